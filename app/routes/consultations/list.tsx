import { useTranslations } from "use-intl";
import { pageMeta } from "#app/document/page-meta";
import { consultationsOfClient } from "#app/features/booking/life/consultations.server";
import { ConsultationLists } from "#app/features/booking/pages/consultation-lists";
import { StillToPay } from "#app/features/booking/pages/paying/still-to-pay";
import { openPaymentsOf } from "#app/features/money/outside/open-payments.server";
import type { TextsHandle } from "#app/languages/needed-texts";
import { textsOfPage } from "#app/languages/shown-texts";
import { requireUser, requireViewer } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import { readPage } from "#app/platform/http/page-number";
import { ButtonLink } from "#app/ui/button";
import { useLiveChanges } from "#app/ui/connection/live-changes";
import { EmptyState } from "#app/ui/empty-state";
import { Page } from "#app/ui/page";
import type { Route } from "./+types/list";

export const handle = { hydrate: "load", texts: ["booking", "money", "names-topics", "profiles"] } satisfies TextsHandle;

export const middleware = [requireUser];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    matches,
    title: textsOfPage(matches).booking.listTitle,
    description: textsOfPage(matches).booking.listIntro,
    path: "/consultations",
    isHidden: true,
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const page = readPage(new URL(request.url));
  const [lists, payments] = await Promise.all([consultationsOfClient(viewer, now(), page), openPaymentsOf(viewer.userId)]);
  const stillAhead = new Set(lists.upcoming.map(({ id }) => id));
  const toPay = payments.filter(({ consultationId, markedAt }) => !markedAt && !stillAhead.has(consultationId));
  return { lists, toPay, zone: viewer.timeZone, isAdvisor: viewer.advisorId !== null };
}

export default function Consultations({ loaderData: { lists, toPay, zone, isAdvisor } }: Route.ComponentProps) {
  const t = useTranslations("booking");
  useLiveChanges();
  const isEmpty = lists.page === 1 && [lists.waiting, lists.upcoming, lists.past].every((lines) => lines.length === 0);
  const book = (
    <>
      <ButtonLink to="/book-consultation">{t("title")}</ButtonLink>
      {isAdvisor && (
        <ButtonLink to="/advisor-profile/sessions" variant="secondary">
          {t("listOwnSessions")}
        </ButtonLink>
      )}
    </>
  );
  if (isEmpty)
    return (
      <Page title={t("listTitle")}>
        <EmptyState title={t("listEmptyTitle")} text={t("listEmptyText")}>
          {book}
        </EmptyState>
      </Page>
    );
  const words = {
    waiting: t("listWaiting"),
    noneWaiting: t("listNoneWaiting"),
    upcoming: t("listUpcoming"),
    noneUpcoming: t("listNoneUpcoming"),
    past: t("listPast"),
    nonePast: t("listNonePast"),
  };
  return (
    <Page title={t("listTitle")} intro={t("listIntro")} actions={book}>
      {lists.page === 1 && <StillToPay payments={toPay} />}
      <ConsultationLists lists={lists} side="client" zone={zone} words={words} />
    </Page>
  );
}
