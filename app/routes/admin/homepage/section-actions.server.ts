import type { Viewer } from "#app/features/accounts/viewer";
import { arranged, moved, readArrangement } from "#app/features/admin/homepage/reorder-list";
import { sectionAddress } from "#app/features/admin/homepage/section-address";
import type { SectionAnswer } from "#app/features/admin/homepage/section-answer";
import {
  entriesFormSchema,
  entryWordingFormSchema,
  orderFormSchema,
  sectionFormSchema,
  undoFormSchema,
  undoWordingFormSchema,
  visibilityFormSchema,
  wordingFormSchema,
} from "#app/features/admin/homepage/section-form";
import { type SectionWording, saveWording, undoWording, type WordingVersion } from "#app/features/admin/homepage/section-language.server";
import { orderSections, showSection } from "#app/features/admin/homepage/section-order.server";
import { typedEntries, typedWords } from "#app/features/admin/homepage/section-words";
import { type StaleSection, saveEntries, saveSection, undoSave } from "#app/features/admin/homepage/sections.server";
import { MAX_ENTRIES } from "#app/features/admin/limits";
import type { Fields } from "#app/forms/admin-form.server";
import { attempt, carryOut, refuse } from "#app/forms/refuse.server";
import { FIRST_LANGUAGE, type Language } from "#app/languages/languages";
import { redirectWithToast } from "#app/middleware/flash";
import { siteLanguage } from "#app/platform/brand/current-defaults.server";
import { now } from "#app/platform/clock.server";
import { fieldErrors } from "#app/ui/fields/form-values";

/** Handlers of the home page section forms: texts, steps and benefits, undo, visibility, order. */
export const SECTION_ACTIONS = {
  "save-section": answerTexts,
  "save-entries": answerEntries,
  undo: answerUndo,
  "show-section": answerVisibility,
  order: answerOrder,
};

const comeBack = (answer: SectionAnswer, status: number) => refuse(answer, status);
const alert = (form: SectionAnswer["form"], key: string, status: number) => comeBack({ form, alert: { key } }, status);
const sectionPage = (sectionType: string, language: Language = FIRST_LANGUAGE) => sectionAddress({ sectionType, language }, siteLanguage());
const updated = (url: string, text = "admin.sectionUpdated") => redirectWithToast(url, { text });

async function answerTexts(viewer: Viewer, fields: Fields) {
  if (fields.language !== undefined) return answerWording(viewer, fields);
  const form = heldTexts(fields);
  const parsed = sectionFormSchema.safeParse(fields);
  if (!parsed.success) return comeBack({ ...form, ...problemsOf(fieldErrors(sectionFormSchema, fields)) }, 400);
  const { sectionType, version, ...texts } = parsed.data;
  return carryOut("section", () => saveSection(viewer, { sectionType, version }, texts, now()), {
    done: () => updated(sectionPage(sectionType)),
    refused: (refusal) => comeBack({ ...form, ...(refusal.reason === "stale" && staleOf(refusal)) }, 409),
    failed: (status) => comeBack({ ...form, alert: { key: "admin.updateSectionFailed" } }, status),
  });
}

async function answerEntries(viewer: Viewer, { arrange, ...fields }: Fields) {
  const form = { form: "entries" as const, entries: typedEntries(fields.entries) };
  const arrangement = readArrangement(arrange);
  if (arrangement)
    return comeBack({ ...form, entries: arranged(form.entries, arrangement, { title: "", description: "" }, MAX_ENTRIES) }, 200);
  if (fields.language !== undefined) return answerEntryWording(viewer, fields);
  const parsed = entriesFormSchema.safeParse(fields);
  if (!parsed.success) return comeBack({ ...form, ...problemsOf(fieldErrors(entriesFormSchema, fields)) }, 400);
  const { sectionType, version, entries } = parsed.data;
  return carryOut("section content", () => saveEntries(viewer, { sectionType, version }, entries, now()), {
    done: () => updated(sectionPage(sectionType), "admin.contentUpdated"),
    refused: (refusal) => comeBack({ ...form, ...(refusal.reason === "stale" && staleOf(refusal)) }, 409),
    failed: (status) => comeBack({ ...form, alert: { key: "admin.updateContentFailed" } }, status),
  });
}

/** Handles the forms that translate a section into a language other than the first. */
async function answerWording(viewer: Viewer, fields: Fields) {
  const parsed = wordingFormSchema.safeParse(fields);
  if (!parsed.success) return comeBack({ ...heldTexts(fields), ...problemsOf(fieldErrors(wordingFormSchema, fields)) }, 400);
  return sayIn(viewer, parsed.data, heldTexts(fields));
}

async function answerEntryWording(viewer: Viewer, fields: Fields) {
  const form = heldEntries(fields);
  const parsed = entryWordingFormSchema.safeParse(fields);
  if (!parsed.success) return comeBack({ ...form, ...problemsOf(fieldErrors(entryWordingFormSchema, fields)) }, 400);
  const { entries: contentData, ...which } = parsed.data;
  return sayIn(viewer, { ...which, contentData }, form);
}

function sayIn(viewer: Viewer, { sectionType, language, version, ...wording }: WordingVersion & SectionWording, form: SectionAnswer) {
  const [failed, done] =
    form.form === "texts"
      ? (["admin.updateSectionFailed", "admin.sectionUpdated"] as const)
      : (["admin.updateContentFailed", "admin.contentUpdated"] as const);
  return carryOut("section in a language", () => saveWording(viewer, { sectionType, language, version }, wording, now()), {
    done: () => updated(sectionPage(sectionType, language), done),
    refused: (refusal) => comeBack({ ...form, ...(refusal.reason === "stale" && staleOf(refusal)) }, 409),
    failed: (status) => comeBack({ ...form, alert: { key: failed } }, status),
  });
}

async function answerUndo(viewer: Viewer, fields: Fields) {
  if (fields.language !== undefined) return answerUndoIn(viewer, fields);
  const parsed = undoFormSchema.safeParse(fields);
  if (!parsed.success) return alert("undo", "admin.notUnderstood", 400);
  const { sectionType, version } = parsed.data;
  return undo(() => undoSave(viewer, { sectionType, version }, now()), sectionPage(sectionType));
}

async function answerUndoIn(viewer: Viewer, fields: Fields) {
  const parsed = undoWordingFormSchema.safeParse(fields);
  if (!parsed.success) return alert("undo", "admin.notUnderstood", 400);
  return undo(() => undoWording(viewer, parsed.data, now()), sectionPage(parsed.data.sectionType, parsed.data.language));
}

const undo = (work: () => ReturnType<typeof undoSave>, page: string) =>
  carryOut("undo", work, {
    done: () => updated(page, "admin.sectionUndone"),
    refused: (refusal) =>
      refusal.reason === "nothingToUndo"
        ? alert("undo", "admin.nothingToUndo", 409)
        : comeBack({ form: "undo", alert: { key: "admin.staleTitle", values: { name: refusal.savedBy } } }, 409),
    failed: (status) => alert("undo", "admin.updateSectionFailed", status),
  });

async function answerVisibility(viewer: Viewer, fields: Fields) {
  const parsed = visibilityFormSchema.safeParse(fields);
  if (!parsed.success) return alert("list", "admin.notUnderstood", 400);
  const show = async () => {
    await showSection(viewer, parsed.data.sectionType, parsed.data.visible === "1");
    return updated("/admin");
  };
  return attempt("visibility", show, (status) => alert("list", "admin.updateSectionFailed", status));
}

async function answerOrder(viewer: Viewer, fields: Fields) {
  const parsed = orderFormSchema.safeParse(fields);
  const order = parsed.data && wantedOrder(parsed.data);
  if (!order) return alert("list", "admin.notUnderstood", 400);
  return carryOut("order", () => orderSections(viewer, { seen: parsed.data.seen, order }), {
    done: () => updated("/admin"),
    refused: () => alert("list", "admin.orderStale", 409),
    failed: (status) => alert("list", "admin.updateSectionFailed", status),
  });
}

/** Returns the new order after dragging, or after moving one section: 'how_it_works:up'. */
function wantedOrder({ seen, order, move }: { seen: string[]; order?: string[]; move?: string }) {
  if (order) return order;
  const [, type = "", step] = /^([a-z0-9_]+):(up|down)$/.exec(move ?? "") ?? [];
  return seen.includes(type) ? moved(seen, seen.indexOf(type), step === "up" ? -1 : 1) : null;
}

/** Splits the errors: field errors next to their fields, others as an alert above. */
function problemsOf({ "": whole, ...errors }: ReturnType<typeof fieldErrors>): Pick<SectionAnswer, "errors" | "alert"> {
  return { errors, ...((whole || Object.keys(errors).length === 0) && { alert: { key: whole ?? "admin.notUnderstood" } }) };
}

const staleOf = ({ current, savedBy }: StaleSection) => ({ stale: { current, savedBy } });

/** Refills stored section texts without an error. */
export const heldTexts = (fields: Fields): SectionAnswer => ({ form: "texts", words: typedWords(fields) });

/** Refills stored steps or benefits without an error. */
export const heldEntries = (fields: Fields): SectionAnswer => ({ form: "entries", entries: typedEntries(fields.entries) });
