let plain: typeof fetch | undefined;

/**
 * The one way in which the site asks another server over HTTP: it follows nobody who leads it on, because a key that it sends along would go to whoever it
 * is led to, on the inner network too.
 */
export const askOut: typeof fetch = (input, init) => (plain ?? fetch)(input, { ...init, redirect: "error" });

/** From now on nothing in this process goes out by the global `fetch`: a library that looks something up by itself reaches nobody. Returns what takes that back. */
export function sealFetch(): () => void {
  const open = plain ?? globalThis.fetch;
  plain = open;
  globalThis.fetch = () => Promise.reject(new Error("nothing goes out but what the site itself asks"));
  return () => {
    plain = undefined;
    globalThis.fetch = open;
  };
}
