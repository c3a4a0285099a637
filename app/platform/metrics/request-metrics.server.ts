import { histogram } from "./registry";

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const requests = histogram(
  "sagebridge_request_seconds",
  "How long requests took, by route; pages that were kept and files are not among them.",
  SECONDS,
);

/** Begins to measure a request to a route pattern of `app/routes.ts`; the returned function ends that, once, with the response's status. */
export function beginRequest(method: string, route: string) {
  const began = performance.now();
  let isEnded = false;
  return (status: number) => {
    if (!isEnded) requests.observe((performance.now() - began) / 1000, { method: methodOf(method), route, status: String(status) });
    isEnded = true;
  };
}

const methodOf = (method: string) => (["GET", "HEAD", "POST"].includes(method) ? method : "other");
