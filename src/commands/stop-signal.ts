/** Fulfils when the process is told to stop; told again, it goes at once, as it would have without this. */
export function stopSignal(): Promise<string> {
  return new Promise((resolve) => {
    process.once("SIGTERM", resolve);
    process.once("SIGINT", resolve);
  });
}
