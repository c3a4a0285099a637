import { z } from "zod";
import { ENTRY_TEXTS, type EntryKind, type EntryTexts, STANDS_FOR } from "#app/features/catalog/catalog-entry";
import { isDrawing } from "#app/features/catalog/drawings";
import { isReserved } from "#app/features/catalog/reserved-addresses";
import { slugsForTopic } from "#app/features/topics/topic-name";
import { FIRST_LANGUAGE, LANGUAGES, type Language } from "#app/languages/languages";
import { ADDRESS_MAX_CHARACTERS, ENTRY_TEXT_MAX_CHARACTERS } from "../limits";
import { lineOf } from "../plain-text";
import { unlikeSchema } from "./unlike";

const version = z.coerce.number("admin.notUnderstood").int().min(0).max(2_000_000_000);
const key = z.string().min(1, "admin.notUnderstood").max(200, "admin.notUnderstood");
const text = lineOf(ENTRY_TEXT_MAX_CHARACTERS, "taxonomy.entryLong").transform((said) => said.replace(/\s+/g, " "));
const texts = z.record(z.string(), text);

/** Texts by language; a blank translation falls back to English. */
const translations = z
  .partialRecord(z.enum(LANGUAGES), texts)
  .default({})
  .transform((said) => Object.fromEntries(Object.entries(said).map(([language, parts]) => [language, withoutBlanks(parts ?? {})])));

const address = lineOf(ADDRESS_MAX_CHARACTERS, "taxonomy.addressLong").refine(
  (said) => said === "" || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(said),
  "taxonomy.addressCharacters",
);

const said = { address: address.default(""), icon: z.string().trim().max(20, "admin.notUnderstood").default(""), texts, translations };

/** `category` is the key of a sub-category page's category; blank for a new category. */
export const newEntrySchema = z
  .strictObject({ category: z.string().max(200).default(""), ...said }, "admin.notUnderstood")
  .superRefine((entry, context) => complain(entry.category === "" ? "category" : "page", entry, context));
export const entryFormSchema = z
  .strictObject(
    {
      key,
      version,
      kind: z.enum(["category", "page", "tile"], "admin.notUnderstood"),
      unlike: unlikeSchema,
      former: z.literal("seen").optional(),
      ...said,
    },
    "admin.notUnderstood",
  )
  .superRefine((entry, context) => complain(entry.kind, entry, context));
export const entryChoiceSchema = z.strictObject({ key, version }, "admin.notUnderstood");
export const entryRetirementSchema = z.strictObject({ key, version, moveTo: z.string().max(200).default("") }, "admin.notUnderstood");
export const entryMoveSchema = z.strictObject({ key, version, step: z.enum(["up", "down"], "admin.notUnderstood") }, "admin.notUnderstood");

export type NewEntry = z.infer<typeof newEntrySchema>;
export type EntryChange = z.infer<typeof entryFormSchema>;
export type EntryChoice = z.infer<typeof entryChoiceSchema>;
export type EntryRetirement = z.infer<typeof entryRetirementSchema>;
export type EntryMove = z.infer<typeof entryMoveSchema>;

function complain(kind: EntryKind, said: { address: string; icon: string; texts: EntryTexts }, context: z.RefinementCtx) {
  const issue = (path: string[], message: string) => context.addIssue({ code: "custom", path, message });
  for (const part of ENTRY_TEXTS[kind]) if (!said.texts[part] && !STANDS_FOR[kind][part]) issue(["texts", part], "taxonomy.entryRequired");
  if (kind === "category" && isReserved(addressOf(kind, said))) issue(["address"], "taxonomy.addressReserved");
  if (kind === "category" && said.icon !== "" && !isDrawing(said.icon)) issue(["icon"], "admin.notUnderstood");
  if (kind === "page" && said.icon !== "" && !isEmoji(said.icon)) issue(["icon"], "taxonomy.emojiOne");
}

const PICTURE = /[\p{Extended_Pictographic}\p{Regional_Indicator}]|\u20E3/u;
const signs = new Intl.Segmenter();
const isEmoji = (said: string) => PICTURE.test(said) && [...signs.segment(said)].length === 1;

/** Returns exactly the texts of a kind, with blank ones replaced. */
export function wholeTexts(kind: EntryKind, said: EntryTexts): Record<string, string> {
  return Object.fromEntries(ENTRY_TEXTS[kind].map((part) => [part, said[part] || said[STANDS_FOR[kind][part] ?? ""] || ""]));
}

/** Returns the typed address, or else one derived from the name. */
export const addressOf = (
  kind: EntryKind,
  { address, texts }: { address: string; texts: EntryTexts },
  language: Language = FIRST_LANGUAGE,
): string => address || slugsForTopic(texts[ENTRY_TEXTS[kind][0]] ?? "", 1, language)[0]!;

const withoutBlanks = (parts: EntryTexts) => Object.fromEntries(Object.entries(parts).filter(([, said]) => said !== ""));
