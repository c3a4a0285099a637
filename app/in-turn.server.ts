import { turnOfNetwork } from "#app/middleware/network-turns";
import { sharersOf } from "#app/platform/limits/network";
import { busyAnswer } from "./busy-page.server";

/** Health checks never queue. */
const PROBES = /^\/(?:livez|readyz)$/;

/** Answers a request once it is its network's turn, or refuses it when too many wait, and closes its connection. */
export async function inTurn(request: Request, address: string, answer: () => Promise<Response>): Promise<Response> {
  if (PROBES.test(new URL(request.url).pathname)) return answer();
  const leave = await turnOfNetwork(sharersOf(address));
  if (leave) return answer().finally(leave);
  const refusal = busyAnswer(request);
  refusal.headers.set("connection", "close");
  return refusal;
}
