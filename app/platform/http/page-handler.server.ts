import { createRequestHandler, type ServerBuild } from "react-router";
import { headContext } from "./bodies/asked-head";
import { routesTo } from "./matched-route.server";

type Handler = ReturnType<typeof createRequestHandler>;

/**
 * Handles each request with a router that has only the routes of its page: for each request, a router searches all its routes several
 * times. Matched routes are cached per address (matched-route). Turns a HEAD for a file into a GET whose loader knows (`headContext`) and
 * whose body, where it made one, is discarded: the router would drop the file's stream without closing it.
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
    if (!isFile || request.method !== "HEAD") return known(request, context);
    context?.set(headContext, true);
    return headOf(known(new Request(request, { method: "GET" }), context));
  };
}

async function headOf(asked: Promise<Response>): Promise<Response> {
  const answer = await asked;
  await answer.body?.cancel();
  return new Response(null, answer);
}
