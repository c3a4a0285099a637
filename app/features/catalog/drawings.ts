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
