import { FORMATTING_PROPERTIES } from "#app/features/home/formatting";
import type { HomeSection, SectionEntry } from "#app/features/home/section";
import type { Palette } from "#app/platform/brand/theme-colors";
import { contrastWarnings } from "../formatting/contrast-warnings";
import { typedFormatting } from "../formatting/formatting-labels";
import type { GroundName } from "../theme-backgrounds";
import { FORMATTED_TEXTS, type FormattedText } from "./section-form";

/** The texts of a section and their formatting: what the form holds and the preview shows. */
export type SectionWords = Omit<HomeSection, "sectionType" | "contentData" | "isVisible" | "displayOrder">;

/** What the fields of the form hold, whatever was posted: strings, and formatting of strings. */
export function typedWords(fields: Record<string, unknown>): SectionWords {
  return {
    title: typedText(fields.title),
    subtitle: typedText(fields.subtitle),
    description: typedText(fields.description),
    buttonText: typedText(fields.buttonText),
    buttonLink: typedText(fields.buttonLink),
    titleFormatting: typedFormatting(fields.titleFormatting),
    subtitleFormatting: typedFormatting(fields.subtitleFormatting),
    descriptionFormatting: typedFormatting(fields.descriptionFormatting),
    buttonFormatting: typedFormatting(fields.buttonFormatting),
  };
}

/** The steps or benefits that the form holds. */
export function typedEntries(entries: unknown): SectionEntry[] {
  if (!Array.isArray(entries)) return [];
  return entries.map((entry: Record<string, unknown>) => ({ title: typedText(entry?.title), description: typedText(entry?.description) }));
}

const typedText = (value: unknown) => (typeof value === "string" ? value.slice(0, 5000) : "");

/** The same words as one text, so that two can be compared. */
export function wordsKey(words: SectionWords): string {
  const texts = [words.title, words.subtitle, words.description, words.buttonText, words.buttonLink].map((text) =>
    text.replace(/\r\n?/g, "\n").trim(),
  );
  const formattings = FORMATTED_TEXTS.map((text) => FORMATTING_PROPERTIES.map((property) => words[`${text}Formatting`][property] ?? ""));
  return JSON.stringify([texts, formattings]);
}

export const entriesKey = (entries: readonly SectionEntry[]) =>
  JSON.stringify(entries.map(({ title, description }) => [title.trim(), description.replace(/\r\n?/g, "\n").trim()]));

/** What the texts of a section stand upon. */
export function groundsOf(sectionType: string): { page: GroundName; button: GroundName } {
  return sectionType === "become_advisor" ? { page: "night", button: "on-night" } : { page: "paper", button: "sage" };
}

/** The texts of a section that would be hard to read as they are set. */
export function sectionWarnings(sectionType: string, words: SectionWords, palette: Palette) {
  const { page, button } = groundsOf(sectionType);
  return FORMATTED_TEXTS.filter((text) => isWritten(words, text)).flatMap((text) =>
    contrastWarnings(text, words[`${text}Formatting`], text === "button" ? button : page, text === "title", palette),
  );
}

const isWritten = (words: SectionWords, text: FormattedText) => (text === "button" ? words.buttonText : words[text]) !== "";
