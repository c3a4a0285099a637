const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 15_000;

/**
 * Loads script modules. Offline, or while the server is away, it waits; a module that cannot be loaded although its address responds is an
 * error. A failed module is requested again under another name, because browsers remember the failure.
 */
export function awaiting(bring: (address: string) => Promise<object>) {
  return async (address: string): Promise<object> => {
    let wait = FIRST_WAIT_MS;
    let wasThere = false;
    for (let tries = 0; ; tries += 1) {
      const brought = isOffline() ? null : await attempt(() => bring(tries === 0 ? address : `${address}?${tries}`));
      if (brought?.module) return brought.module;
      const status = brought ? await statusOf(address) : "away";
      if (status === "gone" || (status === "there" && wasThere)) throw brought?.error;
      // An available module failed before, when its link was pointed at: request it again at once.
      wasThere = status === "there";
      if (!wasThere) await connection(wait);
      wait = Math.min(MAX_WAIT_MS, wait * 2);
    }
  };
}

const attempt = (bring: () => Promise<object>): Promise<{ module?: object; error?: unknown }> =>
  bring().then(
    (module) => ({ module }),
    (error: unknown) => ({ error }),
  );

const isOffline = () => globalThis.navigator?.onLine === false;

/** A proxy answers while its server is away. */
const statusOf = (address: string) =>
  fetch(address, { cache: "no-store" }).then(
    ({ ok, status }) => (ok ? "there" : status < 500 ? "gone" : "away"),
    () => "away",
  );

/** Waits for the browser to report a connection, but no longer than this: it does not always report one. */
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
