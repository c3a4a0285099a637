import { z } from "zod";
import { readExceptions } from "#app/features/advisors/availability/exception-entry";
import { addExceptions, findOwnHours, removeExceptions, saveWeek } from "#app/features/advisors/availability/hours.server";
import { readWeek, typedWeek } from "#app/features/advisors/availability/week-entry";
import { type PendingTime, removedByExceptions } from "#app/features/advisors/own-week/pending-within";
import { isCalendarDate } from "#app/features/schedule/exceptions";
import { answerWork, enteredOf, type PostedForm } from "#app/forms/posted-form.server";
import { refuse, refuseForm } from "#app/forms/refuse.server";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";
import { leftOutsideWeek, pendingInTime } from "./pending-time.server";

export const ADVISOR_TEXTS = {
  title: "advisorProfile.updatedTitle",
  saved: "advisorProfile.updated",
  failed: "advisorProfile.updateFailed",
};

const HOURS_INTENTS = new Set(["week", "exceptions-add", "exceptions-remove"]);

/** Returns whether a form about working hours was submitted. */
export const isOfHours = ({ intent }: PostedForm) => HOURS_INTENTS.has(intent);

/** Handles the forms about working hours; errors appear next to their fields, with the input kept. */
export const answerHours = (posted: PostedForm) =>
  answerWork(posted, ADVISOR_TEXTS.failed, async () => {
    switch (posted.intent) {
      case "week":
        return answerWeek(posted);
      case "exceptions-add":
        return answerExceptions(posted);
      case "exceptions-remove":
        return answerRemoval(posted);
      default:
        return refuseForm();
    }
  });

/** The calendar stays on the week that was shown. */
const done = ({ page, search }: PostedForm) => redirectWithToast(page + search, { title: ADVISOR_TEXTS.title, text: ADVISOR_TEXTS.saved });

const comeBack = (
  posted: PostedForm,
  rest: { errors?: Record<string, string>; alert?: string; version?: string; asked?: PendingTime[] },
  status: number,
) => refuse({ intent: posted.intent, entered: enteredOf(posted), ...rest }, status);

async function answerWeek(posted: PostedForm) {
  const { was, blanks, sure, ...fields } = posted.values;
  const week = typedWeek(fields);
  if (!week || typeof was !== "string") return refuseForm();
  const read = readWeek(week, { areBlanksMeant: blanks === "meant" });
  if (!read.ok) return comeBack(posted, { errors: read.errors }, 400);
  const asked = sure === "yes" ? [] : await leftOutsideWeek(posted.viewer, now(), read.spans);
  if (asked.length > 0) return comeBack(posted, { asked }, 409);
  const result = await saveWeek(posted.viewer, read.spans, was, now());
  return result.ok ? done(posted) : comeBack(posted, { alert: result.reason, version: result.version }, 409);
}

const text = z.string().max(40);
const exceptionSchema = z.strictObject({ from: text, until: text, kind: text, start: text, end: text, sure: text.optional() });

async function answerExceptions(posted: PostedForm) {
  const form = exceptionSchema.safeParse(posted.values);
  if (!form.success) return refuseForm();
  const { sure, ...entry } = form.data;
  const { today } = await findOwnHours(posted.viewer, now());
  const read = readExceptions(entry, today);
  if (!read.ok) return comeBack(posted, { errors: read.errors }, 400);
  const asked = sure ? [] : await pendingInTime(posted.viewer, now(), () => removedByExceptions(read.exceptions));
  if (asked.length > 0) return comeBack(posted, { asked }, 409);
  const result = await addExceptions(posted.viewer, read.exceptions, now());
  return result.ok ? done(posted) : comeBack(posted, { errors: { from: result.reason } }, 409);
}

const date = z.string().refine(isCalendarDate);
const removalSchema = z.strictObject({ from: date, until: date });

async function answerRemoval(posted: PostedForm) {
  const form = removalSchema.safeParse(posted.values);
  if (!form.success) return refuseForm();
  await removeExceptions(posted.viewer, form.data, now());
  return done(posted);
}
