import type { RouterContextProvider } from "react-router";
import type { Viewer } from "#app/features/accounts/viewer";
import { findQuote } from "#app/features/booking/quotes.server";
import type { BookingPageAnswer, RefusalKey, SearchValues } from "#app/features/booking/request/booking-page-answer";
import { matchAdvisors } from "#app/features/booking/request/match-advisors.server";
import { refusalMessage, refusalStatus } from "#app/features/booking/request/refusals";
import { bookQuote } from "#app/features/booking/request/request-consultation.server";
import { reviewQuote } from "#app/features/booking/request/review-quote.server";
import { chosenTime } from "#app/features/booking/request/start-time";
import { confirmFormSchema, matchFormSchema } from "#app/features/booking/schema";
import { isTimeZone } from "#app/features/schedule/time-zones";
import { type FormValues, readForm } from "#app/forms/read.server";
import { refuse } from "#app/forms/refuse.server";
import { redirectWithToast } from "#app/middleware/flash";
import { requireViewer } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import { failureStatus } from "#app/platform/failure.server";
import { fieldErrors } from "#app/ui/fields/form-values";

/** The posts of /book-consultation: search, review step, booking. */
export async function answerBookingPost(request: Request, context: Readonly<RouterContextProvider>) {
  const viewer = requireViewer(context, request);
  const values = await readForm(request, context);
  if (values.intent === "look") return answerLook(viewer, values);
  return values.intent === "confirm" ? answerConfirm(viewer, values) : answerSearch(viewer, values);
}

const say = (answer: BookingPageAnswer, status = 200) => refuse(answer, status);

async function answerSearch(viewer: Viewer, posted: FormValues) {
  const values = searchValues(posted);
  const parsed = matchFormSchema.safeParse(posted);
  if (!parsed.success)
    return say({ kind: "refused", values, errors: fieldErrors(matchFormSchema, posted) as Record<string, string>, choices: [] }, 400);
  const { meant_time, advisor, requested_time, ...rest } = parsed.data;
  const zone = viewer.timeZone || rest.time_zone;
  const time = requested_time && chosenTime(requested_time, meant_time, zone ?? "");
  try {
    const found = await matchAdvisors(viewer, { ...rest, requested_time: time, time_zone: zone }, now(), { leadingSlug: advisor });
    if (found.ok) {
      const { topicName, matches, platform_status: status } = found;
      return say({ kind: "found", values: { ...values, requested_topic: topicName }, topicName, matches, status });
    }
    const field = found.reason === "topicUnknown" ? "requested_topic" : "requested_time";
    const choices = "choices" in found ? (found.choices ?? []) : [];
    return say({ kind: "refused", values, errors: { [field]: refusalMessage(found.reason) }, choices }, refusalStatus(found.reason));
  } catch (error) {
    return say({ kind: "failed", values }, failureStatus(error, "match"));
  }
}

async function answerLook(viewer: Viewer, posted: FormValues) {
  const parsed = confirmFormSchema.safeParse(posted);
  const look = parsed.success ? await reviewQuote(viewer, parsed.data.quote_id) : null;
  return look ? say({ kind: "look", look, note: "" }) : say({ kind: "notBooked", alert: "booking.quoteUnreadable" }, 409);
}

async function answerConfirm(viewer: Viewer, posted: FormValues) {
  const parsed = confirmFormSchema.safeParse(posted);
  if (!parsed.success) return say({ kind: "notBooked", alert: (parsed.error.issues[0]?.message ?? "booking.failed") as RefusalKey }, 400);
  const { quote_id: quoteId, note } = parsed.data;
  const timeZone = isTimeZone(posted.time_zone) ? posted.time_zone : undefined;
  try {
    const quote = await findQuote(viewer, quoteId);
    if (!quote) return say({ kind: "notBooked", alert: refusalMessage("quoteUnreadable") }, refusalStatus("quoteUnreadable"));
    const result = await bookQuote(viewer, quote, { note, timeZone }, now());
    if (result.ok) {
      const { consultation, advisorName } = result;
      const said = { title: "booking.requestedTitle", text: "booking.requestSent", values: { name: advisorName } };
      return redirectWithToast(`/book-consultation?requested=${consultation.id}`, said);
    }
    const alert = refusalMessage(result.reason);
    const look = result.reason === "priceChanged" ? await reviewQuote(viewer, result.quote.quote_id) : null;
    return say(look ? { kind: "look", look, note, alert } : { kind: "notBooked", alert }, refusalStatus(result.reason));
  } catch (error) {
    return say({ kind: "notBooked", alert: "booking.failed" }, failureStatus(error, "booking"));
  }
}

const SEARCH_FIELDS = ["requested_topic", "requested_time", "duration_minutes", "urgency", "time_zone"] as const;

/** What was typed, to be shown again. */
function searchValues(posted: FormValues): SearchValues {
  const entries = SEARCH_FIELDS.map((name) => [name, typeof posted[name] === "string" ? posted[name].slice(0, 120) : ""]);
  return Object.fromEntries(entries) as SearchValues;
}
