/** Says that an answer comes in pieces: nobody on its way, ourselves included, may hold it back to compress it. */
export function setStreaming(headers: Headers) {
  headers.set("cache-control", "private, no-store, no-transform");
  headers.set("x-accel-buffering", "no");
}

export const isStreaming = (headers: Headers) => /\bno-transform\b/.test(headers.get("cache-control") ?? "");

/** Pieces as the body of an answer: each is made when there is room for it. `end` is called once, when the last was taken, one failed, or nobody takes them any more. */
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
