/** A terminal sends Ctrl-C to every process of the line, and npm forwards it too: both are one signal. */
const ECHO_MS = 1_000;

interface Heard {
  readonly first: (signal: NodeJS.Signals) => void;
  readonly again: (signal: NodeJS.Signals) => void;
}

/** A listener that distinguishes a second signal from the echo of the first. */
export function repeatedSignal({ first, again }: Heard): (signal: NodeJS.Signals) => void {
  let firstAt: number | null = null;
  return (signal) => {
    if (firstAt === null) {
      firstAt = performance.now();
      first(signal);
    } else if (performance.now() - firstAt > ECHO_MS) again(signal);
  };
}
