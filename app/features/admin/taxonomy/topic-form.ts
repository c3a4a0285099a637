import { z } from "zod";
import { type CategoryId, categories } from "#app/features/catalog/categories";
import { shelvesOf } from "#app/features/topics/topic-list";
import { LANGUAGES } from "#app/languages/languages";
import { MAX_WORDS, MIN_WORD_LENGTH, TOPIC_MAX_CHARACTERS, WORDS_MAX_CHARACTERS } from "../limits";
import { lineOf } from "../plain-text";
import { unlikeSchema } from "./unlike";

/** Returns the places for a topic, by field value: only the page of its category, or also one of its sub-category pages or tiles. */
export const topicPlaces = (): readonly { value: string; category: CategoryId; shelf: string | null }[] =>
  categories().flatMap(({ id }) => [
    { value: id, category: id, shelf: null },
    ...shelvesOf(id).map(({ key }) => ({ value: key, category: id, shelf: key })),
  ]);

const version = z.coerce.number("admin.notUnderstood").int().min(0).max(2_000_000_000);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "admin.notUnderstood");

/** Synonyms of a topic, separated by commas or line breaks: letters, digits and spaces, no duplicates. */
const words = lineOf(WORDS_MAX_CHARACTERS, "taxonomy.wordsLong")
  .transform((text) => [...new Set(text.split(",").map((word) => word.trim().replace(/\s+/g, " ")))].filter((word) => word !== ""))
  .refine((list) => list.length <= MAX_WORDS, "taxonomy.wordsMany")
  .refine(
    (list) => list.every((word) => word.length >= MIN_WORD_LENGTH && /^[\p{L}\p{M}\p{N} &+'’-]+$/u.test(word)),
    "taxonomy.wordsCharacters",
  )
  .transform((list) => list.join(", "));

const name = lineOf(TOPIC_MAX_CHARACTERS, "taxonomy.nameLong")
  .transform((text) => text.replace(/\s+/g, " "))
  .refine((text) => text === "" || (/^[\p{L}\p{M}\p{N} &/+#.,'’()-]+$/u.test(text) && /\p{L}/u.test(text)), "taxonomy.nameCharacters");

/** Names in other languages; a blank one falls back to English. */
const translations = z
  .partialRecord(z.enum(LANGUAGES), name)
  .default({})
  .transform((said) => Object.fromEntries(Object.entries(said).filter(([, text]) => text !== "")));

const texts = {
  name: name.pipe(z.string().min(1, "taxonomy.nameRequired")),
  place: z.string().transform((value, context) => {
    const place = topicPlaces().find((known) => known.value === value);
    if (!place) context.addIssue({ code: "custom", message: "taxonomy.placeUnknown" });
    return place ?? z.NEVER;
  }),
  words: z
    .string()
    .transform((text) => text.replace(/[\r\n;]+/g, ","))
    .pipe(words),
  translations,
};

export const newTopicSchema = z.strictObject(texts, "admin.notUnderstood");
export const topicFormSchema = z.strictObject({ slug, version, unlike: unlikeSchema, ...texts }, "admin.notUnderstood");
export const topicChoiceSchema = z.strictObject({ slug, version }, "admin.notUnderstood");

export type NewTopic = z.infer<typeof newTopicSchema>;
export type TopicChange = z.infer<typeof topicFormSchema>;
export type TopicChoice = z.infer<typeof topicChoiceSchema>;
