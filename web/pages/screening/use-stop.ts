import { useEffect, useRef } from "preact/hooks";

/** Each run is current until another begins or the page is left. */
export function useStop() {
  const current = useRef(0);
  useEffect(
    () => () => {
      current.current += 1;
    },
    [],
  );
  return {
    begin: () => {
      const mine = ++current.current;
      return () => current.current === mine;
    },
  };
}
