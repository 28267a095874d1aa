import type { PlotOptions } from "@observablehq/plot";
import { useEffect, useRef } from "preact/hooks";

type Plot = typeof import("@observablehq/plot");

/**
 * A chart of Observable Plot, whose code is fetched with the first one.
 * @param props.describe what the chart shows, for whoever cannot see it; the figures belong into a table beside it.
 * @param props.options the plot, made with the library once it is there.
 */
export function Chart(props: {
  readonly describe: string;
  readonly options: (plot: Plot) => PlotOptions;
  /** Changes when the chart is to be drawn anew. */
  readonly version: string | number;
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let current = true;
    void import("@observablehq/plot").then((plot) => {
      if (!current || place.current === null) return;
      const width = Math.max(280, Math.min(960, place.current.clientWidth));
      const drawn = plot.plot({ width, ...props.options(plot) });
      // Its own style element would not be admitted; the rules stand in the stylesheet.
      for (const style of drawn.querySelectorAll("style")) style.remove();
      place.current.replaceChildren(drawn);
    });
    return () => {
      current = false;
    };
  }, [props.version]);
  return <div class="chart" ref={place} role="img" aria-label={props.describe} />;
}
