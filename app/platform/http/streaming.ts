/** Says that an answer comes in pieces: nobody on its way, ourselves included, may hold it back to compress it. */
export function setStreaming(headers: Headers) {
  headers.set("cache-control", "private, no-store, no-transform");
  headers.set("x-accel-buffering", "no");
}

export const isStreaming = (headers: Headers) => /\bno-transform\b/.test(headers.get("cache-control") ?? "");
