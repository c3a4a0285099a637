const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 15_000;

/**
 * Brings modules of the site's scripts. Without a connection, and while the server is away, one is waited for; one that cannot be had although its address
 * answers is a failure. A module that could not be had once is asked for under another name, for browsers remember the failure.
 */
export function awaiting(bring: (address: string) => Promise<object>) {
  return async (address: string): Promise<object> => {
    let wait = FIRST_WAIT_MS;
    for (let tries = 0; ; tries += 1) {
      if (!isOffline())
        try {
          return await bring(tries === 0 ? address : `${address}?${tries}`);
        } catch (error) {
          if (await answers(address)) throw error;
        }
      await connection(wait);
      wait = Math.min(LONGEST_WAIT_MS, wait * 2);
    }
  };
}

const isOffline = () => globalThis.navigator?.onLine === false;

/** A proxy whose server is away answers for it. */
const answers = (address: string) =>
  fetch(address, { cache: "no-store" }).then(
    ({ status }) => status < 500,
    () => false,
  );

/** Waits for the browser to say that there is a connection, and no longer than that: it does not always say so. */
function connection(longest: number) {
  return new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener("online", go);
      resolve();
    };
    const timer = setTimeout(go, longest);
    addEventListener("online", go, { once: true });
  });
}
