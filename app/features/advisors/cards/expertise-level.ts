import type { Experience } from "./advisor-card";

export type ExpertiseLevel = "experienced" | "senior" | "expert";

const LEVELS: Record<Experience, ExpertiseLevel> = {
  "1-3": "experienced",
  "4-7": "experienced",
  "8-12": "senior",
  "13-20": "expert",
  "20+": "expert",
};

/** Returns the level shown for the primary expertise, by years of experience. */
export const levelOf = (experience: Experience) => LEVELS[experience];
