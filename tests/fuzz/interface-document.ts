/** The OpenAPI document as a fuzzer reads it: the permitted requests, and the possible answers. */
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
export type Schema = { readonly [keyword: string]: unknown };

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly schema: Schema;
  readonly example?: Json;
  /** Whether the document admits this value. */
  readonly admits: (value: unknown) => boolean;
}

interface Body {
  readonly type: string;
  readonly required: boolean;
  readonly schema: Schema;
  readonly example: Json | undefined;
  readonly admits: (value: unknown) => boolean;
}

export interface DocumentedResponse {
  readonly headers: readonly string[];
  /** By media type: whether the document permits a body; empty where there is no body. */
  readonly content: ReadonlyMap<string, (value: unknown) => boolean>;
}

export interface FuzzedOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Body | null;
  /** null: the operation needs no bearer token. */
  readonly scopes: readonly string[] | null;
  readonly responses: ReadonlyMap<string, DocumentedResponse>;
  /** Methods of the same path, in upper case. */
  readonly siblings: readonly string[];
}

type Node = Readonly<Record<string, unknown>>;
const methods = ["get", "put", "post", "delete", "patch"];
const pointer = (...steps: readonly (string | number)[]): string =>
  steps
    .map((step) => `/${encodeURIComponent(String(step).replaceAll("~", "~0").replaceAll("/", "~1"))}`)
    .join("");

export class InterfaceDocument {
  readonly operations: readonly FuzzedOperation[];
  readonly #root: Node;
  readonly #ajv = new Ajv2020({ strict: false, logger: false });
  readonly #validators = new Map<string, ValidateFunction>();

  constructor(document: unknown) {
    this.#root = document as Node;
    (addFormats as unknown as (ajv: Ajv2020) => void)(this.#ajv);
    this.#ajv.addSchema({ ...this.#root, $id: "document" });
    this.operations = Object.entries(this.#root.paths as Record<string, Node>).flatMap(([path, item]) =>
      methods.flatMap((method) => (item[method] === undefined ? [] : [this.#operation(path, method, item)])),
    );
  }

  /** The schema itself, or the target of its reference. */
  resolve(schema: Schema): Schema {
    return typeof schema.$ref === "string" ? this.resolve(this.#at(schema.$ref) as Schema) : schema;
  }

  #at(reference: string): unknown {
    return reference
      .slice(2)
      .split("/")
      .reduce<unknown>(
        (node, step) => (node as Node)[decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~")],
        this.#root,
      );
  }

  #admits(place: string): (value: unknown) => boolean {
    return (value) => {
      const known = this.#validators.get(place);
      const validator = known ?? this.#ajv.compile({ $ref: `document#${place}` });
      if (known === undefined) this.#validators.set(place, validator);
      return validator(value) as boolean;
    };
  }

  #operation(path: string, method: string, item: Node): FuzzedOperation {
    const said = item[method] as Node;
    const at = pointer("paths", path, method);
    const parameters = ((said.parameters ?? []) as readonly Omit<Parameter, "admits">[]).map(
      (one, index) => ({
        ...one,
        admits: this.#admits(`${at}${pointer("parameters", index, "schema")}`),
      }),
    );
    const responses = Object.entries(said.responses as Record<string, Node>).map(
      ([status, response]) =>
        [status, this.#response(response, `${at}${pointer("responses", status)}`)] as const,
    );
    return {
      id: String(said.operationId),
      method: method.toUpperCase(),
      path,
      parameters,
      body: this.#body(said, at),
      scopes: (said["x-accepted-key-scopes"] as readonly string[] | undefined) ?? null,
      responses: new Map(responses),
      siblings: methods.filter((one) => item[one] !== undefined).map((one) => one.toUpperCase()),
    };
  }

  #body(said: Node, at: string): Body | null {
    const body = said.requestBody as { required?: boolean; content: Record<string, Node> } | undefined;
    const [offered] = Object.entries(body?.content ?? {});
    if (offered === undefined) return null;
    const [type, media] = offered;
    return {
      type,
      required: body?.required === true,
      schema: media.schema as Schema,
      example: media.example as Json | undefined,
      admits: this.#admits(`${at}${pointer("requestBody", "content", type, "schema")}`),
    };
  }

  #response(response: Node, at: string): DocumentedResponse {
    const { $ref } = response;
    if (typeof $ref === "string") return this.#response(this.#at($ref) as Node, $ref.slice(1));
    const content = Object.keys((response.content ?? {}) as Node).map(
      (type) => [type, this.#admits(`${at}${pointer("content", type, "schema")}`)] as const,
    );
    return { headers: Object.keys((response.headers ?? {}) as Node), content: new Map(content) };
  }
}
