import { createRequestHandler, type ServerBuild } from "react-router";
import { routesTo } from "./matched-route.server";

type Handler = ReturnType<typeof createRequestHandler>;

/**
 * Answers requests, each by a router that is given the routes of its page alone: for each request a router looks through all that it has, several times
 * over. Which routes those are is found once an address (matched-route). By HEAD a file is asked for as by GET, and let go: the router drops what it was given
 * without a word, and a file stayed open then.
 */
export function handleByPage(build: ServerBuild, mode: string): Handler {
  const whole = createRequestHandler(build, mode);
  const ofLeaf = new Map<string, Handler>();
  return (request, context) => {
    const found = routesTo(build, new URL(request.url));
    if (!found) return whole(request, context);
    const known = ofLeaf.get(found.leaf) ?? createRequestHandler({ ...build, routes: found.routes }, mode);
    ofLeaf.set(found.leaf, known);
    const isFile = found.routes[found.leaf]?.module.default === undefined;
    return isFile && request.method === "HEAD" ? headOf(known(new Request(request, { method: "GET" }), context)) : known(request, context);
  };
}

async function headOf(asked: Promise<Response>): Promise<Response> {
  const answer = await asked;
  await answer.body?.cancel();
  return new Response(null, answer);
}
