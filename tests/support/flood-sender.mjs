import { parentPort, workerData } from "node:worker_threads";

const { url, connections, bodies } = workerData;

async function post({ name, path, type, body }) {
  const headers = { "content-type": type, origin: url };
  const answer = await fetch(url + path, { method: "POST", body, headers, redirect: "manual" });
  return { name, status: answer.status, text: await answer.text() };
}

const answers = [];
const left = bodies.values();
await Promise.all(
  Array.from({ length: connections }, async () => {
    for (const body of left) answers.push(await post(body));
  }),
);
parentPort.postMessage(answers);
