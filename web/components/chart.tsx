import type { PlotOptions } from "@observablehq/plot";
import { useEffect, useRef } from "preact/hooks";

export type Plot = typeof import("@observablehq/plot");

const narrowest = 240;

/**
 * A chart of Observable Plot, whose code is fetched with the first chart. It fills the width of its
 * container, and is drawn again when that width changes.
 * @param props.describe the content of the chart in words, for screen readers; the figures belong into a
 * table beside it.
 * @param props.options builds the plot with the loaded library, for a width in pixels.
 */
export function Chart(props: {
  readonly describe: string;
  readonly options: (plot: Plot, width: number) => PlotOptions;
  /** A change of this value redraws the chart. */
  readonly version: string | number;
}) {
  const place = useRef<HTMLDivElement>(null);
  const options = useRef(props.options);
  options.current = props.options;
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    let plot: Plot | null = null;
    let drawnWidth = 0;
    const draw = () => {
      const width = Math.max(narrowest, Math.floor(element.clientWidth));
      if (plot === null || width === drawnWidth) return;
      drawnWidth = width;
      const drawn = plot.plot({ width, style: { fontSize: "12px" }, ...options.current(plot, width) });
      // The content security policy would block Plot's style element; the stylesheet has its rules.
      for (const style of drawn.querySelectorAll("style")) style.remove();
      // ARIA does not permit a name on a group; the chart as a whole has one.
      for (const group of drawn.querySelectorAll<SVGElement>("[aria-label]")) {
        group.dataset.mark = group.getAttribute("aria-label") ?? "";
        group.removeAttribute("aria-label");
      }
      element.replaceChildren(drawn);
    };
    const observer = new ResizeObserver(draw);
    observer.observe(element);
    void import("@observablehq/plot").then((library) => {
      plot = library;
      draw();
    });
    return () => observer.disconnect();
  }, [props.version]);
  return <div class="chart" ref={place} role="img" aria-label={props.describe} />;
}
