import type { Answer } from "./answer.ts";
import type { CallOptions, EventOptions } from "./call-options.ts";
import type { Events } from "./events.ts";
import type { Lines } from "./lines.ts";
import type { Pages } from "./pages.ts";
import type { RestOperation } from "./rest-request.ts";

/** Makes calls, one method for each form of answer. */
export interface Caller {
  answer<T>(operation: RestOperation, input: object, options?: CallOptions): Answer<T>;
  pages<Page, Item>(operation: RestOperation, input: object, options?: CallOptions): Pages<Page, Item>;
  lines<T>(operation: RestOperation, input: object, options?: CallOptions): Lines<T>;
  file(operation: RestOperation, input: object, options?: CallOptions): Answer<Uint8Array>;
  events<T>(operation: RestOperation, input: object, options?: EventOptions<T>): Events<T>;
}

/** A group of operations on one topic. */
export class Topic {
  /** @internal */
  protected readonly caller: Caller;

  constructor(caller: Caller) {
    this.caller = caller;
  }
}

export type ItemsOf<Page, Field extends keyof Page> = Page[Field] extends readonly (infer Item)[]
  ? Item
  : never;
