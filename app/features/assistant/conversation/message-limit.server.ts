import type { CalmWords } from "#app/features/danger/danger-line";
import { networkOf } from "#app/platform/limits/network";
import { takeLimit } from "#app/platform/limits/take-limit.server";
import type { Asker } from "./asker.server";

const REASONS = { message: "assistant.tooManyMessages", document: "assistant.tooManyDocuments" } as const;
type LimitedKind = keyof typeof REASONS;

export interface Limited {
  ok: false;
  reason: (typeof REASONS)[LimitedKind];
  retryAfterSeconds: number;
  /** What somebody in danger is told all the same. */
  calm?: CalmWords | null;
}

/** Counts a message or a document before anything is read, of a person and of their network, or says for how many seconds there were too many. */
export async function countForLimit(kind: LimitedKind, { userId, address }: Asker, now: Date): Promise<{ ok: true } | Limited> {
  const taken = await takeLimit(`assistant-${kind}`, { userId, person: networkOf(address), address }, now);
  return taken.ok ? { ok: true } : { ...taken, reason: REASONS[kind] };
}
