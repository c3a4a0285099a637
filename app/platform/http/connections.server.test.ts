import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { boundConnections } from "./connections.server";

const opened: (() => void)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

async function listening(bounds: Parameters<typeof boundConnections>[1]) {
  const server = createServer((_, answer) => answer.end("here"));
  boundConnections(server, bounds);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  opened.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const { port } = server.address() as AddressInfo;
  /** Returns the response over a connection that stays open; null when the connection is closed at once. */
  const ask = () =>
    new Promise<[Socket, string | null]>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n"));
      opened.push(() => socket.destroy());
      socket.once("data", (bytes) => resolve([socket, String(bytes)]));
      socket.once("close", () => resolve([socket, null]));
      socket.on("error", () => undefined);
    });
  return { ask, server };
}

test("one more connection than a network may have is closed, and there is room again once one of its others ends", async () => {
  const { ask } = await listening({ most: 2 });
  const [[first, one], [, two]] = [await ask(), await ask()];
  expect([one, two]).toEqual([expect.stringContaining("200 OK"), expect.stringContaining("200 OK")]);
  expect((await ask())[1]).toBe(null);
  first.destroy();
  await once(first, "close");
  await expect.poll(async () => (await ask())[1]).toContain("200 OK");
});

test("behind a proxy, which all come through, they are not counted by network, but never more than the system lets the process have", async () => {
  const { ask, server } = await listening({ most: 1, isBehindProxy: true });
  for (let times = 0; times < 3; times += 1) expect((await ask())[1]).toContain("200 OK");
  expect(server.maxConnections).toBeGreaterThan(100);
  expect(server.maxConnections).toBeLessThan(Number.POSITIVE_INFINITY);
});
