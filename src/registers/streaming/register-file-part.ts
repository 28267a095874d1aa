/** One file of text inside a register file: the file itself, or a member of the archive. */
export interface RegisterFilePart {
  readonly name: string;
  readonly archived: boolean;
  /** Uncompressed bytes, to be read once and before the next part is asked for. */
  readonly chunks: AsyncIterable<Buffer>;
}

/** Told how many bytes on disk have been consumed. */
export type ReadProgress = (bytesRead: number) => void;
