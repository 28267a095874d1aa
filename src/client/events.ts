import type { EventOptions } from "./call-options.ts";
import { ConnectionError } from "./errors.ts";
import { eventsOf } from "./event-stream.ts";
import type { OpenStream } from "./stream.ts";

export interface ServerEvent<T> {
  /** The id of this event; where the service does not keep this event, the id of the last kept one. */
  readonly id: number;
  /** The name of the event: `job.running`. */
  readonly event: string;
  readonly data: T;
}

export interface EventFeed<T> extends Pick<EventOptions<T>, "isOver" | "signal"> {
  /** Opens a connection that begins after the event with this id. */
  readonly open: (lastEventId: number) => Promise<OpenStream>;
  readonly lastEventId: number;
  readonly maxRetries: number;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** The wait between two connections before the service has stated one. */
const RECONNECT_MS = 2_000;

/**
 * Server-sent events. A connection that ends or breaks off is opened again after the last event, on any
 * replica, so that no event is missed and none comes twice, until the stream is complete.
 */
export class Events<T> implements AsyncIterable<ServerEvent<T>> {
  readonly #source: EventFeed<T>;

  constructor(source: EventFeed<T>) {
    this.#source = source;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<ServerEvent<T>, void, undefined> {
    const { open, isOver = () => true, maxRetries, wait } = this.#source;
    let lastId = this.#source.lastEventId;
    let last: T | null = null;
    let pauseMs = RECONNECT_MS;
    for (let lost = 0; ; ) {
      try {
        for await (const { id, event, data, retry } of eventsOf(await open(lastId))) {
          // A connection that sent an event resets the count: a long job may outlive any number of
          // connections.
          lost = 0;
          pauseMs = retry ?? pauseMs;
          if (data === null || (id !== null && id <= lastId)) continue;
          lastId = id ?? lastId;
          last = JSON.parse(data) as T;
          yield { id: lastId, event, data: last };
        }
        if (await isOver(last)) return;
      } catch (error) {
        if (!(error instanceof ConnectionError) || ++lost > maxRetries) throw error;
      }
      await wait(pauseMs);
    }
  }
}
