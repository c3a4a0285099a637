import { once } from "node:events";
import { Agent, createServer, request, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { drain } from "./drain.server";
import { refuseTunnel } from "./request-line.server";

const LONG_MS = 60_000;

async function aServer() {
  const waiting: ServerResponse[] = [];
  const server = createServer(({ url }, answer) => (url === "/waits" ? waiting.push(answer) : answer.end("here")));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const agent = new Agent({ keepAlive: true });
  const ask = (path: string) =>
    new Promise<string | undefined>((resolve, reject) => {
      const asking = request({ port: (server.address() as AddressInfo).port, path, agent }, (answer) => {
        answer.resume();
        answer.once("end", () => resolve(answer.headers.connection));
        answer.once("error", reject);
      });
      asking.once("error", reject);
      asking.end();
    });
  return { server, ask, waiting };
}

test("whoever keeps a connection open is told to leave with the next answer, what was begun before is finished, and nothing waits for what is idle", async () => {
  const { server, ask, waiting } = await aServer();
  const begun = ask("/waits");
  expect(await ask("/")).toBe("keep-alive");
  await expect.poll(() => waiting.length).toBe(1);
  const drained = drain(server, { farewellMs: 200, maxMs: LONG_MS });
  expect(await ask("/")).toBe("close");
  await expect.poll(() => server.listening).toBe(false);
  // Its connection was kept alive by an earlier response, and nothing more arrives over it.
  waiting[0]!.end("late");
  await begun;
  await drained;
});

test("what does not come to an end is cut off", async () => {
  const { server, ask, waiting } = await aServer();
  const begun = ask("/waits").catch((error: NodeJS.ErrnoException) => error.code);
  await expect.poll(() => waiting.length).toBe(1);
  await drain(server, { farewellMs: 0, maxMs: 100 });
  expect(await begun).toBe("ECONNRESET");
});

/** Requests a tunnel, and keeps sending into it without end. */
async function askForTunnel(server: Server) {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(`CONNECT evil:80 HTTP/1.1\r\nHost: evil\r\n\r\n${"a".repeat(400_000)}`);
  const [answer] = await once(socket, "data");
  return { socket, answer: String(answer) };
}

test("who was refused a tunnel, and goes on sending, keeps no server from stopping", async () => {
  const { server } = await aServer();
  server.on("connect", refuseTunnel);
  const { socket, answer } = await askForTunnel(server);
  expect(answer).toMatch(/^HTTP\/1.1 405 /);
  await drain(server, { farewellMs: 0, maxMs: LONG_MS });
  socket.destroy();
});

test("nor does a connection that nobody reads or ends", async () => {
  const { server } = await aServer();
  server.on("connect", (_, held) => held.end("HTTP/1.1 405 No\r\n\r\n"));
  const { socket } = await askForTunnel(server);
  await drain(server, { farewellMs: 0, maxMs: 100 });
  expect(server.listening).toBe(false);
  socket.destroy();
});

/** Opens enough connections to fill the accept queue, posts over each, and returns the results. */
const POSTS = `
  const { connect } = require("node:net");
  const { parentPort, workerData: { port, count, signal } } = require("node:worker_threads");
  const post = () => new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.write("POST / HTTP/1.1\\r\\nHost: here\\r\\nContent-Length: 0\\r\\n\\r\\n", () => {
      if (Atomics.add(signal, 0, 1) + 1 === count) Atomics.notify(signal, 0);
    });
    socket.once("data", () => resolve("answered")).once("error", ({ code }) => resolve(code)).once("close", () => resolve("closed"));
  });
  Promise.all(Array.from({ length: count }, post)).then((fates) => parentPort.postMessage(fates));
`;

test("whoever has connected before a server closes its door is let in and answered, however many wait there", async () => {
  const { server } = await aServer();
  const [count, signal] = [20, new Int32Array(new SharedArrayBuffer(4))];
  const worker = new Worker(POSTS, { eval: true, workerData: { port: (server.address() as AddressInfo).port, count, signal } });
  const fates = once(worker, "message");
  const drained = drain(server, { farewellMs: 0, maxMs: LONG_MS });
  // Keeps the server busy while they connect.
  for (let come = 0; come < count; come = Atomics.load(signal, 0)) Atomics.wait(signal, 0, come);
  expect((await fates)[0]).toEqual(Array.from({ length: count }, () => "answered"));
  await drained;
});
