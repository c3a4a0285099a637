import { EventEmitter } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, vi } from "vitest";
import { limitBodyTime } from "./body-limit.server";

/** Sends a request that says its body has ten bytes, then `sent` of them; what comes back. */
async function send(path: string, sent: string, times: { most: number; mostOfFile: number }) {
  const server = createServer((incoming, outgoing) => {
    limitBodyTime(incoming, incoming.url === "/with-files", times);
    incoming.resume().once("end", () => outgoing.end("whole"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<string>((resolve) => {
    const sending = request({ port, path, method: "POST", headers: { "content-length": 10 } });
    sending.once("response", (response) => response.setEncoding("utf8").once("data", resolve));
    sending.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? ""));
    sending.write(sent);
  });
  await new Promise((resolve) => server.close(resolve));
  return answer;
}

const HOURS = 3_600_000;

test("a body that does not come to its end is no longer waited for", async () => {
  expect(await send("/auth", "half", { most: 20, mostOfFile: HOURS })).toBe("ECONNRESET");
  expect(await send("/auth", "0123456789", { most: HOURS, mostOfFile: HOURS })).toBe("whole");
});

test("a file may take longer than a form, and not for ever", async () => {
  expect(await send("/with-files", "half", { most: HOURS, mostOfFile: 20 })).toBe("ECONNRESET");
  expect(await send("/with-files", "0123456789", { most: 1, mostOfFile: HOURS })).toBe("whole");
});

test.each(["end", "close", "the connection's close"])("nothing waits for a body, nor holds its request, after %s", (event) => {
  vi.useFakeTimers();
  const socket = new EventEmitter();
  const incoming = Object.assign(new EventEmitter(), { headers: { "content-length": "10" }, socket });
  limitBodyTime(incoming as unknown as IncomingMessage, true);
  expect(vi.getTimerCount()).toBe(1);
  (event === "end" || event === "close" ? incoming : socket).emit(event === "end" ? event : "close");
  expect(vi.getTimerCount()).toBe(0);
  expect(socket.listenerCount("close")).toBe(0);
  vi.useRealTimers();
});
