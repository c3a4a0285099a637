import { data, redirect } from "react-router";
import { breadcrumbs, pageMeta } from "#app/document/page-meta";
import { loaderHeaders, viewHeaders } from "#app/document/view-headers";
import { TO_SAVE } from "#app/features/accounts/sign-in/why-sign-in";
import { whereaboutsOf } from "#app/features/advisors/cards/advisor-location.server";
import { HANDED_ON } from "#app/features/advisors/page/book-path";
import { LINKEDIN_SOON, withoutAlert } from "#app/features/advisors/page/linkedin-alert";
import { PublicAdvisorPage } from "#app/features/advisors/page/public-page";
import { findListed, showAdvisor } from "#app/features/advisors/page/public-page.server";
import { structuredAdvisor } from "#app/features/advisors/page/public-page-view";
import { savedAmong, setAdvisorSaved } from "#app/features/advisors/saved/saved.server";
import { findHolds } from "#app/features/booking/hour/hold-hour.server";
import { findReplaceable } from "#app/features/booking/life/replace-request.server";
import { categoryById } from "#app/features/catalog/categories";
import { shownPaymentInstructions } from "#app/features/money/payment-instructions/payment-instructions.server";
import { paymentMethodsOf } from "#app/features/money/payment-instructions/payment-methods";
import { withCityNames } from "#app/features/places/city-names.server";
import { readReviewPage } from "#app/features/reviews/revealed-reviews";
import { cancellationLines } from "#app/features/rules/cancellation-lines";
import { currentRules } from "#app/features/rules/current-rules";
import { readForm } from "#app/forms/read.server";
import type { TextsHandle } from "#app/languages/needed-texts";
import { namesOfPage } from "#app/languages/shown-texts";
import { redirectWithToast } from "#app/middleware/flash";
import { readHeldHours } from "#app/middleware/held-hours";
import { languageContext } from "#app/middleware/reading-language";
import { requireViewer, viewerContext } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import { endedAs } from "#app/platform/http/ended-as";
import { siteLink } from "#app/platform/origin.server";
import { backTo, backToCard, endedWantedSaveCookie, readWantedSave, wantedSaveCookie } from "#app/routes/advisor-page/pending-save.server";
import { answerUnblock } from "#app/routes/advisor-page/unblock.server";
import type { Route } from "./+types/advisor-page";

// Hydrates at once: the calendar is in the visitor's time zone, which only their browser knows.
export const handle = { hydrate: "load", texts: ["advisors", "names-topics"] } satisfies TextsHandle;
export const parameters: readonly string[] = ["reviews", "compare", "notice", "stay", "minutes", "month", "day", "zone", ...HANDED_ON];

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const plain = withoutAlert(url);
  if (plain) throw redirectWithToast(plain, LINKEDIN_SOON);
  const viewer = context.get(viewerContext);
  const wanted = viewer && readWantedSave(request, params.slug);
  if (wanted) throw await save(viewer.userId, true, { ...wanted, back: backToCard(wanted) }, [["set-cookie", endedWantedSaveCookie()]]);
  const reviewPage = readReviewPage(url.searchParams.get("reviews"));
  const exceptHolds = (await findHolds(readHeldHours(request), viewer, now())).map(({ id }) => id);
  const replaced = await findReplaceable(viewer, url.searchParams.get("replaces") ?? "");
  const own = { exceptHolds, except: replaced?.id };
  const advisor = await showAdvisor(params.slug, now(), {
    viewer: await whereaboutsOf(viewer?.userId),
    zone: viewer?.timeZone,
    reviewPage,
    own,
  });
  if (!advisor) throw endedAs(404);
  const isSaved = (await savedAmong(viewer?.userId, [advisor])).length > 0;
  const paymentMethods = paymentMethodsOf(await shownPaymentInstructions(), advisor.currency);
  const isOfThem = replaced !== null && (await findListed(params.slug))?.id === replaced.advisorId;
  const changing = isOfThem ? { id: replaced.id, time: replaced.scheduledTime.toISOString() } : null;
  const shown = withCityNames(advisor, context.get(languageContext));
  return data(
    { advisor: shown, paymentMethods, address: siteLink(`/advisors/${advisor.slug}`), isSaved, changing },
    { headers: viewHeaders(url) },
  );
}

export const headers = loaderHeaders;

/**
 * Saves or unsaves the advisor for the viewer; the form names the page it is on. Signed-out visitors are sent to sign in; then the advisor is saved, and
 * they return to that page. With `stay` the form shows the result itself. Somebody blocked is unblocked here, too.
 */
export async function action({ request, url, params: { slug }, context }: Route.ActionArgs) {
  const form = await readForm(request, context);
  const isSaved = form.save !== "0";
  const wanted = { slug, back: backTo(form.back, slug, request) };
  if (form.intent === "unblock") return answerUnblock(requireViewer(context, request), slug, wanted.back);
  const viewer = context.get(viewerContext);
  if (!viewer)
    throw redirect(`/auth?${new URLSearchParams({ next: `/advisors/${encodeURIComponent(slug)}${TO_SAVE}`, back: wanted.back })}`, {
      status: 303,
      headers: { "set-cookie": wantedSaveCookie(wanted) },
    });
  if (!url.searchParams.has("stay")) return save(viewer.userId, isSaved, wanted);
  await keep(viewer.userId, slug, isSaved);
  return data({ isSaved });
}

async function save(userId: string, isSaved: boolean, { slug, back }: { slug: string; back: string }, headers?: [string, string][]) {
  const name = await keep(userId, slug, isSaved);
  return redirectWithToast(back, { text: isSaved ? "advisors.savedDone" : "advisors.unsavedDone", values: { name } }, headers);
}

async function keep(userId: string, slug: string, isSaved: boolean) {
  const kept = await setAdvisorSaved(userId, slug, isSaved);
  if (!kept.ok) throw endedAs(404);
  return kept.name;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { advisor, address } = loaderData;
  const { displayName, jobTitle, city, country, bio, slug } = advisor;
  const named = namesOfPage(matches);
  const specialty = named(advisor.specialty);
  const above = categoryById(advisor.category);
  return pageMeta({
    matches,
    title: [displayName, jobTitle || specialty].filter(Boolean).join(", "),
    description: bio || [displayName, specialty, city, country].filter(Boolean).join(", "),
    path: `/advisors/${slug}`,
    image: `/files/og/${slug}.png`,
    type: "profile",
    jsonLd: ({ origin }) => [
      structuredAdvisor(advisor, address, named),
      breadcrumbs(origin, [
        { name: named(above.pageTitle), path: above.path },
        { name: displayName, path: `/advisors/${slug}` },
      ]),
    ],
  });
};

export default function AdvisorPage({ loaderData: { advisor, isSaved, paymentMethods, changing } }: Route.ComponentProps) {
  const terms = { cancellation: cancellationLines(currentRules()), answerHours: currentRules().expiryHours, paymentMethods };
  return <PublicAdvisorPage advisor={advisor} isSaved={isSaved} changing={changing} {...terms} />;
}
