import { data } from "react-router";
import { z } from "zod";
import { blockTime, openTime, undoDates } from "#app/features/advisors/own-week/own-week.server";
import type { WeekAnswer } from "#app/features/advisors/own-week/week-answer";
import { readChanged } from "#app/features/advisors/own-week/week-entry";
import { answerWork, type PostedForm } from "#app/forms/posted-form.server";
import { refuse, refuseForm } from "#app/forms/refuse.server";
import { now } from "#app/platform/clock.server";
import { ADVISOR_TEXTS } from "./hours-posts.server";

const CHANGES = { "cal-block": blockTime, "cal-open": openTime };

/** Whether one of the forms of the calendar's week was posted. */
export const isOfWeek = ({ intent }: PostedForm) => intent === "cal-undo" || Object.hasOwn(CHANGES, intent);

const text = z.string().max(40);
const entrySchema = z.strictObject({ from: text, to: text });

/** Blocks time in an advisor's own week, opens it again, or undoes either; the page says what was done, with the way back. */
export const answerWeek = (posted: PostedForm) =>
  answerWork(posted, ADVISOR_TEXTS.failed, async () => {
    const { viewer, intent, values } = posted;
    if (intent === "cal-undo") return answerUndo(posted);
    const form = entrySchema.safeParse(values);
    if (!form.success) return refuseForm();
    const result = await CHANGES[intent as keyof typeof CHANGES](viewer, form.data, now());
    if (result.ok) {
      const { ok: _, ...changed } = result;
      return data<WeekAnswer>({
        intent: "cal",
        done: intent === "cal-block" ? "blocked" : "opened",
        ...form.data,
        undo: JSON.stringify(changed),
      });
    }
    if (result.reason === "entry") return refuse<WeekAnswer>({ intent: "cal", entered: form.data, errors: result.errors }, 400);
    return refuse<WeekAnswer>({ intent: "cal", entered: form.data, errors: { from: `advisorProfile.${result.reason}` } }, 409);
  });

async function answerUndo({ viewer, values }: PostedForm) {
  const changed = readChanged(values.changed);
  if (!changed) return refuseForm();
  const result = await undoDates(viewer, changed, now());
  return result.ok
    ? data<WeekAnswer>({ intent: "cal", done: "undone" })
    : refuse<WeekAnswer>({ intent: "cal", alert: `advisorProfile.${result.reason}` }, 409);
}
