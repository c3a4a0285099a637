import { z } from "zod";
import { visibleText } from "./words-of-text";

export const MOST_MESSAGE_LETTERS = 4000;

/** What a browser may post to the assistant: which of the forms, and words of the person. Anything else is refused. */
const form = {
  /** Set by the running app: answer with data, the page stays. */
  live: z.literal("1").optional(),
};

const content = z
  .string({ error: "assistant.messageInvalid" })
  .transform(visibleText)
  .pipe(z.string().min(1, "assistant.messageEmpty").max(MOST_MESSAGE_LETTERS, "assistant.messageTooLong"));

/** The client may only send messages of the role user (security, who may do what: AI chats). */
export const messageSchema = z.strictObject(
  { ...form, assistant: z.literal("message"), role: z.literal("user").optional(), content },
  { error: "assistant.messageInvalid" },
);

const answer = z.string().max(60).optional();

export const answersSchema = z.strictObject({
  ...form,
  assistant: z.literal("answers"),
  geography: answer,
  sector: answer,
  size: answer,
  challenge: answer,
  urgency: answer,
});

export const documentSchema = z.strictObject({ ...form, assistant: z.literal("document"), document: z.instanceof(File) });

export const deleteSchema = z.strictObject({ ...form, assistant: z.literal("delete") });
