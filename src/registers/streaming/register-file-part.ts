/** One file of text inside a register file: the file itself, or a member of the archive. */
export interface RegisterFilePart {
  readonly name: string;
  readonly archived: boolean;
  /** Uncompressed bytes, to be read once and before the next part is requested. */
  readonly chunks: AsyncIterable<Buffer>;
}

/** Receives the number of bytes on disk that have been consumed. */
export type ReadProgress = (bytesRead: number) => void;
