import { useTranslations } from "use-intl";
import { MeetingForm } from "#app/features/advisors/dashboard/meeting-form";
import { platformFields } from "#app/features/advisors/dashboard/own-advisor";
import { saveAdvisor } from "#app/features/advisors/dashboard/own-advisor.server";
import { answerOrUnreachable } from "#app/features/autosave/answer-or-unreachable";
import { postedAnswer } from "#app/features/autosave/posted-answer";
import { findMeetingPlace } from "#app/features/calendar/meeting/meeting-link.server";
import { findOwnFeed } from "#app/features/calendar/own-feed/own-feed.server";
import { freshAddress, OwnFeedPanel } from "#app/features/calendar/own-feed/own-feed-panel";
import { Panel } from "#app/features/profiles/panel";
import { answerOwnFeed, isOfOwnFeed } from "#app/forms/own-feed-form.server";
import { answerFields, readPosted } from "#app/forms/posted-form.server";
import { refuseForm } from "#app/forms/refuse.server";
import type { TextsHandle } from "#app/languages/needed-texts";
import { requireViewer } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import { ButtonLink } from "#app/ui/button";
import type { Route } from "./+types/platforms";
import { ADVISOR_TEXTS } from "./hours-actions.server";

export const handle = { texts: ["accounts", "advisorProfile", "calendar", "copying", "profiles"] } satisfies TextsHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  if (!viewer.advisorId) return null;
  const [place, ownFeed] = await Promise.all([findMeetingPlace(viewer), findOwnFeed(viewer)]);
  return { at: now(), place, ownFeed };
}

export async function action({ request, context }: Route.ActionArgs) {
  const posted = await readPosted(request, context);
  if (isOfOwnFeed(posted)) return answerOwnFeed(posted);
  if (posted.intent !== "platforms") return refuseForm();
  return answerFields(posted, { ...ADVISOR_TEXTS, fields: platformFields, save: (changes) => saveAdvisor(posted.viewer, changes, now()) });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrUnreachable(serverAction());

export default function Platforms({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("advisorProfile");
  if (!loaderData) return null;
  const { at, place, ownFeed } = loaderData;
  return (
    <>
      <MeetingForm {...place} answer={postedAnswer(actionData, ["platforms"])} />
      <OwnFeedPanel feed={ownFeed} address={freshAddress(actionData)} at={at} />
      <Panel title={t("accounts")} text={t("accountsText")}>
        <ButtonLink to="/profile/linked-platforms" variant="secondary">
          {t("accountsOpen")}
        </ButtonLink>
      </Panel>
    </>
  );
}
