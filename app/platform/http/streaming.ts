/** Marks a response as streaming: nothing on its way, ourselves included, may buffer it to compress it. */
export function setStreaming(headers: Headers) {
  headers.set("cache-control", "private, no-store, no-transform");
  headers.set("x-accel-buffering", "no");
}

export const isStreaming = (headers: Headers) => /\bno-transform\b/.test(headers.get("cache-control") ?? "");

/** Turns a generator into a response body, with backpressure. Calls `end` once: when it finishes, fails or is cancelled. */
export function streamOf(pieces: AsyncGenerator<Uint8Array>, end: () => void): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await pieces.next();
          if (!done) return controller.enqueue(value);
          controller.close();
        } catch (error) {
          controller.error(error);
        }
        end();
      },
      async cancel() {
        await pieces.return(undefined);
        end();
      },
    },
    { highWaterMark: 0 },
  );
}
