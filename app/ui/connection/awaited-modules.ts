const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 15_000;

/**
 * Brings modules of the site's scripts. Without a connection, and while the server is away, one is waited for; one that cannot be had although its address
 * answers is a failure. A module that could not be had once is asked for under another name, for browsers remember the failure.
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
      // What is there was lost before, as somebody pointed at its link: it is asked for anew at once.
      wasThere = status === "there";
      if (!wasThere) await connection(wait);
      wait = Math.min(LONGEST_WAIT_MS, wait * 2);
    }
  };
}

const attempt = (bring: () => Promise<object>): Promise<{ module?: object; error?: unknown }> =>
  bring().then(
    (module) => ({ module }),
    (error: unknown) => ({ error }),
  );

const isOffline = () => globalThis.navigator?.onLine === false;

/** A proxy whose server is away answers for it. */
const statusOf = (address: string) =>
  fetch(address, { cache: "no-store" }).then(
    ({ ok, status }) => (ok ? "there" : status < 500 ? "gone" : "away"),
    () => "away",
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
