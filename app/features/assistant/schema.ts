import { z } from "zod";
import { isTimeZone } from "#app/features/schedule/time-zones";
import { visibleText } from "#app/features/topics/vocabulary/words-of-text";
import { MOST_DOCUMENT_BYTES } from "./documents/document-limits";
import { MOST_MESSAGE_CHARACTERS } from "./limits";

const content = z
  .string({ error: "assistant.messageInvalid" })
  .transform(visibleText)
  .pipe(z.string().min(1, "assistant.messageEmpty").max(MOST_MESSAGE_CHARACTERS, "assistant.messageTooLong"));

/** What the browser may know beforehand of a message and of a document. */
export const messageRules = z.object({ content });
export const documentRules = z.object({
  document: z
    .instanceof(File, { error: "assistant.documentMissing" })
    .refine(({ name }) => name !== "", "assistant.documentMissing")
    .refine(({ size }) => size <= MOST_DOCUMENT_BYTES, "assistant.documentTooBig"),
});

/** The zone that the page shows times in; what is none counts as unknown. */
const time_zone = z
  .string()
  .max(64)
  .optional()
  .transform((zone) => (isTimeZone(zone) ? zone : undefined));
const answer = z.string().max(60).optional();

/**
 * What a browser may post to the assistant: which of the forms, and words of the person. Nothing else is taken: a message of another role than
 * user, or a recommendation of its own making, is refused.
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
