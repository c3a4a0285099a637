import type { Viewer } from "#app/features/accounts/viewer";
import { publishReplacement, type ReplacingOutcome } from "#app/features/admin/texts/replacing/replacing.server";
import { replacingAddress } from "#app/features/admin/texts/replacing/replacing-address";
import type { ReplacingAnswer } from "#app/features/admin/texts/replacing/replacing-answer";
import { readDecisions, readReplacingParams, replacementSchema, seenSchema } from "#app/features/admin/texts/replacing/replacing-form";
import { undoReplacement } from "#app/features/admin/texts/replacing/undo-replacement.server";
import { othersReading } from "#app/features/own-texts/home-in-language.server";
import { HOME_PREFIX } from "#app/features/own-texts/places";
import { type Fields, type Posted, readFields } from "#app/forms/admin-form.server";
import { carryOut, refuse, refuseForm } from "#app/forms/refuse.server";
import { typedFields } from "#app/forms/typed";
import { LANGUAGE_NAMES, type Language } from "#app/languages/languages";
import { type Flash, redirectWithToast } from "#app/middleware/flash";
import { languageContext } from "#app/middleware/reading-language";
import { siteLanguage } from "#app/platform/brand/current-defaults.server";
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
    done: async ({ count, names }) => goBack(params.language, await toastOf(params.language, { count, names })),
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

/** Sections of the home page may be read in the site's language from now on in others, too: the admin is told. */
async function toastOf(language: Language, { count, names }: { count: number; names: readonly string[] }): Promise<Flash> {
  const home = language === siteLanguage() ? names.filter((name) => name.startsWith(HOME_PREFIX)) : [];
  const others = new Set((await Promise.all(home.map(othersReading))).flat());
  if (others.size === 0) return { text: "replacing.done", values: { count } };
  return { text: "replacing.doneForOthers", values: { count, languages: [...others].map((other) => LANGUAGE_NAMES[other]).join(", ") } };
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
