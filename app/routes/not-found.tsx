import { NotFoundScreen } from "#app/frame/not-found-screen";
import { textsOfPage } from "#app/languages/shown-texts";
import { endedAs } from "#app/platform/http/ended-as";
import type { Route } from "./+types/not-found";

export const parameters: readonly string[] = [];

/** The site logs each of these (site.server.ts), like the 404s of a feature. */
export const loader = () => endedAs(404);

export const meta: Route.MetaFunction = ({ matches }) => [{ title: textsOfPage(matches).frame.notFoundTitle }];

/** A POST to an unknown page gets the same answer. */
export const action = loader;

export default NotFoundScreen;
