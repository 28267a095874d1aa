/** Colours by role, for light and dark; every picture uses only these. */
const STYLE = `
text{font-family:system-ui,-apple-system,"Segoe UI",sans-serif;font-size:12px;fill:#1f2328}
.title{font-size:15px;font-weight:600}.note{fill:#59636e}.end{text-anchor:end}.middle{text-anchor:middle}
.paper{fill:#ffffff}.grid{stroke:#d8dee4}.axis{stroke:#818b98}.ideal{stroke:#818b98;stroke-dasharray:4 4}
.first{stroke:#0969da}.first-fill{fill:#0969da}.second{stroke:#bc4c00}.second-fill{fill:#bc4c00}.idle-fill{fill:#afb8c1}
.band{fill:#0969da;opacity:.15}.line{fill:none;stroke-width:2}
@media (prefers-color-scheme:dark){text{fill:#e6edf3}.note{fill:#9198a1}.paper{fill:#0d1117}.grid{stroke:#30363d}
.axis,.ideal{stroke:#7d8590}.first{stroke:#58a6ff}.first-fill{fill:#58a6ff}.second{stroke:#f0883e}.second-fill{fill:#f0883e}
.idle-fill{fill:#484f58}.band{fill:#58a6ff;opacity:.2}}`.trim();

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** The content of the picture in words, for screen readers. */
  readonly description: string;
  readonly body: readonly string[];
}

/** A picture as a separate file, readable on a light and on a dark page. */
export function svgDocument({ width, height, title, description, body }: Picture): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="t d">
<title id="t">${escapeText(title)}</title>
<desc id="d">${escapeText(description)}</desc>
<style>${STYLE}</style>
<rect class="paper" width="${width}" height="${height}" rx="6"/>
${text({ x: 20, y: 28, style: "title" }, title)}
${body.join("\n")}
</svg>
`;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function text({ x, y, style = "" }: Point & { readonly style?: string }, content: string): string {
  return `<text x="${fixed(x)}" y="${fixed(y)}"${style === "" ? "" : ` class="${style}"`}>${escapeText(content)}</text>`;
}

export function segment(from: Point, to: Point, style: string): string {
  return `<line x1="${fixed(from.x)}" y1="${fixed(from.y)}" x2="${fixed(to.x)}" y2="${fixed(to.y)}" class="${style}"/>`;
}

export function polyline(points: readonly Point[], style: string): string {
  return `<polyline points="${listOf(points)}" class="line ${style}"/>`;
}

export function polygon(points: readonly Point[], style: string): string {
  return `<polygon points="${listOf(points)}" class="${style}"/>`;
}

/** A bar between two corners, in any order; `title` is its tooltip. */
export function bar(from: Point, to: Point, style: string, title: string): string {
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
  const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
  return `<rect x="${fixed(left)}" y="${fixed(top)}" width="${fixed(right - left)}" height="${fixed(bottom - top)}" class="${style}"><title>${escapeText(title)}</title></rect>`;
}

export function dot({ x, y }: Point, style: string, title: string): string {
  return `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="4" class="${style}"><title>${escapeText(title)}</title></circle>`;
}

function listOf(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${fixed(x)},${fixed(y)}`).join(" ");
}

function fixed(value: number): string {
  return String(Number(value.toFixed(1)));
}

function escapeText(content: string): string {
  return content
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
