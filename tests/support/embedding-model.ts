import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** How the stand-in responds: with a vector for each text, an error, something else, or never. */
type Manner = "answers" | "fails" | "nonsense" | "silence";

/**
 * A server on loopback with OpenAI's embeddings endpoint. A text's vector counts some given words, plus a little noise, so that texts on
 * one subject are similar.
 */
export async function anEmbeddingModel(words: readonly string[]) {
  let manner: Manner = "answers";
  const asked: { model: string; input: string[] }[] = [];
  const vectorOf = (text: string) => [...words.map((word) => text.toLowerCase().split(word).length - 1), 0.1];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (piece) => (body += piece));
    request.on("end", () => {
      if (manner === "silence") return;
      if (manner === "fails") return response.writeHead(500, { "content-type": "application/json" }).end('{"error":{"message":"no"}}');
      if (manner === "nonsense" || request.url !== "/v1/embeddings") return response.writeHead(200).end("<html>");
      const question = JSON.parse(body) as { model: string; input: string[] };
      asked.push(question);
      const data = question.input.map((text, index) => ({ object: "embedding", index, embedding: vectorOf(text) }));
      response
        .writeHead(200, { "content-type": "application/json" })
        .end(JSON.stringify({ object: "list", model: question.model, data, usage: { prompt_tokens: 1, total_tokens: 1 } }));
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
