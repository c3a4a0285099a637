import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * How the stand-in responds: with text; with a tool call and then text; with text and the rest on command; breaking off; falling silent;
 * with an error; or never.
 */
export type Manner =
  | { says: string }
  | { looksFor: string; says: string }
  | { says: string; last: string; when: Promise<void> }
  | { breaksOffAfter: string }
  | { stallsAfter: string }
  | { fails: number }
  | "silence";

/** A server on loopback with an OpenAI-compatible API, for tests of every possible response of a model. */
export async function aLanguageModel() {
  let manner: Manner = "silence";
  const asked: string[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (piece) => (body += piece));
    request.on("end", () => {
      asked.push(body);
      if (manner === "silence") return;
      if ("fails" in manner)
        return response.writeHead(manner.fails, { "content-type": "application/json" }).end('{"error":{"message":"no"}}');
      response.writeHead(200, { "content-type": "text/event-stream" });
      if ("breaksOffAfter" in manner) {
        response.write(chunk({ content: manner.breaksOffAfter }));
        return response.destroy();
      }
      const isToolDue = "looksFor" in manner && !body.includes('"role":"tool"');
      if (isToolDue) {
        const call = { name: "findAdvisors", arguments: JSON.stringify({ need: (manner as { looksFor: string }).looksFor }) };
        response.write(chunk({ tool_calls: [{ index: 0, id: "call-1", type: "function", function: call }] }));
        return response.end(`${chunk({}, "tool_calls")}data: [DONE]\n\n`);
      }
      if ("stallsAfter" in manner) return response.write(chunk({ content: manner.stallsAfter }));
      if ("when" in manner) {
        const { says, last, when } = manner;
        response.write(chunk({ content: says }));
        return when.then(() => response.end(`${chunk({ content: last })}${chunk({}, "stop")}data: [DONE]\n\n`));
      }
      for (const word of manner.says.split(/(?<= )/)) response.write(chunk({ content: word }));
      response.end(`${chunk({}, "stop")}data: [DONE]\n\n`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    behave(next: Manner) {
      manner = next;
      asked.length = 0;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function chunk(delta: object, finish_reason: string | null = null): string {
  const event = { id: "1", object: "chat.completion.chunk", created: 1, model: "stand-in", choices: [{ index: 0, delta, finish_reason }] };
  return `data: ${JSON.stringify(event)}\n\n`;
}
