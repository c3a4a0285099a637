import { answerHeaders } from "#app/document/view-headers";
import { ExceptionsForm } from "#app/features/advisors/availability/exceptions-form";
import { findOwnHours } from "#app/features/advisors/availability/hours.server";
import { RulesForm, StatusForm } from "#app/features/advisors/availability/status-form";
import { weekAmong, weekEntry, weekVersion } from "#app/features/advisors/availability/week-entry";
import { WeekForm } from "#app/features/advisors/availability/week-form";
import { availabilityFields } from "#app/features/advisors/dashboard/own-advisor";
import { findOwnAdvisor, saveAdvisor } from "#app/features/advisors/dashboard/own-advisor.server";
import { findOwnWeek } from "#app/features/advisors/own-week/own-week.server";
import type { PendingTime } from "#app/features/advisors/own-week/pending-within";
import { weekAnswer } from "#app/features/advisors/own-week/week-answer";
import { WeekPanel } from "#app/features/advisors/own-week/week-panel";
import { answerOrUnreachable } from "#app/features/autosave/answer-or-unreachable";
import { postedAnswer } from "#app/features/autosave/posted-answer";
import { calendarOf } from "#app/features/booking/answering/engagements.server";
import { BusyFeedsPanel } from "#app/features/calendar/busy-feeds/busy-feeds-panel";
import { listFeeds } from "#app/features/calendar/busy-feeds/feeds.server";
import { findOwnFeed } from "#app/features/calendar/own-feed/own-feed.server";
import { freshAddress, OwnFeedPanel } from "#app/features/calendar/own-feed/own-feed-panel";
import { timeZoneOptions } from "#app/features/schedule/time-zones";
import { answerOwnFeed, isOfOwnFeed } from "#app/forms/own-feed-form.server";
import { answerFields, readPosted } from "#app/forms/posted-form.server";
import { refuseForm } from "#app/forms/refuse.server";
import type { TextsHandle } from "#app/languages/needed-texts";
import { requireViewer } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import { useRefresh } from "#app/ui/connection/refresh";
import type { FieldErrors } from "#app/ui/text/message-key";
import type { Route } from "./+types/availability";
import { answerFeeds, isOfFeeds } from "./feed-actions.server";
import { ADVISOR_TEXTS, answerHours, isOfHours } from "./hours-actions.server";
import { answerWeek, isOfWeek } from "./week-actions.server";

export const handle = {
  texts: ["accounts", "advisorProfile", "advisors", "calendar", "copying", "names-topics", "profiles"],
} satisfies TextsHandle;

export const headers = answerHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const at = now();
  const advisor = await findOwnAdvisor(viewer);
  if (!advisor) return null;
  const [hours, feeds, ownFeed, calendar] = await Promise.all([
    findOwnHours(viewer, at),
    listFeeds(viewer),
    findOwnFeed(viewer),
    findOwnWeek(viewer, {
      ...{ requested: new URL(request.url).searchParams.get("week"), now: at },
      appointmentsOf: (advisorId, from, to) => calendarOf({ ...viewer, advisorId }, from, to),
    }),
  ]);
  return { at, fields: advisor.fields, zones: timeZoneOptions(advisor.fields.timezone), hours, feeds, ownFeed, calendar };
}

export async function action({ request, context }: Route.ActionArgs) {
  const posted = await readPosted(request, context);
  if (isOfHours(posted)) return answerHours(posted);
  if (isOfWeek(posted)) return answerWeek(posted);
  if (isOfFeeds(posted)) return answerFeeds(posted);
  if (isOfOwnFeed(posted)) return answerOwnFeed(posted);
  if (posted.intent !== "availability") return refuseForm();
  return answerFields(posted, {
    ...ADVISOR_TEXTS,
    fields: availabilityFields,
    save: (changes) => saveAdvisor(posted.viewer, changes, now()),
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrUnreachable(serverAction());

/** Action data of a rejected form of this tab. */
interface Refusal {
  errors?: FieldErrors;
  entered?: Record<string, string>;
  alert?: string;
  version?: string;
  asked?: PendingTime[];
}

export default function AvailabilityTab({ loaderData, actionData }: Route.ComponentProps) {
  const refresh = useRefresh();
  if (!loaderData) return null;
  const { at, fields, zones, hours, feeds, ownFeed, calendar } = loaderData;
  const refusalOf = (intent: string) => postedAnswer(actionData, [intent]) as Refusal | null;
  const [week, dates, feed] = [refusalOf("week"), refusalOf("exceptions-add"), refusalOf("feed-add")];
  const version = weekVersion(hours.week);
  const saved = { fields, answer: postedAnswer(actionData, ["availability"]), onSaved: refresh };
  return (
    <>
      <StatusForm {...saved} zones={zones} />
      {calendar && <WeekPanel week={calendar} answer={weekAnswer(actionData)} />}
      <WeekForm
        key={version}
        week={typedHours(week?.entered) ?? weekEntry(hours.week)}
        version={week?.version ?? version}
        errors={week?.errors}
        alert={week?.alert}
        asked={week?.asked}
      />
      <ExceptionsForm
        key={JSON.stringify(hours.exceptions)}
        {...hours}
        errors={dates?.errors}
        entered={dates?.entered}
        asked={dates?.asked}
      />
      <RulesForm {...saved} />
      <BusyFeedsPanel feeds={feeds} at={at} errors={feed?.errors} entered={feed?.entered?.address} />
      <OwnFeedPanel feed={ownFeed} address={freshAddress(actionData)} at={at} />
    </>
  );
}

/** Restores the week from a rejected form. */
const typedHours = (entered: Record<string, string> | undefined) => (entered ? weekAmong(entered) : null);
