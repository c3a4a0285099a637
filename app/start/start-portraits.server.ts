import { setTimeout as wait } from "node:timers/promises";

/** What is opened first comes first: the code that draws, and the drawing, would take the processor from it. */
const BEGIN_AFTER_MS = 2000;

/** Starts drawing portraits on the server whose data folder has the embedded database, since pictures are stored there. Returns a function that stops it. */
export function startPortraits() {
  const stopping = new AbortController();
  const drawing = drawLater(stopping.signal);
  return async () => {
    stopping.abort();
    await drawing;
  };
}

async function drawLater(signal: AbortSignal) {
  await wait(BEGIN_AFTER_MS, undefined, { signal }).catch(() => undefined);
  if (signal.aborted) return;
  const { keepDrawingPortraits } = await import("./demo-portraits.server");
  await keepDrawingPortraits(signal);
}
