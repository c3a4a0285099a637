import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { blockGlobalFetch, fetchWithoutRedirects } from "./outgoing.server";

const asked: string[] = [];
const server = createServer((request, answer) => {
  asked.push(request.url ?? "");
  if (request.url === "/led-on") answer.writeHead(302, { location: "/inner" });
  answer.end("here");
});
const address = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => server.close());
const sealed: (() => void)[] = [];
const seal = () => void sealed.push(blockGlobalFetch());
afterEach(() => {
  for (const open of sealed.splice(0)) open();
  asked.length = 0;
});

test("once it is sealed a library reaches nobody, and the site itself does", async () => {
  seal();
  seal();
  await expect(fetch(address("/library"))).rejects.toThrow("nothing goes out");
  expect(await (await fetchWithoutRedirects(address("/own"))).text()).toBe("here");
  expect(asked).toEqual(["/own"]);
});

test("the site follows nobody who leads it on, sealed or not", async () => {
  await expect(fetchWithoutRedirects(address("/led-on"))).rejects.toThrow();
  seal();
  await expect(fetchWithoutRedirects(address("/led-on"), { redirect: "follow" })).rejects.toThrow();
  expect(asked).toEqual(["/led-on", "/led-on"]);
});
