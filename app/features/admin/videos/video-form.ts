import { z } from "zod";
import { formattingSchema } from "#app/features/home/formatting";
import { savedAt } from "#app/platform/saved-at";
import { lineOf } from "../plain-text";
import type { VideoSlot } from "./video-rules";

export const VIDEO_WORD_LENGTHS = { title: 40, label: 40 } as const;

const notUnderstood = "admin.notUnderstood";

const position = z.enum(["1", "2", "3", "4"], notUnderstood).transform((text) => Number(text) as 1 | 2 | 3 | 4);

const slot: z.ZodType<VideoSlot> = z.union([z.literal("hero"), position], notUnderstood);

const words = {
  title: lineOf(VIDEO_WORD_LENGTHS.title, "admin.tooLong").default(""),
  label: lineOf(VIDEO_WORD_LENGTHS.label, "admin.tooLong").default(""),
};

/** Fields sent before a video: its slot, and the video that the form was opened on (blank for an empty slot). */
export const uploadFormSchema = z.strictObject(
  { slot, replaces: z.union([z.literal(""), z.uuid()], notUnderstood).default(""), ...words },
  notUnderstood,
);

const formattings = { titleFormatting: formattingSchema.default({}), labelFormatting: formattingSchema.default({}) };
const version = savedAt(notUnderstood);

/** Texts of a grid video and their formatting, with the version that the form was opened on. */
export const videoWordsSchema = z.strictObject({ id: z.uuid(notUnderstood), version, ...words, ...formattings }, notUnderstood);

/** The same for an empty slot; without a version while its texts were never edited. */
export const placeWordsSchema = z.strictObject({ position, version: z.literal("").or(version), ...words, ...formattings }, notUnderstood);

/** Video that a button acts on. */
export const videoChoiceSchema = z.strictObject({ id: z.uuid(notUnderstood) }, notUnderstood);

export type UploadForm = z.output<typeof uploadFormSchema>;
export type VideoWords = Omit<z.output<typeof videoWordsSchema>, "id" | "version">;
