import { data } from "react-router";
import { frameMessages } from "#app/frame/messages";
import { NotFoundScreen } from "#app/frame/not-found-screen";
import { log } from "#app/platform/log/log.server";
import type { Route } from "./+types/not-found";

export function loader({ request }: Route.LoaderArgs) {
  log("info", "not found", { path: new URL(request.url).pathname });
  return data(null, { status: 404 });
}

export const meta: Route.MetaFunction = () => [{ title: frameMessages.notFoundTitle }, { name: "robots", content: "noindex" }];

/** Anything posted to a page that is not there gets the same answer. */
export const action = loader;

export default NotFoundScreen;
