import { z } from "zod";
import { isTimeZone } from "#app/features/schedule/time-zones";
import { visibleText } from "#app/features/topics/vocabulary/words-of-text";
import { DOCUMENT_MAX_BYTES } from "./documents/document-limits";
import { MESSAGE_MAX_CHARACTERS } from "./limits";

const content = z
  .string({ error: "assistant.messageInvalid" })
  .transform(visibleText)
  .pipe(z.string().min(1, "assistant.messageEmpty").max(MESSAGE_MAX_CHARACTERS, "assistant.messageTooLong"));

/** Rules for a message and a document that the browser can check, too. */
export const messageRules = z.object({ content });
export const documentRules = z.object({
  document: z
    .instanceof(File, { error: "assistant.documentMissing" })
    .refine(({ name }) => name !== "", "assistant.documentMissing")
    .refine(({ size }) => size <= DOCUMENT_MAX_BYTES, "assistant.documentTooBig"),
});

/** Zone in which the page shows times; an invalid one counts as unknown. */
const time_zone = z
  .string()
  .max(64)
  .optional()
  .transform((zone) => (isTimeZone(zone) ? zone : undefined));
const answer = z.string().max(60).optional();

/**
 * What a browser may post to the assistant: one of the forms, and the person's words. Strict: a message with a role other than user, or a
 * recommendation of its own making, is refused.
 */
export const postSchema = z.discriminatedUnion("assistant", [
  z.strictObject({ assistant: z.literal("message"), role: z.literal("user").optional(), content, time_zone }),
  z.strictObject({
    assistant: z.literal("answers"),
    geography: answer,
    sector: answer,
    size: answer,
    challenge: answer,
    urgency: answer,
    time_zone,
  }),
  z.strictObject({ assistant: z.literal("document"), document: z.instanceof(File, { error: "assistant.documentMissing" }), time_zone }),
  z.strictObject({ assistant: z.literal("delete") }),
]);

export type AssistantPost = z.infer<typeof postSchema>;
