/** Text that is known to be markup. All other text is escaped when it enters a template. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | null | readonly Part[];

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Markup with its values escaped; arrays are joined and null is empty. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(
    strings.map((text, at) => text + (at < parts.length ? render(parts[at] ?? null) : "")).join(""),
  );
}

function render(part: Part): string {
  if (part === null) return "";
  if (part instanceof Html) return part.text;
  if (typeof part === "object") return part.map(render).join("");
  return String(part).replaceAll(/[&<>"']/g, (character) => entities[character] ?? "");
}

/** Prose in which `code` between backticks is shown as code. */
export function prose(text: string): Html {
  return html`${text.split("`").map((piece, at) => (at % 2 === 1 ? html`<code>${piece}</code>` : piece))}`;
}
