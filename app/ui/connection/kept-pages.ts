import { useEffect } from "react";

/** Long after whatever the page itself needs. */
const LATE_MS = 4000;

interface Told {
  isSignedIn: boolean;
  address: string;
}

/**
 * Has the site's worker (`document/service-worker.js`) keep the scripts and the last pages of a visitor. Of who is signed in it keeps no page, and is
 * told so at once. Stands once, in the root.
 */
export function useKeptPages(isSignedIn: boolean, address: string) {
  useEffect(() => {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (!import.meta.env.PROD || !workers) return;
    const tell = (worker: ServiceWorker | null) => worker?.postMessage({ isSignedIn, address } satisfies Told);
    if (isSignedIn) tell(workers.controller);
    const timer = setTimeout(() => void begin(workers, isSignedIn || !address.includes("?") ? tell : () => undefined), LATE_MS);
    return () => clearTimeout(timer);
  }, [isSignedIn, address]);
}

/** A browser that forbids it goes on without. */
async function begin(workers: ServiceWorkerContainer, tell: (worker: ServiceWorker | null) => void) {
  try {
    await workers.register("/service-worker.js");
    tell((await workers.ready).active);
  } catch {}
}
