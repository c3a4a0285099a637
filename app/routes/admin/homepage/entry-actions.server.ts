import type { ZodType } from "zod";
import type { Viewer } from "#app/features/accounts/viewer";
import { addEntry, type EntryChanged, moveEntry, restoreEntry, retireEntry, saveEntry } from "#app/features/admin/taxonomy/entries.server";
import type { EntryAnswer } from "#app/features/admin/taxonomy/entry-answer";
import {
  entryChoiceSchema,
  entryFormSchema,
  entryMoveSchema,
  entryRetirementSchema,
  newEntrySchema,
} from "#app/features/admin/taxonomy/entry-form";
import { languageInSentence } from "#app/features/catalog/spoken-languages";
import { readChangedTopics } from "#app/features/topics/topics.server";
import type { Fields } from "#app/forms/admin-form.server";
import { carryOut, refuse } from "#app/forms/refuse.server";
import { typedFields } from "#app/forms/typed";
import { languageOr } from "#app/languages/languages";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";
import { fieldErrors } from "#app/ui/fields/form-values";

const LIST = "/admin?view=topics";

/** Handlers of forms on a category, sub-category page or tile. */
export const ENTRY_ACTIONS = {
  "add-entry": post(newEntrySchema, (viewer, entry) => addEntry(viewer, entry, now()), "topicAdded"),
  "save-entry": post(entryFormSchema, saveEntry, "entrySaved"),
  "retire-entry": post(entryRetirementSchema, (viewer, choice) => retireEntry(viewer, choice, now()), "topicRetired"),
  "restore-entry": post(entryChoiceSchema, (viewer, choice) => restoreEntry(viewer, choice, now()), "topicRestored"),
  "move-entry": post(entryMoveSchema, moveEntry, "entryMoved"),
};

function post<Form>(schema: ZodType<Form>, run: (viewer: Viewer, form: Form) => Promise<EntryChanged>, done: string) {
  return async (viewer: Viewer, fields: Fields) => {
    const parsed = schema.safeParse(fields);
    if (!parsed.success) {
      const { "": whole, key, version, ...errors } = fieldErrors(schema, fields);
      const alert = whole ?? key ?? version;
      return comeBack({ typed: typedOf(fields), errors, ...(alert && { alert: { key: alert } }) }, 400);
    }
    return carryOut("catalog entry", () => run(viewer, parsed.data), {
      done: async ({ name, leftBehind = [] }) => {
        await readChangedTopics();
        const languages = leftBehind.map((language) => languageInSentence(language, languageOr(viewer.language))).join(", ");
        if (languages) return redirectWithToast(LIST, { text: "taxonomy.savedUnlikeOthers", values: { name, languages } });
        return redirectWithToast(LIST, { text: `taxonomy.${done}`, values: { name } });
      },
      refused: (refusal) => comeBack(refusalOf(refusal, fields), 409),
      failed: (status) => comeBack({ typed: typedOf(fields), alert: { key: "taxonomy.entryFailed" } }, status),
    });
  };
}

const MAX_SHOWN_AGAIN_LENGTH = 500;

/** Submitted values by field name. */
const typedOf = (fields: Fields) => typedFields(fields, MAX_SHOWN_AGAIN_LENGTH);

/** Errors about a field appear next to it. */
function refusalOf(refusal: Extract<EntryChanged, { ok: false }>, fields: Fields): Omit<EntryAnswer, "form"> {
  if (refusal.reason === "leftBehind")
    return { typed: typedOf(fields), errors: { unlike: "taxonomy.unlikeChoose" }, leftBehind: refusal.leftBehind };
  if (refusal.reason === "formerWords")
    return {
      typed: { ...typedOf(fields), former: "seen" },
      errors: Object.fromEntries(refusal.parts.map((part) => [`texts.${part}`, "taxonomy.formerWords"])),
    };
  const { reason } = refusal;
  const key = `taxonomy.${reason}` as const;
  const field = reason === "addressTaken" ? "address" : reason === "placeNeeded" ? "moveTo" : null;
  return { typed: typedOf(fields), ...(field ? { errors: { [field]: key } } : { alert: { key } }) };
}

const comeBack = (answer: Omit<EntryAnswer, "form">, status: number) => refuse<EntryAnswer>({ form: "entry", ...answer }, status);

/** Refills a stored form without an error. */
export const heldEntry = (fields: Fields): EntryAnswer => ({ form: "entry", typed: typedOf(fields) });
