import type { Transaction } from "#app/db/client.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { isFree } from "#app/features/schedule/free-times";
import { freeSpansOf } from "#app/features/schedule/schedule.server";
import type { TimeChoice } from "#app/features/schedule/wall-time";
import { readStart, type StartProblem } from "../request/start-time";
import { asSide } from "./actors.server";
import type { ConsultationRow } from "./consultation-row.server";
import type { Span } from "./effects";
import { type TransitionAnswer, type TransitionDetails, transitionConsultation } from "./transitions.server";

/** A requested time as text: an instant with its offset, or a local time in `timeZone`, else in the profile's zone. */
export interface RequestedTime {
  time: string;
  timeZone?: string;
  /** Why, in a few words to the other side. */
  reason?: string;
  /** Idempotency key of the form. */
  key?: string;
}

export type TimeAnswer = TransitionAnswer | { ok: false; reason: StartProblem; choices?: TimeChoice[] };

/**
 * The advisor proposes another time instead of the requested one, or the client counters, at most three times in total until one is agreed.
 * The advisor's may be outside the weekly hours; the client's has to be free by them. The price stays.
 */
export const proposeOtherTime = (viewer: Viewer, id: string, asked: RequestedTime, now: Date): Promise<TimeAnswer> =>
  propose(viewer, id, "counter", asked, now);

/** The side that did not propose the time agrees to it; `seenTime` is the one shown. That fixes the time, unless the client still has to pay. */
export const agreeToOtherTime = (
  viewer: Viewer,
  id: string,
  seenTime: Date | undefined,
  now: Date,
  key?: string,
): Promise<TransitionAnswer> => answerTime(viewer, id, "agreeToTime", now, { seenTime, key });

/**
 * Either side asks to move an agreed consultation, or answers the other side's proposal with a further time; the old time stands until the other side agrees. A
 * client can only ask for a time that is free by the advisor's hours. The price stays; at most three times since it was agreed.
 */
export const askToReschedule = (viewer: Viewer, id: string, asked: RequestedTime, now: Date): Promise<TimeAnswer> =>
  propose(viewer, id, "reschedule", asked, now);

async function propose(
  viewer: Viewer,
  id: string,
  transition: "counter" | "reschedule",
  asked: RequestedTime,
  now: Date,
): Promise<TimeAnswer> {
  const actor = await asSide(viewer, id);
  const mayPropose = actor.role === "client" ? isFreeBut(now) : undefined;
  return withStart(viewer, asked, now, (startsAt) =>
    transitionConsultation(actor, id, transition, now, { startsAt, mayPropose, reason: asked.reason, key: asked.key }),
  );
}

/** The proposer of another time for an open request takes it back: the requested time stands, and awaits the advisor's answer. */
export const withdrawProposal = (
  viewer: Viewer,
  id: string,
  seenTime: Date | undefined,
  now: Date,
  key?: string,
): Promise<TransitionAnswer> => answerTime(viewer, id, "takeProposalBack", now, { seenTime, key });

/** The other side agrees to the new time, which replaces the old one. `clientBusy` if the client has another consultation then. */
export const agreeToReschedule = (
  viewer: Viewer,
  id: string,
  seenTime: Date | undefined,
  now: Date,
  key?: string,
): Promise<TransitionAnswer> => answerTime(viewer, id, "agreeToReschedule", now, { seenTime, key });

/** The agreed time stays: the other side declines the new one, or its proposer takes it back. */
export const keepAgreedTime = (viewer: Viewer, id: string, now: Date, key?: string): Promise<TransitionAnswer> =>
  answerTime(viewer, id, "keepTime", now, { key });

const answerTime = async (
  viewer: Viewer,
  id: string,
  transition: "agreeToTime" | "takeProposalBack" | "agreeToReschedule" | "keepTime",
  now: Date,
  details: Pick<TransitionDetails, "seenTime" | "key">,
) => transitionConsultation(await asSide(viewer, id), id, transition, now, details);

async function withStart(
  viewer: Viewer,
  { time, timeZone }: RequestedTime,
  now: Date,
  propose: (startsAt: Date) => Promise<TransitionAnswer>,
) {
  const start = readStart(time, timeZone ?? viewer.timeZone, now);
  return start.ok ? propose(start.startsAt) : start;
}

const isFreeBut =
  (now: Date) =>
  async (tx: Transaction, { id, advisorId }: ConsultationRow, { startsAt, endsAt }: Span) => {
    const spans = await freeSpansOf(tx, [advisorId], { from: startsAt, to: endsAt, now, except: id });
    return isFree(spans.get(advisorId) ?? [], startsAt.getTime(), endsAt.getTime());
  };
