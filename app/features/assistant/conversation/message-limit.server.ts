import type { CalmWords } from "#app/features/danger/danger-line";
import { consumeAll } from "#app/platform/limits/consume-limit.server";
import { LIMITS } from "#app/platform/limits/limits";
import type { Speaker } from "./speaker.server";

const REASONS = { message: "assistant.tooManyMessages", document: "assistant.tooManyDocuments" } as const;
type LimitedKind = keyof typeof REASONS;

export interface Limited {
  ok: false;
  reason: (typeof REASONS)[LimitedKind] | "assistant.tooManyToday";
  retryAfterSeconds: number;
  /** Shown to people in danger despite the limit. */
  calm?: CalmWords | null;
}

/** Counts a message or document per person and network, of the signed-out per network alone, before anything is read, or returns in how many seconds to retry. */
export async function countForLimit(kind: LimitedKind, { userId, address }: Speaker, now: Date): Promise<{ ok: true } | Limited> {
  const doer = userId ? { userId, address } : { address };
  const limit = `assistant-${kind}` as const;
  const taken = await consumeAll(
    [limit, "assistant-day" as const].map((each) => ({ kind: each, ...doer })),
    now,
  );
  if (taken.ok) return { ok: true };
  const isOfMinutes = taken.retryAfterSeconds <= LIMITS[limit].minutes * 60;
  return { ok: false, reason: isOfMinutes ? REASONS[kind] : "assistant.tooManyToday", retryAfterSeconds: taken.retryAfterSeconds };
}
