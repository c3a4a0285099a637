import type { CalmWords } from "#app/features/danger/danger-line";
import { consumeLimit } from "#app/platform/limits/consume-limit.server";
import { networkOf } from "#app/platform/limits/network";
import type { Asker } from "./asker.server";

const REASONS = { message: "assistant.tooManyMessages", document: "assistant.tooManyDocuments" } as const;
type LimitedKind = keyof typeof REASONS;

export interface Limited {
  ok: false;
  reason: (typeof REASONS)[LimitedKind];
  retryAfterSeconds: number;
  /** Shown to people in danger despite the limit. */
  calm?: CalmWords | null;
}

/** Counts a message or document per person and network before anything is read, or returns in how many seconds to retry. */
export async function countForLimit(kind: LimitedKind, { userId, address }: Asker, now: Date): Promise<{ ok: true } | Limited> {
  const taken = await consumeLimit(`assistant-${kind}`, { userId, person: networkOf(address), address }, now);
  return taken.ok ? { ok: true } : { ...taken, reason: REASONS[kind] };
}
