import { z } from "zod";
import type { AwayReason, SendResult } from "#app/features/autosave/retry-queue";
import type { PostAnswer } from "./thread-view";

/** A message on its way. */
const outgoingSchema = z.array(z.object({ key: z.string(), text: z.string(), at: z.string() }));

export type Outgoing = z.infer<typeof outgoingSchema>[number];

/** What a window kept of the messages that were still on their way; they are tried again. */
export function readOutgoing(kept: string): Outgoing[] {
  try {
    return outgoingSchema.parse(JSON.parse(kept));
  } catch {
    return [];
  }
}

/** What comes back for a message that was sent by itself. */
export type SendAnswer = PostAnswer | { away: AwayReason } | { failed: true };

/** What the queue does after an answer: a message that was not taken says why and waits for the person, and later ones behind it. */
export function resultOf(answer: SendAnswer): SendResult {
  if ("away" in answer) return answer;
  if ("failed" in answer) return { held: "messages.failed" };
  return answer.ok ? "done" : { held: answer.errors.text ?? answer.errors.form ?? "messages.failed" };
}
