import { areasMeant } from "#app/features/topics/classifier/areas-meant";
import type { Reader } from "#app/features/topics/classifier/reading";
import { topicByName } from "#app/features/topics/topic-list";
import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { jointsIn, partsAt } from "./joints";
import { requestsIn } from "./requests-in-text";

/** What a text asks for: areas meant alike where they are several, and a clause about something else that is less clear. */
export interface Requests {
  areas: string[];
  beside: string | null;
}

const NONE: Requests = { areas: [], beside: null };
const MAX_WORDS = 45;
const MAX_JOINTS = 5;
const MAX_REQUESTS = 3;
const MIN_WORDS_BESIDE = 3;
const MAX_CHARACTERS_BESIDE = 200;
/** A visa is named by words of no other field. */
const DROWNING = "Immigration Law";

/** How clear each clause has to be, how little of the other it may be, and how much of both the whole text has to be, by what joins them; of a text that is of both alike each clause may be less clear, and a visa drowns whatever stands beside it. */
const CLEAR = {
  said: { likely: 0.5, foreign: 0.15, shared: 0, none: 0.4 },
  next: { likely: 0.5, foreign: 0.15, shared: 0, none: 0.4 },
  sentence: { likely: 0.75, foreign: 0.02, shared: 0.03, none: 0.15 },
  and: { likely: 0.7, foreign: 0.02, shared: 0.06, none: 0.1 },
  drowned: { likely: 0.8, foreign: 0.01, shared: 0, none: 0.1 },
  evenly: { likely: 0.5, foreign: 0.01, shared: 0.2, none: 0.1 },
} as const;

/** Returns the requests of a text: each clause is read by itself, so that the louder one does not drown the other. */
export function requestsApart(text: string, read: Reader): Requests {
  const named = requestsIn(text, read);
  if (named.length > 0) return { areas: named, beside: null };
  if (wordsOf(text).length > MAX_WORDS) return NONE;
  const joints = jointsIn(text);
  const said = joints.filter(({ kind }) => kind === "said" || kind === "next");
  const parts = partsAt(text, said);
  if (parts.length > MAX_REQUESTS) return NONE;
  const isStory = said.some(({ kind }) => kind === "next");
  if (parts.length > 1)
    return ofSaid(
      parts.map((part) => clauseOf(part, read)),
      isStory,
    );
  if (joints.length > MAX_JOINTS) return NONE;
  const whole = likelihoods(text, read);
  const pairs = joints.flatMap((joint) => {
    const clauses = partsAt(text, [joint]).map((part) => clauseOf(part, read));
    const isDrowned = clauses.some(({ area }) => area === DROWNING) && areApart(clauses, "drowned", whole);
    const isApart = isDrowned || areApart(clauses, joint.kind, whole) || (areOfTwoFields(clauses) && areApart(clauses, "evenly", whole));
    const areas = isApart ? clauses.map(({ area }) => area) : [];
    return areas.length > 1 ? [{ areas, likely: Math.min(...clauses.map(({ likely }) => likely)) }] : [];
  });
  const [best] = pairs.sort((one, other) => other.likely - one.likely);
  return best ? { areas: best.areas, beside: null } : NONE;
}

interface Clause {
  text: string;
  area: string;
  likely: number;
  none: number;
  isSure: boolean;
  all: ReadonlyMap<string, number>;
}

function clauseOf(text: string, read: Reader): Clause {
  const reading = read(text);
  const meant = areasMeant(reading, null);
  const all = new Map(reading.areas.map(({ topic, likelihood }) => [topic, likelihood]));
  const area = reading.areas[0]?.topic ?? "";
  return { text, area, likely: all.get(area) ?? 0, none: reading.none, isSure: meant.kind === "sure", all };
}

const likelihoods = (text: string, read: Reader) => new Map(read(text).areas.map(({ topic, likelihood }) => [topic, likelihood]));

/** Of clauses with something else begun in so many words, all are answered, or the clear one with the other beside it. */
function ofSaid(clauses: readonly Clause[], isStory: boolean): Requests {
  if (areApart(clauses, "said")) return { areas: clauses.map(({ area }) => area), beside: null };
  if (isStory) return NONE;
  const clear = clauses.filter((clause) => isClear(clause, CLEAR.said));
  const [first, ...others] = clauses.filter((clause) => !clear.includes(clause));
  const [only, ...more] = clear;
  const isBeside =
    first && isQuotable(first) && only && others.length + more.length === 0 && first.area !== only.area && first.none < CLEAR.said.none;
  return isBeside ? { areas: [only.area], beside: first.text } : NONE;
}

const isQuotable = ({ text }: Clause) => wordsOf(text).length >= MIN_WORDS_BESIDE && text.length <= MAX_CHARACTERS_BESIDE;

type Clearness = (typeof CLEAR)[keyof typeof CLEAR];

const isClear = ({ isSure, likely, none }: Clause, clear: Clearness) => isSure && likely >= clear.likely && none <= clear.none;

const areOfTwoFields = (clauses: readonly Clause[]) => new Set(clauses.map(({ area }) => topicByName(area)?.category)).size > 1;

/** Returns whether each clause is clearly of an area of its own, which the whole text is of as well. */
function areApart(clauses: readonly Clause[], kind: keyof typeof CLEAR, whole?: ReadonlyMap<string, number>): boolean {
  const clear = CLEAR[kind];
  return (
    clauses.length > 1 &&
    clauses.every(
      (clause, at) =>
        isClear(clause, clear) &&
        (whole?.get(clause.area) ?? 0) >= clear.shared &&
        clauses.every((other, place) => place === at || (other.area !== clause.area && (other.all.get(clause.area) ?? 0) <= clear.foreign)),
    )
  );
}
