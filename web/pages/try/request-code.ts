/** The code that makes the same call, without a key. */

/** A text as one word of a POSIX shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

export function curlOf(origin: string, path: string, request: object): string {
  return [
    `curl -s ${origin}${path}`,
    '-H "Authorization: Bearer $ASSAY_API_KEY"',
    "-H 'Content-Type: application/json'",
    `-d ${quoted(JSON.stringify(request))}`,
  ].join(" \\\n  ");
}

/** @param call the method of the client, and the fields that are taken from its answer. */
export function clientCodeOf(
  origin: string,
  call: { readonly method: "resolve" | "match"; readonly taken: readonly string[] },
  request: object,
): string {
  return `import { Assay } from "assay/client";

const client = new Assay({ baseUrl: ${JSON.stringify(origin)}, apiKey: process.env.ASSAY_API_KEY! });

const { ${call.taken.join(", ")} } = await client.${call.method}(${JSON.stringify(request, null, 2)});
`;
}
