import { createRequestHandler, type ServerBuild } from "react-router";
import { routesTo } from "./matched-route.server";

type Handler = ReturnType<typeof createRequestHandler>;

/**
 * Answers requests, each by a router that is given the routes of its page alone: for each request a router looks through all that it has, several times
 * over. Which routes those are is found once an address (matched-route).
 */
export function handleByPage(build: ServerBuild, mode: string): Handler {
  const whole = createRequestHandler(build, mode);
  const ofLeaf = new Map<string, Handler>();
  return (request, context) => {
    const found = routesTo(build, new URL(request.url));
    if (!found) return whole(request, context);
    const known = ofLeaf.get(found.leaf) ?? createRequestHandler({ ...build, routes: found.routes }, mode);
    ofLeaf.set(found.leaf, known);
    return known(request, context);
  };
}
