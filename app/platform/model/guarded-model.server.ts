import type { LanguageModel, LanguageModelMiddleware } from "ai";
import { Breaker } from "../breaker";
import { estimateTokens, releaseTokens, reserveTokens } from "./model-tokens.server";

const BREAKER = { maxFailures: 5, restMs: 30_000 };

/** A call cancelled after this much silence counts as a timeout; an earlier one was merely cancelled. */
const SILENCE_MS = 2000;

type Stream = Awaited<ReturnType<Parameters<NonNullable<LanguageModelMiddleware["wrapStream"]>>[0]["doStream"]>>["stream"];
type Part = Stream extends ReadableStream<infer Each> ? Each : never;

/**
 * A model that is not called while its breaker is open, nor once the day's tokens are spent: it then fails at once, and the built-in
 * engine's answer is used. Counts an answer's tokens as the provider reports them, or else the maximum possible.
 */
export async function guardedModel(model: Exclude<LanguageModel, string>): Promise<LanguageModel> {
  const { wrapLanguageModel } = await import("ai");
  const breaker = new Breaker("model", BREAKER);
  const wrapStream: LanguageModelMiddleware["wrapStream"] = async ({ doStream, params }) => {
    if (breaker.rests()) throw new Error("the language model has not answered lately");
    const taken = estimateTokens(JSON.stringify(params.prompt), params.maxOutputTokens);
    if (!(await reserveTokens(taken))) throw new Error("the language model's tokens of today are spent");
    const began = performance.now();
    try {
      const { stream, ...answer } = await doStream();
      return { ...answer, stream: stream.pipeThrough(watch(breaker, taken, began)) };
    } catch (error) {
      if (!params.abortSignal?.aborted || performance.now() - began >= SILENCE_MS) breaker.fail();
      throw error;
    }
  };
  return wrapLanguageModel({ model, middleware: { wrapStream } });
}

/** Observes how an answer ends: successfully, with an error, or cancelled. */
function watch(breaker: Breaker, taken: number, began: number): TransformStream<Part, Part> {
  let isAnswering = false;
  const watching = {
    async transform(part: Part, controller: TransformStreamDefaultController<Part>) {
      if (part.type === "error") breaker.fail();
      if (part.type === "text-delta" || part.type === "tool-call") isAnswering = true;
      if (part.type === "finish") {
        breaker.succeed();
        const { inputTokens, outputTokens } = part.usage;
        if (inputTokens.total !== undefined && outputTokens.total !== undefined)
          await releaseTokens(taken - inputTokens.total - outputTokens.total);
      }
      controller.enqueue(part);
    },
    cancel() {
      if (!isAnswering && performance.now() - began >= SILENCE_MS) breaker.fail();
    },
  };
  return new TransformStream(watching);
}
