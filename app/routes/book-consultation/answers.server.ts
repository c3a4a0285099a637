import { type RouterContextProvider, redirect } from "react-router";
import type { Viewer } from "#app/features/accounts/viewer";
import type { BookingPageAnswer, SearchValues } from "#app/features/booking/request/booking-page-answer";
import { refusalMessage, refusalStatus } from "#app/features/booking/request/refusals";
import { searchPath } from "#app/features/booking/request/search-path";
import { chosenTime, readStart } from "#app/features/booking/request/start-time";
import { matchFormSchema } from "#app/features/booking/schema";
import { findTopic } from "#app/features/matching/topic-list.server";
import type { TimeChoice } from "#app/features/schedule/wall-time";
import { type FormValues, readForm } from "#app/forms/read.server";
import { refuse } from "#app/forms/refuse.server";
import { viewerContext } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import { failureStatus } from "#app/platform/failure.server";
import { fieldErrors } from "#app/ui/fields/form-values";

interface Posted {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Handles the form of /book-consultation: its search. */
export async function answerBookingAction({ request, context }: Posted) {
  return answerSearch(context.get(viewerContext), await readForm(request, context));
}

const say = (answer: BookingPageAnswer, status: number) => refuse(answer, status);

/** Redirects to the address of the search, which shows the result; errors appear next to their fields. */
async function answerSearch(viewer: Viewer | null, posted: FormValues) {
  const values = searchValues(posted);
  const wrong = (errors: Record<string, string>, status: number, choices: TimeChoice[] = []) =>
    say({ kind: "refused", values, errors, choices }, status);
  const parsed = matchFormSchema.safeParse(posted);
  if (!parsed.success) return wrong(fieldErrors(matchFormSchema, posted) as Record<string, string>, 400);
  const { meant_time, advisor, requested_time, requested_topic, duration_minutes, urgency, time_zone } = parsed.data;
  const zone = viewer?.timeZone || time_zone || "";
  try {
    const topic = await findTopic(requested_topic);
    if (!topic) return wrong({ requested_topic: refusalMessage("topicUnknown") }, refusalStatus("topicUnknown"));
    const start = requested_time === null ? null : readStart(chosenTime(requested_time, meant_time, zone), zone, now());
    if (start && !start.ok) return wrong({ requested_time: refusalMessage(start.reason) }, refusalStatus(start.reason), start.choices);
    const time = start?.startsAt.toISOString() ?? "";
    const search = {
      topic: topic.name,
      time,
      minutes: duration_minutes,
      urgency,
      zone: viewer?.timeZone ? "" : zone,
      advisor: advisor ?? "",
    };
    return redirect(`${searchPath(search)}#results`, 303);
  } catch (error) {
    return say({ kind: "failed", values }, failureStatus(error, "match"));
  }
}

const SEARCH_FIELDS = ["requested_topic", "requested_time", "duration_minutes", "urgency", "time_zone"] as const;

/** Returns the typed values, to refill the form. */
function searchValues(posted: FormValues): SearchValues {
  const entries = SEARCH_FIELDS.map((name) => [name, typeof posted[name] === "string" ? posted[name].slice(0, 120) : ""]);
  return Object.fromEntries(entries) as SearchValues;
}
