import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/document/page-meta";
import { bookingMessages } from "#app/features/booking/messages";
import { BookingPage } from "#app/features/booking/request/booking-page";
import { viewerContext } from "#app/middleware/viewer";
import { answerBookingPost } from "#app/routes/book-consultation/answers.server";
import { readWishes } from "#app/routes/book-consultation/wishes.server";
import { ButtonLink } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { Page } from "#app/ui/page";
import type { Route } from "./+types/book-consultation";

export const handle = { hydrate: "load" };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: bookingMessages.title, description: bookingMessages.intro, path: "/book-consultation", isHidden: true });

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  return viewer ? { wishes: await readWishes(viewer, new URL(request.url)) } : { wishes: null };
}

export const action = ({ request, context }: Route.ActionArgs) => answerBookingPost(request, context);

export default function BookConsultation({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.wishes) return <SignInFirst />;
  return <BookingPage {...loaderData.wishes} answer={actionData} />;
}

/** Signing in leads back to the advisor, topic or time that the address wishes for. */
function SignInFirst() {
  const t = useTranslations("booking");
  const { pathname, search } = useLocation();
  return (
    <Page title={t("title")}>
      <EmptyState title={t("signIn")} text={t("intro")}>
        <ButtonLink to={`/auth?next=${encodeURIComponent(pathname + search)}`}>{t("signInButton")}</ButtonLink>
      </EmptyState>
    </Page>
  );
}
