import { z } from "zod";
import { MESSAGE_MAX_CHARACTERS, REASON_MAX_CHARACTERS } from "./limits";
import { charactersIn, tidyMessage } from "./thread/message-text";

const text = z
  .string({ error: "messages.textMissing" })
  .transform(tidyMessage)
  .pipe(
    z
      .string()
      .min(1, "messages.textMissing")
      .refine((value) => charactersIn(value) <= MESSAGE_MAX_CHARACTERS, "messages.textTooLong"),
  );

const reason = z
  .string({ error: "messages.unreadable" })
  .transform(tidyMessage)
  .pipe(z.string().refine((value) => charactersIn(value) <= REASON_MAX_CHARACTERS, "messages.reasonTooLong"));

const key = z.string({ error: "messages.unreadable" }).regex(/^[\w-]{8,64}$/, "messages.unreadable");
const number = z
  .string({ error: "messages.unreadable" })
  .regex(/^\d{1,9}$/, "messages.unreadable")
  .transform(Number);

/** Rules of a message that the browser can check, too. */
export const messageRules = z.object({ text });

/** The first message to an advisor, or one that a signed-out visitor wants to send. */
export const firstMessageSchema = z.strictObject({ intent: z.literal("send"), text, key: key.optional() });

/** What may be posted to a thread. Sender, time and side never come from it. */
export const threadPostSchema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("send"), text, key: key.optional(), seen: number.optional() }),
  z.strictObject({ intent: z.literal("file"), file: z.file("messages.unreadable"), key: key.optional() }),
  z.strictObject({ intent: z.literal("read"), seen: number }),
  z.strictObject({ intent: z.literal("block") }),
  z.strictObject({ intent: z.literal("unblock") }),
  z.strictObject({ intent: z.literal("report"), message: number, reason }),
]);

export type ThreadPost = z.infer<typeof threadPostSchema>;
