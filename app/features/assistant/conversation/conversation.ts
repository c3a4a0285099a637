import { z } from "zod";
import { type CategoryId, isCategoryId } from "#app/features/catalog/categories";
import { REASON_CODES } from "#app/features/matching/why-it-ranks";
import { CURRENCIES } from "#app/features/money/money";
import { DAY_PARTS, type DayPart } from "#app/features/schedule/hours-of-day";
import { topicByName } from "#app/features/topics/topic-list";
import type { KeyIssue } from "../documents/key-issues";
import type { GuidedAnswers } from "../pages/guided-prompts";
import { PREFERENCES, URGENCIES } from "../understand/need";
import type { Stage } from "./stages";

/** Where a talk is held: with the assistant, or with the matcher of one category's page. */
export type Room = "assistant" | CategoryId;

export const isRoom = (value: unknown): value is Room => value === "assistant" || isCategoryId(value);

const text = z.string();
const languageCode = z.string().regex(/^[a-z]{2,3}$/);

const part = z.number().min(0).max(1);
const rateSchema = z.object({ amount: z.number().int(), currency: z.enum(CURRENCIES) });
/** Why somebody ranks where they do: the parts of the score, and the reasons in the order of what they add. */
const whySchema = z.object({
  topic: text,
  /** Which of the languages that were asked for they speak; left out where none was. */
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

const recommendationSchema = z.object({
  category: text,
  subcategory: text,
  urgency: z.enum(URGENCIES),
  reasoning: text,
  matchPercentage: z.number().int().min(0).max(100),
  advisor: z.object({ slug: text, name: text }),
  /** What it costs, how it is rated, when it is free: checked facts alone. */
  facts: z.array(text).optional(),
  /** Minor units an hour. */
  rate: rateSchema.optional(),
  why: whySchema.optional(),
  path: z.string().startsWith("/"),
  /** Their own page, on the day that has a time in the part of a day that was asked for. */
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
  from: text.nullable().optional(),
  dayParts: z.array(z.enum(Object.keys(DAY_PARTS) as DayPart[])).optional(),
  hours: z.object({ said: z.enum(["at", "after", "before", "between"]), hours: z.tuple([hourOfDay, hourOfDay]).readonly() }).optional(),
  isWeekend: z.boolean().optional(),
  except: z.array(text).optional(),
  isAnother: z.boolean().optional(),
});

const namedAdvisorSchema = z.object({
  slug: text,
  name: text,
  jobTitle: text,
  facts: z.array(text),
  /** The score × 100. */
  matchPercentage: z.number().int().min(0).max(100).optional(),
  why: whySchema.optional(),
  /** Which of the preferences that were said they do not meet: they stand after those who do, whatever the score. */
  missed: z.array(z.enum(PREFERENCES)).optional(),
  /** Minor units an hour. */
  rate: rateSchema.optional(),
  /** Leads to booking them, with what was learned. */
  bookPath: z.string().startsWith("/").optional(),
  /** Their own page, on the day that has a time in the part of a day that was asked for. */
  page: z.string().startsWith("/").optional(),
});

/** A quote of what the person wrote, with the area it is about; earlier messages have the quote alone. */
const issueSchema = z.union([text.transform((quote): KeyIssue => ({ quote })), z.object({ quote: text, area: text.optional() })]);

/** What the assistant found, as a message keeps it: only ever written by the server, and read back through these rules. */
export const resultSchema = z.object({
  /** What the person's words were: their own message, a document, or guided answers. */
  said: z.enum(["message", "document", "answers"]).optional(),
  need: needSchema.optional(),
  advisors: z.array(namedAdvisorSchema).optional(),
  keyIssues: z.array(issueSchema).optional(),
  advisorRecommendations: z.array(recommendationSchema).optional(),
  suggestedQuestions: z.array(text).optional(),
  /** What can be answered to a question by a press: each is sent as it stands. */
  choices: z.array(text).optional(),
  /** Pages that say more, by the key of their name in the texts. */
  links: z.array(z.object({ label: text, path: z.string().startsWith("/") })).optional(),
});

export type MessageResult = z.infer<typeof resultSchema>;
export type WhyRanked = z.infer<typeof whySchema>;
export type AdvisorRecommendation = z.infer<typeof recommendationSchema>;
export type NamedAdvisor = z.infer<typeof namedAdvisorSchema>;

/** A message as the screens show it (visitor site, section 3: Chat message, Matcher message). */
export interface ShownMessage extends Omit<MessageResult, "need" | "said"> {
  number: number;
  role: "user" | "assistant";
  content: string;
  /** ISO instant. */
  timestamp: string;
  /** Of an answer about another matter than the first: the message that it began with. */
  since?: number;
}

/** A talk as a page shows it. */
export interface ConversationView {
  room: Room;
  stage: Stage;
  answers: GuidedAnswers;
  messages: ShownMessage[];
  /** Whether more was said before what is shown, and after it. */
  hasEarlier: boolean;
  hasLater: boolean;
  /** The photos of those who are named, by their slugs, as they are now. */
  faces: Record<string, string>;
  /** When it began; now, when nothing was said yet. ISO instant. */
  startedAt: string;
  isSignedIn: boolean;
  /** False when the server runs with PACE=0. */
  pace: boolean;
}
