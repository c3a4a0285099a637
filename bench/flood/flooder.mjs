// Posts bodies to one address, over and over, until it is killed. A message tells it what to post; it reports each response's status.
const waiting = new Promise((resolve) => process.once("message", resolve));
const { url, bodies, connections } = await waiting;
let next = 0;

async function postOnAndOn() {
  for (;;) {
    const { path, type, body } = bodies[next++ % bodies.length];
    const headers = { "content-type": type, origin: url };
    const answer = await fetch(url + path, { method: "POST", body, headers, redirect: "manual" }).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    process.send(answer?.status ?? 0);
  }
}

process.on("disconnect", () => process.exit());
for (let connection = 0; connection < connections; connection += 1) void postOnAndOn();
