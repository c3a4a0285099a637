import { randomUUID } from "node:crypto";
import { db } from "#app/db/client.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { blockersOf } from "#app/features/blocks/blocked.server";
import { candidatesFor } from "#app/features/matching/candidates.server";
import { surgeMultiplier } from "#app/features/matching/surge";
import { shownPaymentInstructions } from "#app/features/money/payment-instructions/payment-instructions.server";
import { currentRules } from "#app/features/rules/current-rules";
import type { Rules } from "#app/features/rules/rules";
import { rulesOf } from "#app/features/rules/rules.server";
import { withChargeable } from "#app/features/schedule/chargeable-lengths";
import { requestedDuration } from "#app/features/schedule/durations";
import { HOUR_MS, MINUTE_MS } from "#app/platform/durations";
import { QUOTE_MINUTES } from "../deadlines";
import { findReplaceable } from "../life/replace-request.server";
import { presentSurge } from "../present-surge.server";
import { netForAdvisor, URGENCIES } from "../pricing";
import { findOpenQuote, priceOf, type QuoteRow } from "../quotes.server";
import { readStart } from "../request/start-time";
import { changedRules } from "./another-time/changed-rules";
import type { ChosenHour, HourPrice, HourProblem } from "./chosen-hour";
import { findHolds } from "./hold-hour.server";
import { findHourAdvisor } from "./hour-advisor.server";
import type { HourSelection } from "./hour-selection";
import { readHourTime } from "./hour-time.server";
import { sealOffer } from "./offer.server";
import { earlierWords, ownRequestAt, ownRequestElse } from "./own-request.server";

/**
 * Returns an advisor's hour with its price for every duration, for anybody; stores nothing. What the browser already holds (`kept`) counts
 * as free for it, however it returns to the page. Null for an advisor who is not listed, unless the request `isBegun`.
 */
export async function readChosenHour(
  viewer: Viewer | null,
  slug: string,
  selection: HourSelection,
  now: Date,
  kept: readonly string[] = [],
  isBegun = false,
): Promise<ChosenHour | null> {
  const found = await findHourAdvisor(slug, selection.topic, isBegun);
  if (!found) return null;
  const { advisor, id, topic } = found;
  const nothing = {
    advisor,
    topicName: topic?.name ?? "",
    time: null,
    suggestion: null,
    prices: [],
    terms: termsOf(currentRules(), null, now),
    offer: null,
    priceUntil: null,
    hold: null,
    replaces: null,
    earlierNote: "",
    payWay: null,
    own: null,
    ownTime: null,
    sentElse: null,
    hasLostNote: false,
  };
  const without = (problem: HourProblem): ChosenHour => ({
    ...requested(selection),
    ...nothing,
    offered: currentRules().durations,
    lengths: [],
    others: [],
    problem,
  });
  const between = await problemWith(viewer, found);
  if (between) return without(between);
  const [candidate] = topic ? await candidatesFor(db, { topicId: topic.id, clientId: viewer?.userId ?? null, advisorId: id }) : [];
  if (!topic || !candidate?.hourlyRate) return without("advisorUnavailable");
  const own = (await findHolds([selection.hold, ...kept], viewer, now)).filter(({ advisorId }) => advisorId === id);
  const held = heldAs(own, selection, topic.id, now);
  const replaced = await findReplaceable(viewer, selection.replaces, id);
  const shown = held ? null : await findOpenQuote(viewer, selection.quote, { advisorId: id, topicId: topic.id }, now);
  const rate = held ?? shown ?? { ...candidate, hourlyRate: candidate.hourlyRate, ...(await presentSurge(db, topic.id, now)) };
  const { currency, hourlyRate, surgeTenths, rulesVersion } = rate;
  const rules = withChargeable(await rulesOf(db, rulesVersion), hourlyRate);
  if (rules.durations.length === 0) return without("advisorUnavailable");
  const wanted = { ...selection, minutes: requestedDuration(selection.minutes, rules) };
  const time = await readHourTime(id, { ...wanted, reader: viewer, holds: own.map((hold) => hold.id), replaces: replaced, rules }, now);
  const offered = { advisorId: id, topicId: topic.id, currency, hourlyRate, surgeTenths, rulesVersion };
  return {
    ...requested(wanted),
    ...nothing,
    ...time,
    offered: rules.durations,
    time: time.startsAt === null ? null : new Date(time.startsAt).toISOString(),
    payWay: await shownPaymentInstructions(),
    own: time.problem === "timeTaken" && !replaced ? await ownRequestAt(viewer, id, time.startsAt) : null,
    sentElse: selection.isSent ? await ownRequestElse(viewer, id, time.startsAt) : null,
    prices: await pricesOf(offered, rules),
    terms: termsOf(rules, time.startsAt, now),
    offer:
      time.startsAt === null || time.problem
        ? null
        : sealOffer({ ...offered, ...freshTerms(now, (held ?? shown)?.expiresAt), startsAt: time.startsAt }),
    priceUntil: shown?.expiresAt.toISOString() ?? null,
    replaces: replaced && {
      id: replaced.id,
      time: replaced.scheduledTime.toISOString(),
      note: replaced.note,
      changed: changedRules(replaced, await rulesOf(db, replaced.rulesVersion), rules),
    },
    ...(await earlierWords(viewer, selection, { isHeld: held !== null, kept }, now)),
    hold: held && shownHold(held, isOwnNote(held, viewer, kept)),
  };
}

/**
 * Why a viewer can request nothing of an advisor, whatever the hour: it is themselves, nobody can, or one has blocked the other. Whom the advisor has
 * blocked reads what everybody reads of an advisor who takes no requests.
 */
async function problemWith(viewer: Viewer | null, advisor: { id: string; userId: string; isListed: boolean }): Promise<HourProblem | null> {
  if (viewer?.advisorId === advisor.id) return "ownAdvisory";
  if (!advisor.isListed) return "advisorGone";
  if (!viewer) return null;
  const blockers = await blockersOf(db, viewer.userId, advisor.userId);
  if (blockers.includes(viewer.userId)) return "blockedByYou";
  return blockers.includes(advisor.userId) ? "advisorUnavailable" : null;
}

/** Returns the hold for exactly this hour and topic: the held price applies to nothing else, and only while the hold lasts. */
function heldAs(own: readonly QuoteRow[], { time, hold }: HourSelection, topicId: string, now: Date): QuoteRow | null {
  const asked = time ? readStart(time, "UTC", now) : null;
  const isAsked = (each: QuoteRow) => asked?.ok && each.topicId === topicId && each.startsAt.getTime() === asked.startsAt.getTime();
  const held = own.filter(isAsked);
  return held.find(({ id }) => id === hold) ?? held[0] ?? null;
}

/** A note is shown only in the browser that typed it, and to the user who claimed the hour: the URL with its id may be in anybody's hands. */
const isOwnNote = (held: QuoteRow, viewer: Viewer | null, kept: readonly string[]) =>
  kept.includes(held.id) || (held.clientId !== null && held.clientId === viewer?.userId);

const shownHold = ({ id, expiresAt, note, durationMinutes: minutes, urgency }: QuoteRow, isOwn: boolean) => ({
  id,
  until: expiresAt.toISOString(),
  note: isOwn ? note : "",
  isElsewhere: note !== "" && !isOwn,
  minutes,
  urgency,
});

const requested = ({ minutes, urgency }: HourSelection) => ({ minutes, urgency });
const freshTerms = (now: Date, until?: Date) => ({
  id: randomUUID(),
  expiresAt: until?.getTime() ?? now.getTime() + QUOTE_MINUTES * MINUTE_MS,
  isCarried: until !== undefined,
});

const termsOf = (rules: Rules, startsAt: number | null, now: Date) => {
  const { expiryHours, wholeRefundHours, partRefundHours, partRefundPercent } = rules;
  const hoursAhead = startsAt === null ? null : (startsAt - now.getTime()) / HOUR_MS;
  return { expiryHours, wholeRefundHours, partRefundHours, partRefundPercent, hoursAhead };
};

type Rate = Pick<QuoteRow, "hourlyRate" | "surgeTenths" | "currency" | "rulesVersion">;

async function pricesOf(rate: Rate, { platformFeeBasisPoints, rushPercent, durations }: Rules): Promise<HourPrice[]> {
  const choices = durations.flatMap((minutes) => URGENCIES.map((urgency) => ({ minutes, urgency })));
  const priced = choices.map(async ({ minutes, urgency }) => {
    const price = await priceOf(db, { ...rate, durationMinutes: minutes, urgency });
    const advisorReceives = netForAdvisor(price.totalPrice, platformFeeBasisPoints);
    const { currency, surgeTenths } = rate;
    return { minutes, urgency, currency, ...price, surgeMultiplier: surgeMultiplier(surgeTenths), rushPercent, advisorReceives };
  });
  return Promise.all(priced);
}
