import { hasSpecifiedCategories } from "#app/features/catalog/categories";
import type { TopicName } from "#app/features/catalog/topics";
import { namesNow } from "#app/features/topics/topic-list";
import type { TopicWeight } from "#app/features/topics/vocabulary/topics-in-text";
import type { GUIDED_QUESTIONS } from "../limits";
import type { Urgency } from "../understand/need";

/** One prompt for each name, in the same order. */
type Asking<Names extends readonly string[]> = {
  readonly [Index in keyof Names]: { name: Names[Index]; label: string; options: readonly string[] };
};

/** The five guided prompts and their options, verbatim (visitor site, section 2: AI advisor matcher). An option's text is its value. */
export const GUIDED_PROMPTS = [
  {
    name: "geography",
    label: "Select Geography",
    options: ["North America", "Europe", "Asia-Pacific", "Latin America", "Middle East & Africa", "Global/Multiple Regions"],
  },
  {
    name: "sector",
    label: "Select Sector",
    options: ["Technology", "Healthcare", "Finance", "Manufacturing", "Retail", "Professional Services", "Real Estate", "Other"],
  },
  {
    name: "size",
    label: "Business Size",
    options: ["Startup 0-10", "Small 11-50", "Medium 51-250", "Large Enterprise 250+", "Solo Entrepreneur"],
  },
  {
    name: "challenge",
    label: "Current Challenge",
    options: ["Strategic Planning", "Operational Efficiency", "Growth & Scaling", "Financial Management", "Market Entry", "Team Building"],
  },
  {
    name: "urgency",
    label: "Urgency Level",
    options: ["Immediate within 1 week", "Soon within 1 month", "Planning Ahead 1-3 months", "Exploring Options"],
  },
] as const satisfies Asking<typeof GUIDED_QUESTIONS>;

const ANYWHERE = "Global/Multiple Regions";

/** Prompts not about business: the only ones on a site with its own catalog. */
const OF_ANY_FIELD: readonly string[] = ["geography", "urgency"];

/** Returns the prompts that this site asks. */
export const guidedPrompts = (): readonly GuidedPrompt[] =>
  hasSpecifiedCategories() ? GUIDED_PROMPTS : GUIDED_PROMPTS.filter(({ name }) => OF_ANY_FIELD.includes(name));

export type GuidedPrompt = (typeof GUIDED_PROMPTS)[number];
export type GuidedPromptName = GuidedPrompt["name"];
export type GuidedAnswers = Partial<Record<GuidedPromptName, string>>;

const STRONG = 4;
const SLIGHT = 0.6;

/** Areas suggested by each answer: the challenge names the field, the others only tip the scales. */
const TOPICS_OF_ANSWERS: Record<string, readonly [TopicName, number][]> = {
  "challenge:Strategic Planning": [["Business Strategy", STRONG]],
  "challenge:Operational Efficiency": [["Operations", STRONG]],
  "challenge:Growth & Scaling": [["Startup Growth", STRONG]],
  "challenge:Financial Management": [["Finance", STRONG]],
  "challenge:Market Entry": [["Market Entry", STRONG]],
  "challenge:Team Building": [
    ["Human Resources", STRONG],
    ["Leadership Development", STRONG / 2],
  ],
  "sector:Technology": [["Technology", SLIGHT]],
  "sector:Finance": [["Finance", SLIGHT]],
  "sector:Manufacturing": [["Manufacturing", SLIGHT]],
  "sector:Retail": [["E-commerce", SLIGHT]],
  "size:Startup 0-10": [["Startup Growth", SLIGHT]],
  "size:Solo Entrepreneur": [["Entrepreneurship", SLIGHT]],
  "geography:Global/Multiple Regions": [["International Trade", SLIGHT]],
};

/** Maps the guided answers' urgency scale to the common one (product, C16). */
const URGENCY_OF_ANSWERS: Record<string, Urgency> = {
  "Immediate within 1 week": "high",
  "Soon within 1 month": "medium",
  "Planning Ahead 1-3 months": "low",
  "Exploring Options": "low",
};

/** Parses answers from posted values: known prompts with one of their own options; drops everything else. */
export function readAnswers(values: Readonly<Record<string, unknown>>): GuidedAnswers {
  const known = GUIDED_PROMPTS.flatMap(({ name, options }) => {
    const option = options.find((text) => text === values[name]);
    return option === undefined ? [] : [[name, option] as const];
  });
  return Object.fromEntries(known);
}

export function topicsOfAnswers(answers: GuidedAnswers): TopicWeight[] {
  return Object.entries(answers).flatMap(([name, option]) =>
    (TOPICS_OF_ANSWERS[`${name}:${option}`] ?? []).flatMap(([area, weight]) => namesNow([area]).map((topic) => ({ topic, weight }))),
  );
}

export function urgencyOfAnswers({ urgency }: GuidedAnswers): Urgency | null {
  return URGENCY_OF_ANSWERS[urgency ?? ""] ?? null;
}

/** Returns the region in which an advisor is wanted; null for any. */
export function regionOfAnswers({ geography }: GuidedAnswers): string | null {
  return geography === undefined || geography === ANYWHERE ? null : geography;
}

/** Formats the answers as the person's message, each in their own language by `named`. */
export function answersInWords(answers: GuidedAnswers, named: (english: string) => string): string {
  return GUIDED_PROMPTS.flatMap(({ name }) => (answers[name] === undefined ? [] : named(answers[name]))).join(" · ");
}
