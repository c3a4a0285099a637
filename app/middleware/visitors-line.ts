import { createContext, type MiddlewareFunction } from "react-router";
import { config } from "#app/config.server";
import { makeLine } from "#app/platform/measured-line";
import { counter, gauge } from "#app/platform/metrics/registry";
import { viewerContext } from "./viewer";

/** Enough that one is drawn while the others wait for the database. */
const AT_ONCE = 4;

const line = makeLine({ atOnce: AT_ONCE, mostMs: () => config().maxWaitMs });

const refused = counter("sagebridge_line_refused_total", "Visitors who were told to come back, because they would have waited too long.");
gauge("sagebridge_line_waiting", "Visitors' pages that wait for their turn.", line.waiting);
gauge("sagebridge_line_delay_seconds", "How long the next visitor's page would wait.", () => line.delayMs() / 1000);

/** Whether a request asks for a page, and whether for one that has been kept before. Set by the server; nothing else waits in the line. */
export const askedContext = createContext<"no page" | "page" | "kept page">("no page");

/**
 * Visitors' pages are made a few at a time. Whoever would wait longer than MAX_WAIT_SECONDS is refused at once. Who is signed in goes by, and what is kept for
 * everybody goes first.
 */
export function queueVisitors(refuse: (request: Request) => Response): MiddlewareFunction<Response> {
  return async ({ request, context }, next) => {
    const asked = context.get(askedContext);
    if (asked === "no page" || context.get(viewerContext)) return next();
    const leave = await line.enter(asked === "kept page");
    if (!leave) {
      refused.add();
      return refuse(request);
    }
    try {
      return await next();
    } finally {
      leave();
    }
  };
}
