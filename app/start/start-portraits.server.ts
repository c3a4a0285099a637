/** Starts drawing portraits on the server whose data folder has the embedded database, since pictures are stored there. Returns a function that stops it. */
export function startPortraits() {
  const stopping = new AbortController();
  const drawing = import("./demo-portraits.server").then(({ keepDrawingPortraits }) => keepDrawingPortraits(stopping.signal));
  return async () => {
    stopping.abort();
    await drawing;
  };
}
