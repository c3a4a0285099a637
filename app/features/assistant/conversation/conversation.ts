import { z } from "zod";
import { type CategoryId, isCategoryId } from "#app/features/catalog/categories";
import { REASON_CODES } from "#app/features/matching/why-it-ranks";
import { CURRENCIES } from "#app/features/money/money";
import { DURATION_OPTIONS } from "#app/features/rules/rules";
import { DAY_PARTS, type DayPart } from "#app/features/schedule/hours-of-day";
import { topicByName } from "#app/features/topics/topic-list";
import type { KeyIssue } from "../documents/key-issues";
import { MESSAGE_MAX_CHARACTERS } from "../limits";
import type { GuidedAnswers } from "../pages/guided-prompts";
import { PREFERENCES, URGENCIES } from "../understand/need";
import type { Stage } from "./stages";

/** Where a conversation takes place: with the assistant, or with the matcher of a category page. */
export type Room = "assistant" | CategoryId;

export const isRoom = (value: unknown): value is Room => value === "assistant" || isCategoryId(value);

const text = z.string();
const languageCode = z.string().regex(/^[a-z]{2,3}$/);

const part = z.number().min(0).max(1);
const rateSchema = z.object({ amount: z.number().int(), currency: z.enum(CURRENCIES) });
/** Why an advisor ranks where they do: the parts of the score, and the reasons by how much they add. */
const whySchema = z.object({
  topic: text,
  /** Which of the requested languages they speak; omitted if none was requested. */
  languages: z.array(languageCode).optional(),
  reasons: z.array(z.enum(REASON_CODES)),
  parts: z.object({
    expertise: part,
    rating: part,
    sessions: part,
    response: part,
    time: part,
    language: part.nullable(),
    zone: part.nullable(),
    budget: part.nullable(),
    text: part.nullable(),
  }),
});

/** What a card says of wishes. */
const wishesSchema = {
  /** Which of the stated preferences they do not meet; they rank below advisors who do, whatever the score. */
  missed: z.array(z.enum(PREFERENCES)).optional(),
  /** How many preferences were stated. */
  wishes: z.number().int().optional(),
};

const recommendationSchema = z.object({
  ...wishesSchema,
  /** True if no area was understood that the percentage could be of. */
  isOfNoArea: z.boolean().optional(),
  category: text,
  subcategory: text,
  /** Omitted if nothing says how soon. */
  urgency: z.enum(URGENCIES).optional(),
  reasoning: text,
  matchPercentage: z.number().int().min(0).max(100),
  advisor: z.object({ slug: text, name: text }),
  /** Price, rating and availability: verified facts only. */
  facts: z.array(text).optional(),
  /** Minor units per hour. */
  rate: rateSchema.optional(),
  why: whySchema.optional(),
  path: z.string().startsWith("/"),
  /** The advisor's page, on a day with a free time in the requested part of the day. */
  page: z.string().startsWith("/").optional(),
});

const hourOfDay = z.number().min(0).max(24);

const needSchema = z.object({
  topics: z
    .array(z.object({ topic: text, weight: z.number().positive() }))
    .transform((topics) => topics.filter(({ topic }) => topicByName(topic) !== undefined)),
  category: text.nullable().transform((id) => (isCategoryId(id) ? id : null)),
  urgency: z.enum(URGENCIES).nullable(),
  budget: z.object({ amount: z.number().int().positive(), currency: z.enum(CURRENCIES).nullable() }).nullable(),
  languages: z.array(languageCode),
  isLanguageAsked: z.boolean().optional(),
  place: z.object({ city: text.nullable(), country: text }).nullable(),
  zone: text.nullable(),
  minutes: z.literal(DURATION_OPTIONS).optional(),
  minutesAsked: z.literal(DURATION_OPTIONS).optional(),
  from: text.nullable().optional(),
  isOneDay: z.boolean().optional(),
  until: text.nullable().optional(),
  isBeforeEvent: z.boolean().optional(),
  dayParts: z.array(z.enum(Object.keys(DAY_PARTS) as DayPart[])).optional(),
  hours: z.object({ said: z.enum(["at", "after", "before", "between"]), hours: z.tuple([hourOfDay, hourOfDay]).readonly() }).optional(),
  isWeekend: z.boolean().optional(),
  weekdays: z.array(z.number().int().min(1).max(7)).optional(),
  isSoonest: z.boolean().optional(),
  isCheapest: z.boolean().optional(),
  except: z.array(text).optional(),
  isAllSeen: z.boolean().optional(),
  isAnother: z.boolean().optional(),
  isGuessed: z.boolean().optional(),
});

const namedAdvisorSchema = z.object({
  slug: text,
  name: text,
  jobTitle: text,
  facts: z.array(text),
  /** The score × 100. */
  matchPercentage: z.number().int().min(0).max(100).optional(),
  why: whySchema.optional(),
  ...wishesSchema,
  /** True if they are of another area than the one that was understood. */
  isBeside: z.boolean().optional(),
  /** Minor units per hour. */
  rate: rateSchema.optional(),
  /** Link to book them, with what was learned. */
  bookPath: z.string().startsWith("/").optional(),
  /** The advisor's page, on a day with a free time in the requested part of the day. */
  page: z.string().startsWith("/").optional(),
});

const MORE_MAX_CHARACTERS = 200;

/** A quote of what the person wrote, with its area; older stored messages have the quote alone. */
const issueSchema = z.union([text.transform((quote): KeyIssue => ({ quote })), z.object({ quote: text, area: text.optional() })]);

/** The assistant's result as stored with a message: written only by the server, and validated by this schema when read back. */
export const resultSchema = z.object({
  /** Source of the person's words: their own message, a document, or guided answers. */
  said: z.enum(["message", "document", "answers"]).optional(),
  need: needSchema.optional(),
  advisors: z.array(namedAdvisorSchema).optional(),
  /** End of the message's text that follows the cards of its advisors. */
  after: z.string().max(MESSAGE_MAX_CHARACTERS).optional(),
  keyIssues: z.array(issueSchema).optional(),
  /** What stands where the rest of the key issues is folded. */
  moreIssues: z.string().max(MORE_MAX_CHARACTERS).optional(),
  advisorRecommendations: z.array(recommendationSchema).optional(),
  suggestedQuestions: z.array(text).optional(),
  /** Answers that can be pressed; each is sent as it stands. */
  choices: z.array(text).optional(),
  /** True of an answer about a danger: its numbers can be called, and its pages opened. */
  isUrgent: z.boolean().optional(),
  /** Pages with more information; the label is a text key. */
  links: z.array(z.object({ label: text, path: z.string().startsWith("/") })).optional(),
});

export type MessageResult = z.infer<typeof resultSchema>;
export type WhyRanked = z.infer<typeof whySchema>;
export type AdvisorRecommendation = z.infer<typeof recommendationSchema>;
export type NamedAdvisor = z.infer<typeof namedAdvisorSchema>;

/** A message as shown on screen (visitor site, section 3: Chat message, Matcher message). */
export interface ShownMessage extends Omit<MessageResult, "need" | "said"> {
  number: number;
  role: "user" | "assistant";
  content: string;
  /** ISO instant. */
  timestamp: string;
  /** On answers about a later matter than the first: number of the message that began it. */
  since?: number;
}

/** A conversation as a page shows it. */
export interface ConversationView {
  room: Room;
  stage: Stage;
  answers: GuidedAnswers;
  messages: ShownMessage[];
  /** Whether there are messages before and after those shown. */
  hasEarlier: boolean;
  hasLater: boolean;
  /** Current photos of the named advisors, by slug. */
  faces: Record<string, string>;
  /** When it began; now if it is empty. ISO instant. */
  startedAt: string;
  isSignedIn: boolean;
  /** False when the server runs with PACE=0. */
  pace: boolean;
}
