import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { config } from "#app/config.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { countUnderWay } from "#app/platform/count-under-way";
import { sharersOf } from "#app/platform/limits/network";
import { counter, gauge, histogram } from "#app/platform/metrics/registry";
import { nextTurn } from "#app/platform/next-turn";
import { makeQueue, type QueueEntry } from "#app/platform/turns/waiting-queue";
import { addressContext, viewerContext } from "./viewer";

/** Enough that one page is rendered while the others wait for the database. */
const AT_ONCE = 4;
/** Limit per person: as many turns are left to other signed-in people. */
const OF_ONE_AT_ONCE = 2;
/** Maximum requests in progress per session, queued or not: more than its browser needs. */
const MAX_OF_ONE = 24;

const queueOf = (atOnce: number) => makeQueue({ atOnce, maxMs: () => config().maxWaitMs });
type Queue = ReturnType<typeof queueOf>;

const QUEUES = { visitors: queueOf(AT_ONCE), "signed-in": queueOf(AT_ONCE) };
/** A queue for each signed-in person with requests in progress, before the shared one. */
const ownQueues = new Map<string, Queue>();
type Who = keyof typeof QUEUES;
const ofBoth = (read: (queue: Queue) => number) => () =>
  (["visitors", "signed-in"] as const).map((who): [{ who: Who }, number] => [{ who }, read(QUEUES[who])]);

const refused = counter(
  "sagebridge_line_refused_total",
  "Visitors and signed-in people who were told to come back, because they would have waited too long or asked for too much at once.",
);
gauge(
  "sagebridge_line_waiting",
  "Pages that wait for their turn.",
  ofBoth((queue) => queue.waiting()),
);
gauge(
  "sagebridge_line_delay_seconds",
  "How long the next page would wait.",
  ofBoth((queue) => queue.delayMs() / 1000),
);

const waits = histogram(
  "sagebridge_line_wait_seconds",
  "How long pages that were drawn had waited for their turns.",
  [0.1, 0.25, 0.5, 1, 2, 5, 10],
);

/** What is known of a request before it is processed. */
export interface IncomingRequest {
  /** Arrival time, by `performance.now()`. */
  since: number;
  /** Whether the client has disconnected, and nobody else waits for the same page. */
  isGone: () => boolean;
}

interface Asked extends IncomingRequest {
  /** Whether it requests a page, and whether one that was cached before. Nothing else waits in these queues. */
  what: "no page" | "page" | "kept page";
  /** Total time that it has waited for its turns. */
  waitedMs: number;
}

/** What a request asks for. Set by the server. */
export const incomingRequestContext = createContext<Asked>({ what: "no page", since: 0, isGone: () => false, waitedMs: 0 });

/** Whether a visitor's page requested by this network now would wait too long. Counts it as refused if so. */
export function isRefusedNow(network: string): boolean {
  const isFull = QUEUES.visitors.delayMs(network) > config().maxWaitMs;
  if (isFull) refused.add({ who: "visitors" });
  return isFull;
}

const underWay = countUnderWay(MAX_OF_ONE);

/** Begins another page of a session and returns a function that ends it; null, which counts as refused, when the session is at its limit. */
export function beginOwn(session: string): (() => void) | null {
  const end = underWay(session);
  if (!end) refused.add({ who: "signed-in" });
  return end;
}

const whoIs = (context: Readonly<RouterContextProvider>): Who => (context.get(viewerContext) ? "signed-in" : "visitors");

/** The queues that a viewer waits in, one after the other. */
function queuesOf(viewer: Viewer | null): Queue[] {
  if (!viewer) return [QUEUES.visitors];
  const own = ownQueues.get(viewer.userId) ?? queueOf(OF_ONE_AT_ONCE);
  ownQueues.set(viewer.userId, own);
  return [own, QUEUES["signed-in"]];
}

/** Waits for a turn in each queue and returns a function that ends them. Null when one of them refuses. */
async function enterAll(queues: Queue[], entry: QueueEntry): Promise<(() => void) | null> {
  const leaves: (() => void)[] = [];
  const leaveAll = () => {
    for (const leave of leaves.reverse()) leave();
  };
  for (const queue of queues) {
    const leave = await queue.enter(entry);
    if (leave) leaves.push(leave);
    else leaveAll();
    if (!leave) return null;
  }
  return leaveAll;
}

/**
 * Renders a limited number of pages at once, with separate queues for visitors and for signed-in people, so that neither waits for a crowd of the others.
 * Signed-in people also have a queue each, and turns are fair between networks, so that nobody waits for all that another requests. A request that would wait
 * longer than MAX_WAIT_SECONDS is refused at once, and one that has waited so long is refused then. Shared cached pages go first.
 */
export function queuePages(refuse: (request: Request) => Response): MiddlewareFunction<Response> {
  return async ({ request, context }, next) => {
    const asked = context.get(incomingRequestContext);
    if (asked.what === "no page") return next();
    const viewer = context.get(viewerContext);
    const queues = queuesOf(viewer);
    const hasRoom = queues.every((queue) => queue.delayMs() === 0);
    const whose = sharersOf(context.get(addressContext));
    const leave = await enterAll(queues, { ...asked, whose, goesFirst: asked.what === "kept page" });
    try {
      if (!leave) refused.add({ who: whoIs(context) });
      if (!leave) return refuse(request);
      if (!hasRoom) asked.waitedMs = performance.now() - asked.since;
      return await next();
    } finally {
      leave?.();
      if (viewer && ownQueues.get(viewer.userId)?.isEmpty()) ownQueues.delete(viewer.userId);
    }
  };
}

/**
 * Waits for a page's turn to be rendered. False when it has waited longer than MAX_WAIT_SECONDS for all its turns, or the client has left:
 * it is not rendered then.
 */
export async function isRenderedInTime(context: Readonly<RouterContextProvider>): Promise<boolean> {
  const asked = context.get(incomingRequestContext);
  const began = performance.now();
  await nextTurn(asked.what === "kept page");
  asked.waitedMs += performance.now() - began;
  if (asked.what === "no page") return true;
  const isLate = asked.isGone() || asked.waitedMs > config().maxWaitMs;
  if (isLate) refused.add({ who: whoIs(context) });
  else waits.observe(asked.waitedMs / 1000);
  return !isLate;
}
