/** Resolves with the result of `work`, or rejects with `error` as soon as `signal` aborts. */
export function endedBy<Result>(signal: AbortSignal | undefined, error: Error, work: Promise<Result>): Promise<Result> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const end = () => reject(error);
    if (signal.aborted) end();
    signal.addEventListener("abort", end, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", end));
  });
}
