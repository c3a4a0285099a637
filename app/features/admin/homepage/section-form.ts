import { z } from "zod";
import { formattingSchema } from "#app/features/home/formatting";
import { isSafeLink } from "#app/features/home/link";
import { LANGUAGES } from "#app/languages/languages";
import { savedAt } from "#app/platform/saved-at";
import { MAX_ENTRIES } from "../limits";
import { lineOf, linesOf } from "../plain-text";

export const SECTION_LENGTHS = { title: 120, subtitle: 200, description: 1000, buttonText: 40, buttonLink: 500 } as const;
export const ENTRY_LENGTHS = { title: 80, description: 400 } as const;

/** The four texts of a section that can be formatted, as named in the form. */
export const FORMATTED_TEXTS = ["title", "subtitle", "description", "button"] as const;
export type FormattedText = (typeof FORMATTED_TEXTS)[number];

const sectionType = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, "admin.notUnderstood");

/** Version of the section that the form was opened on: the time of its last save. */
const version = savedAt("admin.notUnderstood");

const named = { sectionType, version };

/** Schema of a section's texts. (signed-in-areas.md 2 and 3, Homepage) */
export const sectionFormSchema = z.strictObject(
  {
    ...named,
    title: lineOf(SECTION_LENGTHS.title, "admin.tooLong"),
    subtitle: lineOf(SECTION_LENGTHS.subtitle, "admin.tooLong"),
    description: linesOf(SECTION_LENGTHS.description, "admin.tooLong"),
    buttonText: lineOf(SECTION_LENGTHS.buttonText, "admin.tooLong"),
    buttonLink: lineOf(SECTION_LENGTHS.buttonLink, "admin.tooLong").refine((link) => link === "" || isSafeLink(link), "admin.linkRefused"),
    titleFormatting: formattingSchema.default({}),
    subtitleFormatting: formattingSchema.default({}),
    descriptionFormatting: formattingSchema.default({}),
    buttonFormatting: formattingSchema.default({}),
  },
  "admin.notUnderstood",
);

const entryTexts = {
  title: lineOf(ENTRY_LENGTHS.title, "admin.tooLong"),
  description: linesOf(ENTRY_LENGTHS.description, "admin.tooLong"),
};
const entry = z.strictObject({ ...entryTexts, title: entryTexts.title.pipe(z.string().min(1, "admin.entryTitleRequired")) });

/** Schema of a section's steps or benefits. */
export const entriesFormSchema = z
  .strictObject(
    { ...named, entries: z.array(entry, "admin.notUnderstood").max(MAX_ENTRIES, "admin.tooManyEntries").default([]) },
    "admin.notUnderstood",
  )
  .superRefine(({ entries }, context) => {
    entries.forEach(({ title }, index) => {
      if (entries.findIndex((other) => other.title === title) < index)
        context.addIssue({ code: "custom", message: "admin.entryTitleTaken", path: ["entries", index, "title"] });
    });
  });

/** Section, language and version, for translations into languages other than the first. */
const inLanguage = {
  sectionType,
  language: z.enum(LANGUAGES, "admin.notUnderstood"),
  version: z.string("admin.notUnderstood").regex(/^\d{4}-[\d:.TZ -]{1,60}$/, "admin.notUnderstood"),
};
const { title, subtitle, description, buttonText } = sectionFormSchema.shape;

/** Schema of a section's texts in a language other than the first. */
export const wordingFormSchema = z.strictObject({ ...inLanguage, title, subtitle, description, buttonText }, "admin.notUnderstood");

/** Schema of its steps or benefits in that language: the same number of entries, each with its texts. */
export const entryWordingFormSchema = z.strictObject(
  {
    ...inLanguage,
    entries: z.array(z.strictObject(entryTexts), "admin.notUnderstood").max(MAX_ENTRIES, "admin.tooManyEntries").default([]),
  },
  "admin.notUnderstood",
);

export const undoFormSchema = z.strictObject(named, "admin.notUnderstood");
/** The same for a language other than the first. */
export const undoWordingFormSchema = z.strictObject(inLanguage, "admin.notUnderstood");

/** Visibility switch: '1' when checked, absent otherwise. */
export const visibilityFormSchema = z.strictObject({ sectionType, visible: z.literal("1").optional() }, "admin.notUnderstood");

const order = z
  .string()
  .max(2000)
  .transform((text) => text.split(","))
  .pipe(z.array(sectionType).max(50));

/** New order and the order it was based on, as comma-separated section types; or one move of one section. */
export const orderFormSchema = z.strictObject({ seen: order, order: order.optional(), move: z.string().optional() }, "admin.notUnderstood");

export type SectionTexts = Omit<z.output<typeof sectionFormSchema>, "sectionType" | "version">;
export type SectionEntries = z.output<typeof entriesFormSchema>["entries"];
