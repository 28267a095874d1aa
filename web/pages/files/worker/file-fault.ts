/** The reason why a file cannot be used, with advice, as sentences. They repeat no content of the file. */
export class FileFault extends Error {
  override readonly name = "FileFault";
}
