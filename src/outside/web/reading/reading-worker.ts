/** The thread that reads one page or the rules of one site. */
import { parentPort, workerData } from "node:worker_threads";
import type { ThreadTask } from "./read-in-thread.ts";

const task = workerData as ThreadTask;
if ("rules" in task) {
  const { judge } = await import("./site-rules.ts");
  parentPort!.postMessage(judge(task.rules));
} else {
  const { readContent } = await import("./read-content.ts");
  parentPort!.postMessage(readContent(task.content));
}
