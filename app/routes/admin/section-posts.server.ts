import { data } from "react-router";
import type { Viewer } from "#app/features/accounts/viewer";
import { failureStatus } from "#app/features/admin/failures.server";
import { arranged, moved, readArrangement } from "#app/features/admin/homepage/arrange";
import type { SectionAnswer } from "#app/features/admin/homepage/section-answer";
import {
  entriesFormSchema,
  MOST_ENTRIES,
  orderFormSchema,
  sectionFormSchema,
  undoFormSchema,
  visibilityFormSchema,
} from "#app/features/admin/homepage/section-form";
import { orderSections, showSection } from "#app/features/admin/homepage/section-order.server";
import { typedEntries, typedWords } from "#app/features/admin/homepage/section-words";
import { type StaleSection, saveEntries, saveSection, undoSave } from "#app/features/admin/homepage/sections.server";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";
import { fieldErrors } from "#app/ui/fields/form-values";

type Fields = Record<string, unknown>;

/** The posts about the sections of the home page: texts, steps and benefits, undo, the switch, the order. */
export const SECTION_POSTS = {
  "save-section": answerTexts,
  "save-entries": answerEntries,
  undo: answerUndo,
  "show-section": answerVisibility,
  order: answerOrder,
};

const refuse = (answer: SectionAnswer, status: number) => data(answer, { status });
const sectionPage = (sectionType: string) => `/admin?section=${sectionType}`;
const updated = (url: string, text = "admin.sectionUpdated") => redirectWithToast(url, { text });

async function answerTexts(viewer: Viewer, fields: Fields) {
  const form = { form: "texts" as const, words: typedWords(fields) };
  const parsed = sectionFormSchema.safeParse(fields);
  if (!parsed.success) return refuse({ ...form, ...problemsOf(fieldErrors(sectionFormSchema, fields)) }, 400);
  const { sectionType, version, ...texts } = parsed.data;
  try {
    const saved = await saveSection(viewer, { sectionType, version }, texts, now());
    if (saved.ok) return updated(sectionPage(sectionType));
    return refuse({ ...form, ...(saved.reason === "stale" && staleOf(saved)) }, 409);
  } catch (error) {
    return refuse({ ...form, alert: { key: "admin.updateSectionFailed" } }, failureStatus(error, "section"));
  }
}

async function answerEntries(viewer: Viewer, { arrange, ...fields }: Fields) {
  const form = { form: "entries" as const, entries: typedEntries(fields.entries) };
  const arrangement = readArrangement(arrange);
  if (arrangement)
    return refuse({ ...form, entries: arranged(form.entries, arrangement, { title: "", description: "" }, MOST_ENTRIES) }, 200);
  const parsed = entriesFormSchema.safeParse(fields);
  if (!parsed.success) return refuse({ ...form, ...problemsOf(fieldErrors(entriesFormSchema, fields)) }, 400);
  const { sectionType, version, entries } = parsed.data;
  try {
    const saved = await saveEntries(viewer, { sectionType, version }, entries, now());
    if (saved.ok) return updated(sectionPage(sectionType), "admin.contentUpdated");
    return refuse({ ...form, ...(saved.reason === "stale" && staleOf(saved)) }, 409);
  } catch (error) {
    return refuse({ ...form, alert: { key: "admin.updateContentFailed" } }, failureStatus(error, "section content"));
  }
}

async function answerUndo(viewer: Viewer, fields: Fields) {
  const parsed = undoFormSchema.safeParse(fields);
  if (!parsed.success) return refuse({ form: "undo", alert: { key: "admin.notUnderstood" } }, 400);
  const { sectionType, version } = parsed.data;
  try {
    const undone = await undoSave(viewer, { sectionType, version }, now());
    if (undone.ok) return updated(sectionPage(sectionType), "admin.sectionUndone");
    if (undone.reason === "nothingToUndo") return refuse({ form: "undo", alert: { key: "admin.nothingToUndo" } }, 409);
    return refuse({ form: "undo", alert: { key: "admin.staleTitle", values: { name: undone.savedBy } } }, 409);
  } catch (error) {
    return refuse({ form: "undo", alert: { key: "admin.updateSectionFailed" } }, failureStatus(error, "undo"));
  }
}

async function answerVisibility(viewer: Viewer, fields: Fields) {
  const parsed = visibilityFormSchema.safeParse(fields);
  if (!parsed.success) return refuse({ form: "list", alert: { key: "admin.notUnderstood" } }, 400);
  try {
    await showSection(viewer, parsed.data.sectionType, parsed.data.visible === "1");
    return updated("/admin");
  } catch (error) {
    return refuse({ form: "list", alert: { key: "admin.updateSectionFailed" } }, failureStatus(error, "visibility"));
  }
}

async function answerOrder(viewer: Viewer, fields: Fields) {
  const parsed = orderFormSchema.safeParse(fields);
  const order = parsed.data && wantedOrder(parsed.data);
  if (!order) return refuse({ form: "list", alert: { key: "admin.notUnderstood" } }, 400);
  try {
    const ordered = await orderSections(viewer, { seen: parsed.data.seen, order });
    return ordered.ok ? updated("/admin") : refuse({ form: "list", alert: { key: "admin.orderStale" } }, 409);
  } catch (error) {
    return refuse({ form: "list", alert: { key: "admin.updateSectionFailed" } }, failureStatus(error, "order"));
  }
}

/** The order as it was dragged, or after one step of one section: 'how_it_works:up'. */
function wantedOrder({ seen, order, move }: { seen: string[]; order?: string[]; move?: string }) {
  if (order) return order;
  const [, type = "", step] = /^([a-z0-9_]+):(up|down)$/.exec(move ?? "") ?? [];
  return seen.includes(type) ? moved(seen, seen.indexOf(type), step === "up" ? -1 : 1) : null;
}

/** Wrong fields beside their fields; what belongs to none above them. */
function problemsOf({ "": whole, ...errors }: ReturnType<typeof fieldErrors>): Pick<SectionAnswer, "errors" | "alert"> {
  return { errors, ...((whole || Object.keys(errors).length === 0) && { alert: { key: whole ?? "admin.notUnderstood" } }) };
}

const staleOf = ({ current, savedBy }: StaleSection) => ({ stale: { current, savedBy } });
