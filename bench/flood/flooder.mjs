// A thread that posts bodies to one address, over and over, until it is ended: what the bench measures is on another thread.
import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";

// Whoever floods a server does so from another machine: here it must not take the processor that answers. Of Linux a priority is a thread's own.
if (process.platform === "linux") setPriority(19);

const { url, bodies, connections } = workerData;
let next = 0;

async function postOnAndOn() {
  for (;;) {
    const { path, type, body } = bodies[next++ % bodies.length];
    const headers = { "content-type": type, origin: url };
    const answer = await fetch(url + path, { method: "POST", body, headers, redirect: "manual" }).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    parentPort.postMessage(answer?.status ?? 0);
  }
}

for (let connection = 0; connection < connections; connection += 1) void postOnAndOn();
