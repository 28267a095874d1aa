import { useEffect, useState } from "preact/hooks";
import { visibleText } from "../../components/bidi.tsx";
import type { DrawnPicture } from "./ownership-edges.ts";

const NODE = { width: 190, height: 46 };
const LONGEST_NAME = 26;
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

type Edge = DrawnPicture["edges"][number];

interface Placed {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly { readonly id: string; readonly x: number; readonly y: number }[];
  readonly lines: readonly {
    readonly edge: Edge;
    readonly path: string;
    readonly x: number;
    readonly y: number;
  }[];
}

/**
 * The companies above one company, owners at the top. The table beside the graph states the same in words.
 */
export function OwnershipGraph({ picture }: { readonly picture: DrawnPicture }) {
  const [placed, setPlaced] = useState<Placed | null>(null);
  const [zoom, setZoom] = useState<number>(1);
  useEffect(() => {
    let current = true;
    void layOut(picture).then((done) => {
      if (current) setPlaced(done);
    });
    return () => {
      current = false;
    };
  }, [picture]);
  if (placed === null) return <div class="chart-place" />;
  const step = (by: number) => setZoom(zooms[zooms.indexOf(zoom as (typeof zooms)[number]) + by] ?? zoom);
  return (
    <div class="stack-tight">
      <div class="row">
        <button class="button small" type="button" disabled={zoom === zooms[0]} onClick={() => step(-1)}>
          Smaller
        </button>
        <button class="button small" type="button" disabled={zoom === zooms.at(-1)} onClick={() => step(1)}>
          Larger
        </button>
        <span class="soft small">{Math.round(100 * zoom)}%</span>
      </div>
      <Drawing placed={placed} picture={picture} zoom={zoom} />
    </div>
  );
}

interface Drawn {
  readonly placed: Placed;
  readonly picture: DrawnPicture;
  readonly zoom: number;
}

function Drawing({ placed, picture, zoom }: Drawn) {
  const nameOf = new Map(picture.companies.map((company) => [company.id, company.name]));
  const described = `${picture.companies.length} companies and ${picture.edges.length} statements; the table below lists each.`;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys */}
      <section class="ownership-place" tabIndex={0} aria-label="Ownership graph">
        <svg
          role="img"
          aria-label={described}
          width={placed.width * zoom}
          height={placed.height * zoom}
          viewBox={`0 0 ${placed.width} ${placed.height}`}
        >
          <title>{described}</title>
          <defs>
            <marker
              id="ownership-arrow"
              viewBox="0 0 8 8"
              refX="8"
              refY="4"
              markerWidth="7"
              markerHeight="7"
              orient="auto"
            >
              <path d="M0 0 8 4 0 8z" class="ownership-arrow" />
            </marker>
          </defs>
          {placed.lines.map(({ edge, path, x, y }) => (
            <g key={`${edge.from} ${edge.to} ${edge.hop.relationship}`} class={classOf(edge)}>
              <path d={path} class="ownership-line" marker-end="url(#ownership-arrow)" />
              <text x={x} y={y} class="ownership-label">
                {edge.closesCycle ? `↺ ${edge.label}` : edge.label}
              </text>
            </g>
          ))}
          {placed.nodes.map(({ id, x, y }) => (
            <g key={id} class={id === picture.start ? "ownership-company start" : "ownership-company"}>
              <rect
                x={x - NODE.width / 2}
                y={y - NODE.height / 2}
                width={NODE.width}
                height={NODE.height}
                rx="6"
              />
              <text x={x} y={y + 4}>
                {short(nameOf.get(id) ?? id)}
              </text>
            </g>
          ))}
        </svg>
      </section>
    </>
  );
}

const classOf = ({ kind, level, closesCycle }: Edge): string =>
  ["ownership-edge", kind, level, closesCycle ? "cycle" : ""].join(" ").trim();

function short(name: string): string {
  const shown = visibleText(name);
  const letters = [...shown];
  return letters.length <= LONGEST_NAME ? shown : `${letters.slice(0, LONGEST_NAME - 1).join("")}…`;
}

/** Places the companies in layers; the layout engine is fetched with the first graph. */
async function layOut({ companies, edges }: DrawnPicture): Promise<Placed> {
  const { Graph, layout } = await import("@dagrejs/dagre");
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: "BT", nodesep: 30, ranksep: 70, marginx: 12, marginy: 12 });
  for (const { id } of companies) graph.setNode(id, { ...NODE });
  for (const [at, edge] of edges.entries())
    graph.setEdge(
      edge.from,
      edge.to,
      { width: 7 * edge.label.length, height: 16, labelpos: "c", edge },
      String(at),
    );
  layout(graph);
  const size = graph.graph() as { width?: number; height?: number };
  return {
    width: size.width ?? NODE.width,
    height: size.height ?? NODE.height,
    nodes: companies.map(({ id }) => {
      const { x, y } = graph.node(id) as { x: number; y: number };
      return { id, x, y };
    }),
    lines: graph.edges().map((key: { v: string; w: string; name?: string }) => {
      const line = graph.edge(key) as unknown as {
        edge: Edge;
        points: readonly { x: number; y: number }[];
        x?: number;
        y?: number;
      };
      const path = line.points.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x} ${y}`).join("");
      return { edge: line.edge, path, x: line.x ?? 0, y: line.y ?? 0 };
    }),
  };
}
