import { answerSchema } from "../../contract/answer.ts";
import { dereference, type JsonSchema, jsonSchemaOf, propertiesOf } from "../../contract/json-schema.ts";
import type { Operation } from "../../contract/operation.ts";
import { planInput } from "../http/read-input.ts";
import { errorsOf } from "../openapi/errors.ts";
import { exampleOf } from "../openapi/operation-object.ts";
import { curlOf } from "./curl.ts";
import { type Html, html, prose } from "./html.ts";

/** One operation: its purpose, its input and output, and how to try it. */
export function operationSection(operation: Operation, baseUrl: string): Html {
  const curl = curlOf(operation, baseUrl);
  const example = exampleOf(operation);
  return html`<article class="operation" id="${operation.name}" data-search>
<h3>${prose(operation.summary)}</h3>
${routeOf(operation)}
<p>${prose(operation.description)}</p>
${factsOf(operation)}
${fieldsOf("Request", jsonSchemaOf(operation.input, "input"), planInput(operation))}
${curl === null ? null : html`<h4>Example</h4><pre tabindex="0"><code>${curl}</code></pre>`}
${fieldsOf("Answer", jsonSchemaOf(answerSchema(operation), "output"), null)}
${example === null ? null : html`<h4>Example answer</h4><pre tabindex="0"><code>${JSON.stringify(example, null, 2)}</code></pre>`}
<h4>Errors</h4>
<p>${errorLinks(operation)}</p>
</article>`;
}

function routeOf({ rest, tool, name }: Operation): Html {
  const method = rest?.method ?? "";
  return html`<p class="route">${
    rest === null
      ? null
      : html`<span class="method ${method.toLowerCase()}">${method}</span> <span>${rest.path}</span>`
  }${tool === null ? null : html`<span class="quiet">tool ${tool.name ?? name}</span>`}</p>`;
}

function factsOf(operation: Operation): Html {
  const facts: readonly [string, string][] = [
    ["Scope", operation.scopes.join(" or ")],
    ["Bucket", operation.bucket],
    ["Credits", operation.credits === "metered" ? "charged on success" : "free"],
    ...(operation.idempotency === "none"
      ? []
      : ([["Idempotency-Key", operation.idempotency]] as [string, string][])),
  ];
  return html`<ul class="facts">${facts.map(([name, value]) => html`<li>${name} <b>${value}</b></li>`)}</ul>`;
}

function fieldsOf(title: string, root: JsonSchema, plan: ReturnType<typeof planInput> | null): Html | null {
  const properties = [...propertiesOf(root)];
  if (properties.length === 0) return null;
  const rows = properties.map(
    ([name, { schema, required }]) => html`<tr><th scope="row"><code>${name}</code></th>
<td>${typeOf(root, schema)}${placeOf(name, plan)}${
      required && plan !== null ? html` <span class="required">required</span>` : ""
    }</td><td>${prose(textOf(root, schema))}${partsOf(root, schema)}</td></tr>`,
  );
  return html`<h4>${title}</h4><div class="table fields" tabindex="0" role="region" aria-label="${title} fields"><table><thead><tr>
<th scope="col">Field</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

function placeOf(name: string, plan: ReturnType<typeof planInput> | null): string {
  if (plan?.pathFields.has(name)) return " (path)";
  return plan?.headerFields.has(name) ? ` (header ${plan.headerFields.get(name)})` : "";
}

/** The fields of an object, or of the objects of an array, folded away. */
function partsOf(root: JsonSchema, schema: JsonSchema): Html | null {
  const own = dereference(root, schema);
  const alternatives = (own.anyOf ?? []) as readonly JsonSchema[];
  const object = own.type === "array" ? ((own.items ?? {}) as JsonSchema) : (alternatives[0] ?? own);
  const parts = [...propertiesOf(root, object)];
  if (parts.length === 0) return null;
  return html`<details><summary>${parts.length} fields</summary><ul>${parts.map(
    ([name, part]) =>
      html`<li><code>${name}</code> ${typeOf(root, part.schema)}. ${prose(textOf(root, part.schema))}</li>`,
  )}</ul></details>`;
}

function typeOf(root: JsonSchema, schema: JsonSchema): string {
  const own = dereference(root, schema);
  if (Array.isArray(own.enum)) return own.enum.map(String).join(" | ");
  const parts = (own.anyOf ?? own.oneOf) as readonly JsonSchema[] | undefined;
  if (parts !== undefined) return parts.map((part) => typeOf(root, part)).join(" | ");
  if (own.type === "array") return `array of ${typeOf(root, (own.items ?? {}) as JsonSchema)}`;
  if (typeof own.format === "string") return own.format;
  return own.type === undefined ? "any" : [own.type].flat().join(" | ");
}

function textOf(root: JsonSchema, schema: JsonSchema): string {
  const own = { ...dereference(root, schema), ...schema };
  const description = typeof own.description === "string" ? own.description : "";
  return [
    description,
    boundsOf(own),
    own.default === undefined ? "" : `Default ${JSON.stringify(own.default)}.`,
  ]
    .filter((part) => part !== "")
    .join(" ");
}

function boundsOf(schema: JsonSchema): string {
  const { minLength, maxLength, minimum, maximum, maxItems } = schema;
  if (maxItems !== undefined) return `At most ${String(maxItems)}.`;
  if (maxLength !== undefined) return `${String(minLength ?? 0)}–${String(maxLength)} characters.`;
  const bounded = typeof maximum === "number" && maximum < Number.MAX_SAFE_INTEGER;
  if (minimum !== undefined && bounded) return `${String(minimum)}–${maximum}.`;
  return minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER ? `At least ${String(minimum)}.` : "";
}

function errorLinks(operation: Operation): Html[] {
  const plan = planInput(operation);
  const hasBody = plan.usesBody && plan.schemas.size > plan.pathFields.size + plan.headerFields.size;
  return errorsOf(operation, { hasBody }).map(
    (code) => html`<a href="#error-${code}"><code>${code}</code></a> `,
  );
}
