import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { generateText } from "ai";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmbedder } from "./embedding-model.server";
import { type ModelSettings, openModel } from "./model.server";

const servers: Server[] = [];
const reached: string[] = [];
let leadingOn = "";

async function aServer(status: number, location?: string) {
  const server = createServer((request, response) => {
    reached.push(`${status} ${request.method}`);
    response.writeHead(status, location ? { location } : {}).end("{}");
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  leadingOn = await aServer(307, await aServer(200));
});
afterAll(() => Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve)))));

test("a model's server that leads on to another gets what people say there neither by its words nor by its key", async () => {
  for (const provider of ["openai", "ollama", "anthropic"] satisfies ModelSettings["provider"][]) {
    const model = await openModel({ provider, name: "m", baseUrl: leadingOn, apiKey: "k" });
    await expect(generateText({ model, prompt: "my patent", maxRetries: 0 }), provider).rejects.toThrow();
  }
  await expect(openEmbedder({ name: "m", url: leadingOn, apiKey: "k" }).embed(["my patent"], 5000)).rejects.toThrow();
  expect(reached).toEqual(Array(4).fill("307 POST"));
});
