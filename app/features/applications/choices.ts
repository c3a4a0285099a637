/** 'Years of Experience' (signed-in-areas.md 9). */
export const EXPERIENCE_OPTIONS = [
  { value: "1-3", label: "experience1" },
  { value: "4-7", label: "experience4" },
  { value: "8-12", label: "experience8" },
  { value: "13-20", label: "experience13" },
  { value: "20+", label: "experience20" },
] as const;

/** 'Availability' (signed-in-areas.md 9). */
export const AVAILABILITY_OPTIONS = [
  { value: "full-time", label: "fullTime" },
  { value: "part-time", label: "partTime" },
  { value: "limited", label: "limited" },
  { value: "occasional", label: "occasional" },
] as const;

export type Experience = (typeof EXPERIENCE_OPTIONS)[number]["value"];

export const EXPERIENCES = EXPERIENCE_OPTIONS.map(({ value }) => value);
export const AVAILABILITIES = AVAILABILITY_OPTIONS.map(({ value }) => value);
