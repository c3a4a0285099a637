import { NotFoundScreen } from "#app/frame/not-found-screen";
import { textsOfPage } from "#app/languages/shown-texts";
import { endedAs } from "#app/platform/http/ended-as";
import type { Route } from "./+types/not-found";

export const parameters: readonly string[] = [];

/** The site logs each (site.server.ts), as it logs what is not found in a room. */
export const loader = () => endedAs(404);

export const meta: Route.MetaFunction = ({ matches }) => [{ title: textsOfPage(matches).frame.notFoundTitle }];

/** Anything posted to a page that is not there gets the same answer. */
export const action = loader;

export default NotFoundScreen;
