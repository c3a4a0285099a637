import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closeServer } from "../support/close-server";
import { useSite } from "../support/site";

const site = useSite();
/** Limit of unfinished bodies per network (platform/http/bodies/unfinished-bodies), and the excess. */
const MOST = 64;
const MORE = 6;

let server: Server;
const sockets: Socket[] = [];

beforeAll(async () => {
  server = createServer(site.listener());
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await closeServer(server);
});

/** Starts a form without its end, from an address of this machine; `finish` sends that and returns the status. */
function begin(localAddress: string) {
  const { port } = server.address() as AddressInfo;
  const body = `email=${"a".repeat(60_000)}`;
  const socket = connect({ port, host: "127.0.0.1", localAddress });
  sockets.push(socket);
  const status = new Promise<number>((resolve) => {
    socket.once("data", (data) => resolve(Number(data.toString().slice(9, 12))));
    socket.once("error", () => resolve(0));
  });
  const head = [
    "POST /auth HTTP/1.1",
    `Host: 127.0.0.1:${port}`,
    `Origin: http://127.0.0.1:${port}`,
    "Content-Type: application/x-www-form-urlencoded",
  ];
  socket.write([...head, `Content-Length: ${body.length}`, "", body.slice(0, -1)].join("\r\n"));
  return {
    status,
    finish: () => {
      socket.write("a");
      return status;
    },
  };
}

test("one network has so many bodies on their way at once, another its own, and as many again once they have come", async () => {
  const first = Array.from({ length: MOST + MORE }, () => begin("127.0.0.1"));
  const refused: number[] = [];
  for (const { status } of first) void status.then((told) => refused.push(told));
  while (refused.length < MORE) await new Promise((resolve) => setImmediate(resolve));
  expect(refused).toEqual(Array(MORE).fill(503));
  expect(await begin("127.0.0.2").finish()).toBe(400);
  const statuses = await Promise.all(first.map(({ finish }) => finish()));
  expect(statuses.filter((status) => status === 400)).toHaveLength(MOST);
  expect(await begin("127.0.0.1").finish()).toBe(400);
});
