let plain: typeof fetch | undefined;

/**
 * The only way in which the site sends HTTP requests to other servers: without following redirects, since the API key in a request would go
 * to the redirect's target, which may even be on the internal network.
 */
export const fetchWithoutRedirects: typeof fetch = (input, init) => (plain ?? fetch)(input, { ...init, redirect: "error" });

/** Blocks the global `fetch` in this process, so that a library that fetches by itself reaches nobody. Returns a function that undoes it. */
export function blockGlobalFetch(): () => void {
  const open = plain ?? globalThis.fetch;
  plain = open;
  globalThis.fetch = () => Promise.reject(new Error("nothing goes out but what the site itself asks"));
  return () => {
    plain = undefined;
    globalThis.fetch = open;
  };
}
