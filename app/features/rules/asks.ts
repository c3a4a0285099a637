/** Optional parts of an application, in the order they are asked. */
export const ASKED_PARTS = [
  "phone",
  "linkedin",
  "website",
  "languages",
  "certifications",
  "certificates",
  "availability",
  "pricing",
  "photo",
] as const;
export type AskedPart = (typeof ASKED_PARTS)[number];
export const ASK_MODES = ["off", "optional", "required"] as const;
export type Asks = Readonly<Record<AskedPart, (typeof ASK_MODES)[number]>>;

/** Defaults from the specification (signed-in-areas.md 3 and 5). */
export const SPECIFIED_ASKS: Asks = {
  phone: "optional",
  linkedin: "optional",
  website: "optional",
  languages: "optional",
  certifications: "optional",
  certificates: "optional",
  availability: "required",
  pricing: "optional",
  photo: "optional",
};
