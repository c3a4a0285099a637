import { data } from "react-router";
import { pageMeta } from "#app/document/page-meta";
import { BookingPage } from "#app/features/booking/request/booking-page";
import type { TextsHandle } from "#app/languages/needed-texts";
import { textsOfPage } from "#app/languages/shown-texts";
import { addressContext, viewerContext } from "#app/middleware/viewer";
import { answerBookingPost } from "#app/routes/book-consultation/answers.server";
import { answerAddress } from "#app/routes/book-consultation/found.server";
import { readWishes } from "#app/routes/book-consultation/wishes.server";
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
  const wishes = await readWishes(viewer, url);
  if (!url.searchParams.has("find")) return { ...wishes, found: undefined };
  const { leading, wished } = wishes;
  const { data: found, init } = await answerAddress({
    viewer,
    address: context.get(addressContext),
    wished,
    leadingSlug: leading?.slug,
  });
  return data({ ...wishes, found }, init ?? undefined);
}

export const action = ({ request, context }: Route.ActionArgs) => answerBookingPost({ request, context });

export default function BookConsultation({ loaderData: { found, ...wishes }, actionData }: Route.ComponentProps) {
  return <BookingPage {...wishes} answer={actionData ?? found} />;
}
