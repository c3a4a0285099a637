import type { Viewer } from "#app/features/accounts/viewer";
import { publishReplacement, type ReplacingOutcome } from "#app/features/admin/texts/replacing/replacing.server";
import { replacingAddress } from "#app/features/admin/texts/replacing/replacing-address";
import type { ReplacingAnswer } from "#app/features/admin/texts/replacing/replacing-answer";
import { readDecisions, readReplacingParams, replacementSchema, seenSchema } from "#app/features/admin/texts/replacing/replacing-form";
import { undoReplacement } from "#app/features/admin/texts/replacing/undo-replacement.server";
import { type Fields, type Posted, readFields } from "#app/forms/admin-form.server";
import { carryOut, refuse, refuseForm } from "#app/forms/refuse.server";
import { typedFields } from "#app/forms/typed";
import type { Language } from "#app/languages/languages";
import { type Flash, redirectWithToast } from "#app/middleware/flash";
import { languageContext } from "#app/middleware/reading-language";
import { now } from "#app/platform/clock.server";

const MAX_TYPED = 20_000;

/** Handles the forms of the page that replaces words: publish what is previewed, or undo a replacement. */
export async function answerReplacingAction(viewer: Viewer, { request, context }: Posted) {
  const { intent, fields } = await readFields(viewer, { request, context });
  const params = readReplacingParams(new URL(request.url).searchParams, context.get(languageContext));
  if (intent === "undo") return undo(viewer, fields, params.language);
  const seen = seenSchema.safeParse(fields.seen);
  if (intent !== "publish" || !seen.success) return refuseForm();
  const asked = { ...params, seen: seen.data, decisions: readDecisions(fields) };
  const comeBack = answering(fields);
  return carryOut("replacing", () => publishReplacement(viewer, asked, now()), {
    done: ({ count }) => goBack(params.language, { text: "replacing.done", values: { count } }),
    refused: (outcome) => comeBack(...refusalOf(outcome)),
    failed: (status) => comeBack({ alert: { key: "replacing.failed" } }, status),
  });
}

function undo(viewer: Viewer, fields: Fields, language: Language) {
  const parsed = replacementSchema.safeParse(fields);
  if (!parsed.success) return refuseForm();
  const comeBack = answering({});
  return carryOut("replacing", () => undoReplacement(viewer, { ...parsed.data, language }, now()), {
    done: ({ count, kept }) => goBack(language, { text: kept > 0 ? "replacing.undoneKept" : "replacing.undone", values: { count, kept } }),
    refused: () => comeBack({ alert: { key: "replacing.gone" } }, 404),
    failed: (status) => comeBack({ alert: { key: "replacing.failed" } }, status),
  });
}

/** A full page load, because the document brings its own texts. */
const goBack = (language: Language, toast: Flash) =>
  redirectWithToast(replacingAddress(language), toast, [["x-remix-reload-document", "true"]]);

const answering = (fields: Fields) => (answer: Omit<ReplacingAnswer, "fields">, status: number) =>
  refuse<ReplacingAnswer>({ fields: typedFields(fields, MAX_TYPED), ...answer }, status);

function refusalOf(outcome: Exclude<ReplacingOutcome, { ok: true }>): [Omit<ReplacingAnswer, "fields">, number] {
  if (outcome.reason === "misfit") return [{ alert: { key: "replacing.misfit" }, misfits: outcome.misfits }, 400];
  if (outcome.reason === "nothing") return [{ alert: { key: "replacing.nothing" } }, 400];
  const { names } = outcome;
  if (names.length === 0) return [{ alert: { key: "replacing.changedNow" } }, 409];
  return [{ alert: { key: "replacing.changed", values: { count: names.length } }, changed: names }, 409];
}
