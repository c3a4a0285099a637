import { LinkedPlatforms } from "#app/features/profiles/linked-platforms";
import { redirectWithToast } from "#app/middleware/flash";
import { viewerContext } from "#app/middleware/viewer";
import type { Route } from "./+types/linked-platforms";
import { readPosted, refusePosted } from "./form.server";

export function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  return viewer && { email: viewer.email };
}

/** LinkedIn cannot be connected yet, and says so (signed-in-areas.md 2). */
export async function action({ request, context }: Route.ActionArgs) {
  const posted = await readPosted(request, context);
  if (posted.intent !== "linkedin") return refusePosted();
  return redirectWithToast(posted.page, { title: "profiles.linkedinSoonTitle", text: "profiles.linkedinSoonText" });
}

export default function Platforms({ loaderData }: Route.ComponentProps) {
  return loaderData && <LinkedPlatforms email={loaderData.email} />;
}
