/** The drawings that a category can have, by their names. */
export const DRAWINGS = [
  "briefcase",
  "coins",
  "chip",
  "megaphone",
  "scales",
  "compass",
  "users",
  "globe",
  "heart",
  "home",
  "sun",
  "spark",
  "star",
  "shield",
  "image",
  "camera",
  "chat",
  "document",
  "calendar",
  "phone",
] as const;

export type Drawing = (typeof DRAWINGS)[number];

export const isDrawing = (name: string): name is Drawing => (DRAWINGS as readonly string[]).includes(name);

/** The first drawing that none of the categories has; of as many categories as drawings, or more, the first one of all. */
export const freeDrawing = (taken: readonly string[]): Drawing => DRAWINGS.find((drawing) => !taken.includes(drawing)) ?? DRAWINGS[0];
