import { FORMATTING_PROPERTIES } from "#app/features/home/formatting";
import type { HomeSection, SectionEntry } from "#app/features/home/section";
import type { Palette } from "#app/platform/brand/theme-colors";
import { contrastWarnings } from "../formatting/contrast-warnings";
import { typedFormatting } from "../formatting/formatting-labels";
import type { GroundName } from "../theme-backgrounds";
import { FORMATTED_TEXTS, type FormattedText } from "./section-form";

/** A section's texts and their formatting, as in the form and the preview. */
export type SectionWords = Omit<HomeSection, "sectionType" | "contentData" | "isVisible" | "displayOrder">;

/** Returns the form's texts and formatting as strings, whatever was submitted. */
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

/** Returns the steps or benefits in the form. */
export function typedEntries(entries: unknown): SectionEntry[] {
  if (!Array.isArray(entries)) return [];
  return entries.map((entry: Record<string, unknown>) => ({ title: typedText(entry?.title), description: typedText(entry?.description) }));
}

const typedText = (value: unknown) => (typeof value === "string" ? value.slice(0, 5000) : "");

/** Returns the texts and formatting as one string, for comparison. */
export function wordsKey(words: SectionWords): string {
  const texts = [words.title, words.subtitle, words.description, words.buttonText, words.buttonLink].map((text) =>
    text.replace(/\r\n?/g, "\n").trim(),
  );
  const formattings = FORMATTED_TEXTS.map((text) => FORMATTING_PROPERTIES.map((property) => words[`${text}Formatting`][property] ?? ""));
  return JSON.stringify([texts, formattings]);
}

export const entriesKey = (entries: readonly SectionEntry[]) =>
  JSON.stringify(entries.map(({ title, description }) => [title.trim(), description.replace(/\r\n?/g, "\n").trim()]));

/** Background colours behind a section's texts. */
export function groundsOf(sectionType: string): { page: GroundName; button: GroundName } {
  return sectionType === "become_advisor" ? { page: "night", button: "on-night" } : { page: "paper", button: "sage" };
}

/** Returns contrast warnings for the texts of a section. */
export function sectionWarnings(sectionType: string, words: SectionWords, palette: Palette) {
  const { page, button } = groundsOf(sectionType);
  return FORMATTED_TEXTS.filter((text) => isWritten(words, text)).flatMap((text) =>
    contrastWarnings(text, words[`${text}Formatting`], text === "button" ? button : page, text === "title", palette),
  );
}

const isWritten = (words: SectionWords, text: FormattedText) => (text === "button" ? words.buttonText : words[text]) !== "";
