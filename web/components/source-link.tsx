import { Bidi } from "./bidi.tsx";

/** A source by its id, as a link where its address is a web address: a register could give any scheme. */
export function SourceLink({ id, url }: { readonly id: string; readonly url: string | null }) {
  if (url === null || !/^https?:\/\//.test(url)) return <Bidi>{id}</Bidi>;
  return (
    <a href={url} target="_blank" rel="noreferrer noopener">
      <Bidi>{id}</Bidi>
      <span class="visually-hidden"> (opens the source's own site)</span>
    </a>
  );
}
