/** Rules of Assay beyond those of public linters (specification §4.8): requests are closed and bounded. */

type Node = Readonly<Record<string, unknown>>;

/**
 * Every place of a document that breaks a rule of Assay, as `path: rule`; empty for a document that keeps
 * them. Requests: strings have `maxLength`, arrays `maxItems`, integers both bounds, objects are closed.
 * Everywhere: properties are snake_case. Each operation with a body in its success has an example of it.
 */
export function openApiFaults(document: Readonly<Record<string, unknown>>): string[] {
  const faults: string[] = [];
  const schemas = ((document.components as Node).schemas ?? {}) as Readonly<Record<string, Node>>;
  for (const [path, methods] of Object.entries(document.paths as Readonly<Record<string, Node>>)) {
    for (const [method, operation] of Object.entries(methods) as [string, Node][]) {
      const at = `${method.toUpperCase()} ${path}`;
      for (const parameter of (operation.parameters ?? []) as readonly Node[]) {
        requestFaults({
          schema: parameter.schema as Node,
          at: `${at} ${String(parameter.name)}`,
          schemas,
          faults,
        });
      }
      const body = (operation.requestBody as { content: Readonly<Record<string, Node>> } | undefined)
        ?.content;
      // Additional fields of a form are ignored (RFC 6749 §3.2), so only JSON is closed.
      const { "application/json": json } = body ?? {};
      for (const { schema } of json === undefined ? [] : [json]) {
        requestFaults({ schema: schema as Node, at: `${at} body`, schemas, faults });
      }
      faults.push(...answerFaults(operation, at));
    }
  }
  for (const [name, schema] of Object.entries(schemas)) faults.push(...nameFaults(schema, name));
  const text = JSON.stringify(document);
  for (const name of Object.keys(schemas)) {
    if (!text.includes(`"#/components/schemas/${name}"`))
      faults.push(`${name}: a schema that nothing refers to`);
  }
  return [...new Set(faults)];
}

interface Place {
  readonly schema: Node;
  readonly at: string;
  readonly schemas: Readonly<Record<string, Node>>;
  readonly faults: string[];
}

function requestFaults({ schema, at, schemas, faults }: Place, seen: readonly string[] = []): void {
  const { $ref } = schema;
  if (typeof $ref === "string") {
    const name = $ref.slice("#/components/schemas/".length);
    const target = schemas[name];
    if (target === undefined) faults.push(`${at}: dangling reference to ${name}`);
    else if (!seen.includes(name)) requestFaults({ schema: target, at, schemas, faults }, [...seen, name]);
    return;
  }
  faults.push(...boundFaults(schema).map((rule) => `${at}: ${rule}`));
  for (const [part, inner] of partsOf(schema)) {
    requestFaults({ schema: inner, at: `${at}${part}`, schemas, faults }, seen);
  }
}

function boundFaults(schema: Node): string[] {
  const types = [schema.type].flat();
  if (schema.enum !== undefined || schema.const !== undefined) return [];
  return [
    types.includes("string") && schema.maxLength === undefined && "string without maxLength",
    types.includes("array") && schema.maxItems === undefined && "array without maxItems",
    types.includes("integer") && schema.minimum === undefined && "integer without minimum",
    types.includes("integer") && schema.maximum === undefined && "integer without maximum",
    types.includes("object") &&
      schema.properties !== undefined &&
      schema.additionalProperties !== false &&
      "object that is not closed",
  ].filter((rule) => rule !== false);
}

function* partsOf(schema: Node): Generator<[string, Node]> {
  for (const [name, inner] of Object.entries((schema.properties ?? {}) as Readonly<Record<string, Node>>)) {
    yield [`.${name}`, inner];
  }
  for (const keyword of ["items", "additionalProperties"]) {
    const inner = schema[keyword];
    if (inner !== null && typeof inner === "object") yield ["[]", inner as Node];
  }
  for (const keyword of ["allOf", "anyOf", "oneOf"]) {
    for (const inner of (schema[keyword] ?? []) as readonly Node[]) yield ["", inner];
  }
}

function nameFaults(schema: Node, at: string): string[] {
  return [...partsOf(schema)].flatMap(([part, inner]) => [
    ...(/^\.(?![a-z][a-z0-9_]*$)/.test(part) ? [`${at}${part}: not snake_case`] : []),
    ...nameFaults(inner, `${at}${part}`),
  ]);
}

function answerFaults(operation: Node, at: string): string[] {
  return Object.entries(operation.responses as Readonly<Record<string, Node>>)
    .filter(([status, { content }]) => status.startsWith("2") && content !== undefined)
    .flatMap(([status, { content }]) => {
      const body = (content as Readonly<Record<string, Node>>)["application/json"];
      return body !== undefined && "example" in body
        ? []
        : [`${at} ${status}: no example that the schema accepts`];
    });
}
