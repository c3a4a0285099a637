import { data } from "react-router";
import { pageMeta } from "#app/document/page-meta";
import { LINKEDIN_SOON, withoutNotice } from "#app/features/advisors/linkedin-notice";
import { PublicAdvisorPage } from "#app/features/advisors/public-page";
import { showAdvisor } from "#app/features/advisors/public-page.server";
import { structuredAdvisor } from "#app/features/advisors/public-page-view";
import { hasSaved, keepAdvisor } from "#app/features/advisors/saved.server";
import { whereaboutsOf } from "#app/features/advisors/whereabouts.server";
import { CANCELLATION_POLICY } from "#app/features/booking/cancellation";
import { redirectWithToast } from "#app/middleware/flash";
import { requireViewer, viewerContext } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import { siteLink } from "#app/platform/origin.server";
import type { Route } from "./+types/advisor-page";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const plain = withoutNotice(url);
  if (plain) throw redirectWithToast(plain, LINKEDIN_SOON);
  const viewer = context.get(viewerContext);
  const allReviews = url.searchParams.get("reviews") === "all";
  const advisor = await showAdvisor(params.slug, now(), { viewer: await whereaboutsOf(viewer?.userId), allReviews });
  if (!advisor) throw data(null, { status: 404 });
  return { advisor, address: siteLink(`/advisors/${advisor.slug}`), isSaved: viewer ? await hasSaved(viewer.userId, advisor.id) : null };
}

/** Saves the advisor for the signed-in person, or takes them back. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { userId } = requireViewer(context, request);
  const isSaved = (await request.formData()).get("save") !== "0";
  const kept = await keepAdvisor(userId, params.slug, isSaved);
  if (!kept.ok) throw data(null, { status: 404 });
  return redirectWithToast(`/advisors/${params.slug}`, {
    text: isSaved ? "advisors.savedDone" : "advisors.unsavedDone",
    values: { name: kept.name },
  });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { advisor, address } = loaderData;
  const { displayName, jobTitle, specialty, city, country, bio, slug } = advisor;
  return pageMeta({
    matches,
    title: [displayName, jobTitle || specialty].filter(Boolean).join(", "),
    description: bio || [displayName, specialty, city, country].filter(Boolean).join(", "),
    path: `/advisors/${slug}`,
    image: `/files/og/${slug}.png`,
    type: "profile",
    jsonLd: structuredAdvisor(advisor, address),
  });
};

export default function AdvisorPage({ loaderData: { advisor, isSaved } }: Route.ComponentProps) {
  return <PublicAdvisorPage advisor={advisor} isSaved={isSaved} cancellation={CANCELLATION_POLICY} />;
}
