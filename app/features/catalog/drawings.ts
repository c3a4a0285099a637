/** Names of the drawings available for categories. */
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
  "leaf",
  "music",
  "stethoscope",
  "dumbbell",
  "cap",
  "book",
  "hammer",
  "wrench",
  "palette",
  "fork",
  "plane",
  "car",
  "scissors",
  "paw",
] as const;

export type Drawing = (typeof DRAWINGS)[number];

export const isDrawing = (name: string): name is Drawing => (DRAWINGS as readonly string[]).includes(name);

/** The first drawing that no category uses; if all are in use, the very first. */
export const freeDrawing = (taken: readonly string[]): Drawing => DRAWINGS.find((drawing) => !taken.includes(drawing)) ?? DRAWINGS[0];
