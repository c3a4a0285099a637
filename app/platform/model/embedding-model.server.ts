import type { EmbeddingModel } from "ai";
import { config } from "#app/config.server";
import { fetchWithoutRedirects } from "#app/platform/outgoing.server";
import { Breaker } from "../breaker";

export interface EmbeddingSettings {
  name: string;
  /** An OpenAI-compatible server, such as Ollama. */
  url: string;
  apiKey: string | undefined;
}

/** Turns texts into vectors. `name` is stored with them: vectors of different models are never compared. */
export interface Embedder {
  name: string;
  /** Returns a vector of length 1 for each text, in order. Throws when the server is late, unreachable or answers anything else. */
  embed: (texts: readonly string[], patienceMs: number) => Promise<number[][]>;
}

const BREAKER = { maxFailures: 5, restMs: 30_000 };

let opened: { settings: EmbeddingSettings; embedder: Embedder } | undefined;

/** The configured embedding model, or null. Sends nothing before it is used. */
export function configuredEmbedder(): Embedder | null {
  const settings = config().embeddings;
  if (!settings) return null;
  if (opened?.settings !== settings) opened = { settings, embedder: openEmbedder(settings) };
  return opened.embedder;
}

/** Creates an embedding model from its settings. Loads the library only when it is needed. */
export function openEmbedder({ name, url, apiKey }: EmbeddingSettings): Embedder {
  let model: Promise<EmbeddingModel> | undefined;
  const breaker = new Breaker("embeddings", BREAKER);
  const open = async () => {
    const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
    return createOpenAICompatible({ name: "embeddings", baseURL: url, apiKey, fetch: fetchWithoutRedirects }).embeddingModel(name);
  };
  return {
    name,
    async embed(texts, patienceMs) {
      if (breaker.rests()) throw new Error("the embedding model has not answered lately");
      try {
        const { embedMany } = await import("ai");
        model ??= open();
        const signal = AbortSignal.timeout(patienceMs);
        const { embeddings } = await embedMany({ model: await model, values: [...texts], maxRetries: 0, abortSignal: signal });
        if (embeddings.length !== texts.length) throw new Error("not as many vectors as texts");
        const vectors = embeddings.map(unitVector);
        breaker.succeed();
        return vectors;
      } catch (error) {
        breaker.fail();
        throw error;
      }
    },
  };
}

function unitVector(vector: readonly number[]): number[] {
  const length = Math.hypot(...vector);
  if (!Number.isFinite(length) || length === 0) throw new Error("a vector without a direction");
  return vector.map((value) => value / length);
}
