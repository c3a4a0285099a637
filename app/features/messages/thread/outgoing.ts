import { z } from "zod";
import type { RetryReason, SendResult } from "#app/features/autosave/retry-queue";
import type { PostAnswer } from "./thread-view";

/** A message being sent. */
const outgoingSchema = z.array(z.object({ key: z.string(), text: z.string(), at: z.string() }));

export type Outgoing = z.infer<typeof outgoingSchema>[number];

/** Restores this window's unsent messages; they are retried. */
export function readOutgoing(kept: string): Outgoing[] {
  try {
    return outgoingSchema.parse(JSON.parse(kept));
  } catch {
    return [];
  }
}

/** Response to a message sent in the background. */
export type SendAnswer = PostAnswer | { away: RetryReason } | { failed: true };

/** Returns the queue's next step: a refused message shows why and waits for the person, and later ones wait behind it. */
export function resultOf(answer: SendAnswer): SendResult {
  if ("away" in answer) return answer;
  if ("failed" in answer) return { held: "messages.failed" };
  return answer.ok ? "done" : { held: answer.errors.text ?? answer.errors.form ?? "messages.failed" };
}
