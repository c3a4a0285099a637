import { z } from "zod";
import { PALETTE } from "#app/features/home/formatting";
import { LOGO_FILTERS, LOGO_RANGES, LOGO_TYPES, type LogoRange } from "#app/features/home/logos/logo-style";
import { savedAt } from "#app/platform/saved-at";

export const LOGO_ACCEPTS = "image/png,image/jpeg,image/gif,image/webp,image/avif";

const notUnderstood = "admin.notUnderstood";
const notOnTheList = "admin.notOnTheList";
const version = savedAt(notUnderstood);

const range = (name: LogoRange) => {
  const { least, most, step } = LOGO_RANGES[name];
  return z
    .string(notUnderstood)
    .regex(/^-?\d{1,3}$/, notOnTheList)
    .transform(Number)
    .pipe(
      z
        .number()
        .min(least, notOnTheList)
        .max(most, notOnTheList)
        .refine((value) => (value - least) % step === 0, notOnTheList),
    );
};

/** Fields sent before the picture: logo type, and id of the logo that the form was opened on (blank for none). */
export const logoUploadSchema = z.strictObject(
  { type: z.enum(LOGO_TYPES, notUnderstood), replaces: z.union([z.literal(""), z.uuid()], notUnderstood).default("") },
  notUnderstood,
);

/** Style controls with their ranges (signed-in-areas.md 9); other fields are rejected. */
export const logoStyleSchema = z.strictObject(
  {
    id: z.uuid(notUnderstood),
    version,
    size: range("size"),
    shadowBlur: range("shadowBlur"),
    shadowX: range("shadowX"),
    shadowY: range("shadowY"),
    glow: range("glow"),
    filterStrength: range("filterStrength"),
    rotation: range("rotation"),
    opacity: range("opacity"),
    color: z.enum(["", ...PALETTE.map(({ value }) => value)], notOnTheList),
    filter: z.enum(LOGO_FILTERS, notOnTheList),
  },
  notUnderstood,
);

export const logoChoiceSchema = z.strictObject({ id: z.uuid(notUnderstood), version }, notUnderstood);

export type LogoUpload = z.output<typeof logoUploadSchema>;
