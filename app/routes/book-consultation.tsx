import { data } from "react-router";
import { pageMeta } from "#app/document/page-meta";
import { BookingPage } from "#app/features/booking/request/booking-page";
import type { TextsHandle } from "#app/languages/needed-texts";
import { textsOfPage } from "#app/languages/shown-texts";
import { addressContext, viewerContext } from "#app/middleware/viewer";
import { answerBookingAction } from "#app/routes/book-consultation/answers.server";
import { readBookingPage } from "#app/routes/book-consultation/booking-page.server";
import { answerAddress } from "#app/routes/book-consultation/found.server";
import type { Route } from "./+types/book-consultation";

export const handle = { hydrate: "load", texts: ["booking-search", "matching", "names-topics"] } satisfies TextsHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    matches,
    title: textsOfPage(matches).booking.title,
    description: textsOfPage(matches).booking.intro,
    path: "/book-consultation",
    isHidden: true,
  });

export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) => new Headers([...loaderHeaders, ...actionHeaders]);

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const url = new URL(request.url);
  const page = await readBookingPage(viewer, url);
  if (!url.searchParams.has("find")) return { ...page, found: undefined };
  const { leading, requested } = page;
  const { data: found, init } = await answerAddress({
    viewer,
    address: context.get(addressContext),
    requested,
    leadingSlug: leading?.slug,
    exceptSlug: url.searchParams.get("except")?.slice(0, 120).replaceAll("\u0000", ""),
  });
  return data({ ...page, found }, init ?? undefined);
}

export const action = ({ request, context }: Route.ActionArgs) => answerBookingAction({ request, context });

export default function BookConsultation({ loaderData: { found, ...page }, actionData }: Route.ComponentProps) {
  return <BookingPage {...page} answer={actionData ?? found} />;
}
