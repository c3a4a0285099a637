import { z } from "zod";
import { isSafeLink } from "#app/features/home/link";
import { savedAt } from "#app/platform/saved-at";
import { lineOf } from "../plain-text";

/** (signed-in-areas.md 9) */
export const BANNER_COLORS = { backgroundColor: "#3b82f6", textColor: "#ffffff" } as const;
export const BANNER_LENGTHS = { text: 240, linkText: 60, linkUrl: 500 } as const;

const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, "admin.colorRefused")
  .transform((text) => text.toLowerCase());

const blankIsNull = (text: string) => text || null;

/** A `datetime-local` value, in the viewer's time zone. */
const wallTime = z
  .string()
  .trim()
  .regex(/^(\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?)?$/, "admin.timeRefused")
  .default("")
  .transform(blankIsNull);

/** Schema of the banner form; empty link fields are stored as null. (signed-in-areas.md 5) */
export const bannerFormSchema = z.strictObject(
  {
    text: lineOf(BANNER_LENGTHS.text, "admin.tooLong").pipe(z.string().min(1, "admin.bannerTextRequired")),
    linkUrl: lineOf(BANNER_LENGTHS.linkUrl, "admin.tooLong")
      .refine((link) => link === "" || isSafeLink(link), "admin.linkRefused")
      .transform(blankIsNull),
    linkText: lineOf(BANNER_LENGTHS.linkText, "admin.tooLong").transform(blankIsNull),
    backgroundColor: color,
    textColor: color,
    startsAt: wallTime,
    endsAt: wallTime,
  },
  "admin.notUnderstood",
);

/** Schema for editing an existing banner, with the version on which the form was opened. */
export const bannerEditSchema = bannerFormSchema.extend({
  id: z.uuid("admin.notUnderstood"),
  version: savedAt("admin.notUnderstood"),
});

/** The banner that a button of the list acts on. */
export const bannerChoiceSchema = z.strictObject({ id: z.uuid("admin.notUnderstood") }, "admin.notUnderstood");

export type BannerForm = z.output<typeof bannerFormSchema>;
