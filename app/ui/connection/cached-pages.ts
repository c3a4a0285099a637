import { useEffect } from "react";

/** Long after everything the page itself needs. */
const LATE_MS = 4000;

interface Told {
  isSignedIn: boolean;
  address: string;
}

/**
 * Has the service worker (`document/service-worker.js`) cache the scripts and a visitor's last pages. It caches no page of a signed-in
 * person, and is told so at once. Used once, in the root.
 */
export function useCachedPages(isSignedIn: boolean, address: string) {
  useEffect(() => {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (!import.meta.env.PROD || !workers) return;
    const tell = (worker: ServiceWorker | null) => worker?.postMessage({ isSignedIn, address } satisfies Told);
    if (isSignedIn) tell(workers.controller);
    const timer = setTimeout(() => void begin(workers, isSignedIn || !address.includes("?") ? tell : () => undefined), LATE_MS);
    return () => clearTimeout(timer);
  }, [isSignedIn, address]);
}

/** A browser that forbids workers continues without. */
async function begin(workers: ServiceWorkerContainer, tell: (worker: ServiceWorker | null) => void) {
  try {
    await workers.register("/service-worker.js");
    tell((await workers.ready).active);
  } catch {}
}
