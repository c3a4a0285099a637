import { data } from "react-router";
import { z } from "zod";
import { blockTime, openTime, undoDates } from "#app/features/advisors/own-week/own-week.server";
import type { WeekAnswer } from "#app/features/advisors/own-week/week-answer";
import { readEntry, type WeekEntry } from "#app/features/advisors/own-week/week-entry";
import { answerWork, type PostedForm } from "#app/forms/posted-form.server";
import { refuse, refuseForm } from "#app/forms/refuse.server";
import { now } from "#app/platform/clock.server";
import { ADVISOR_TEXTS } from "./hours-actions.server";
import { pendingInTime } from "./pending-time.server";

const CHANGES = { "cal-block": blockTime, "cal-open": openTime };

/** Returns whether a form of the weekly calendar was submitted. */
export const isOfWeek = ({ intent }: PostedForm) => intent === "cal-undo" || Object.hasOwn(CHANGES, intent);

const text = z.string().max(40);
const entrySchema = z.strictObject({ from: text, to: text, sure: text.optional() });
const undoSchema = z.strictObject({ changed: z.string() });

/** Blocks time in an advisor's own week, reopens it, or undoes either; the page shows what was done, with an undo button. */
export const answerWeek = (posted: PostedForm) =>
  answerWork(posted, ADVISOR_TEXTS.failed, async () => {
    const { viewer, intent, values } = posted;
    if (intent === "cal-undo") return answerUndo(posted);
    const form = entrySchema.safeParse(values);
    if (!form.success) return refuseForm();
    const { sure, ...entered } = form.data;
    const asked = intent === "cal-block" && !sure ? await askedIn(posted, entered) : [];
    if (asked.length > 0) return refuse<WeekAnswer>({ intent: "cal", entered, asked }, 409);
    const result = await CHANGES[intent as keyof typeof CHANGES](viewer, entered, now());
    if (result.ok)
      return data<WeekAnswer>({
        intent: "cal",
        done: intent === "cal-block" ? "blocked" : "opened",
        ...entered,
        undo: result.undo,
      });
    if (result.reason === "entry") return refuse<WeekAnswer>({ intent: "cal", entered, errors: result.errors }, 400);
    return refuse<WeekAnswer>({ intent: "cal", entered, errors: { from: `advisorProfile.${result.reason}` } }, 409);
  });

/** Returns what is agreed or awaits an answer in the time of an entry; empty when the entry is invalid, which is reported elsewhere. */
const askedIn = ({ viewer }: PostedForm, { from, to }: WeekEntry) =>
  pendingInTime(viewer, now(), (nowWall) => {
    const read = readEntry(from, to, nowWall);
    return read.ok ? read.parts : [];
  });

async function answerUndo({ viewer, values }: PostedForm) {
  const form = undoSchema.safeParse(values);
  if (!form.success) return refuseForm();
  const result = await undoDates(viewer, form.data.changed, now());
  if (result.ok) return data<WeekAnswer>({ intent: "cal", done: "undone" });
  return result.reason === "unreadable"
    ? refuseForm()
    : refuse<WeekAnswer>({ intent: "cal", alert: `advisorProfile.${result.reason}` }, 409);
}
