import { createRequestHandler, type ServerBuild } from "react-router";
import { routesTo } from "./matched-route.server";

type Handler = ReturnType<typeof createRequestHandler>;

/**
 * Handles each request with a router that has only the routes of its page: for each request, a router searches all its routes several
 * times. Matched routes are cached per address (matched-route). Turns a HEAD for a file into a GET whose body is discarded: the router
 * would drop the file's stream without closing it.
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
