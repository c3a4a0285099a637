import { EventEmitter, once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { expect, test, vi } from "vitest";
import { limitBodyTime } from "./body-limit.server";

/** Sends a request that declares a body of ten bytes, then `sent`. Returns the response. */
async function send(path: string, sent: string, times: { most: number; maxOfFile: number; watched?: number }) {
  const server = createServer((incoming, outgoing) => {
    outgoing.setHeader("x-frame-options", "DENY");
    limitBodyTime(incoming, outgoing, incoming.url === "/with-files", times);
    if (incoming.url === "/answered") outgoing.write("half");
    incoming.resume().once("end", () => outgoing.end("whole"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<string>((resolve) => {
    const sending = request({ port, path, method: "POST", headers: { "content-length": 10 } });
    sending.once("response", (response) => {
      const { statusCode, headers } = response;
      response
        .setEncoding("utf8")
        .once("data", (text) => resolve(statusCode === 200 ? text : `${statusCode} ${Object.values(headers).join(", ")}`));
      response.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? ""));
    });
    sending.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? ""));
    sending.write(sent);
  });
  await new Promise((resolve) => server.close(resolve));
  return answer;
}

const HOURS = 3_600_000;

const TOLD = "408 DENY, text/plain; charset=utf-8, 16, close";

test("a body that does not come to its end is no longer waited for, which its sender is told", async () => {
  expect(await send("/auth", "half", { most: 20, maxOfFile: HOURS })).toBe(TOLD);
  expect(await send("/auth", "0123456789", { most: HOURS, maxOfFile: HOURS })).toBe("whole");
});

test("a file may take longer than a form, and not for ever", async () => {
  expect(await send("/with-files", "half", { most: HOURS, maxOfFile: 20 })).toBe(TOLD);
  expect(await send("/with-files", "0123456789", { most: 1, maxOfFile: HOURS })).toBe("whole");
});

test("a file that hardly comes on is no longer waited for", async () => {
  expect(await send("/with-files", "half", { most: HOURS, maxOfFile: HOURS, watched: 20 })).toBe(TOLD);
});

test("a body that is slow while it is answered already ends with its connection, and nothing is told in the middle of the answer", async () => {
  expect(await send("/answered", "half", { most: 20, maxOfFile: HOURS })).toBe("half");
});

/** A request that declares a body of ten bytes, and its response, as far as timeouts are concerned. */
function aRequest() {
  const socket = new EventEmitter();
  const incoming = Object.assign(new Readable({ read() {} }), { headers: { "content-length": "10" }, socket });
  const outgoing = new EventEmitter();
  limitBodyTime(incoming as unknown as IncomingMessage, outgoing as unknown as ServerResponse, true);
  return { socket, incoming, outgoing };
}

test.each([
  ["its end", ({ incoming }: ReturnType<typeof aRequest>) => incoming.emit("end")],
  ["its close", ({ incoming }: ReturnType<typeof aRequest>) => incoming.emit("close")],
  ["the close of the connection", ({ socket }: ReturnType<typeof aRequest>) => socket.emit("close")],
])("nothing waits for a body after %s", (_, happens) => {
  vi.useFakeTimers();
  const asked = aRequest();
  expect(vi.getTimerCount()).toBe(2);
  happens(asked);
  expect(vi.getTimerCount()).toBe(0);
  expect(asked.socket.listenerCount("close")).toBe(0);
  vi.useRealTimers();
});

test("a body that nobody has read is let go by once it is answered", async () => {
  const { socket, incoming, outgoing } = aRequest();
  const heard: string[] = [];
  incoming.on("data", (piece) => heard.push(String(piece))).pause();
  incoming.push("01234");
  outgoing.emit("close");
  incoming.push("56789");
  incoming.push(null);
  await once(incoming, "close");
  expect(heard).toEqual([]);
  expect(socket.listenerCount("close")).toBe(0);
});
