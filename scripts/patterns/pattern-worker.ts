/** Checks the patterns that its parent thread sends, one after another, and answers each with its fault or null. */
import { parentPort } from "node:worker_threads";
import { patternFault } from "./pattern-fault.ts";

parentPort!.on("message", (text: string) => parentPort!.postMessage(patternFault(text)));
