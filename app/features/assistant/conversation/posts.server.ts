import { config } from "#app/config.server";
import { failureStatus } from "#app/platform/failure.server";
import { fieldErrors } from "#app/ui/fields/form-values";
import { readAnswers } from "../pages/guided-prompts";
import { type AssistantPost, postSchema } from "../schema";
import type { Moment, Turn } from "./answer-turn.server";
import type { Room } from "./conversation";
import { deleteConversation } from "./conversations.server";
import type { PostAnswer, PostError } from "./post-answer";
import { sendAnswers, sendDocument, sendMessage } from "./send-message.server";
import type { Speaker } from "./speaker.server";

/** Result of a posted form: what to show, its HTTP status, and whether the conversation was deleted. */
export interface PostResult {
  answer: PostAnswer;
  status: number;
  cookie: string | null;
  retryAfterSeconds: number | null;
  isDeleted: boolean;
}

const MAX_RETURNED_LENGTH = 50_000;
/** When to send a document again that others' left no room for: the one being read is done then. */
const BUSY_SECONDS = 5;

/**
 * Handles one form of the assistant or a matcher. Refusals (400, 429) and failures (500, 503, 'Failed to get response. Please try again.')
 * return what was typed and store nothing.
 */
export async function answerPost(speaker: Speaker, room: Room, values: Record<string, unknown>, moment: Moment): Promise<PostResult> {
  const typed = typeof values.content === "string" ? values.content.slice(0, MAX_RETURNED_LENGTH) : "";
  const post = postSchema.safeParse(values);
  if (!post.success) return refusal(room, typed, knownErrors(fieldErrors(postSchema, values)), 400, moment);
  try {
    const turn = await take(speaker, room, post.data, moment);
    const isDeleted = post.data.assistant === "delete";
    if (turn.ok) {
      const answer = { ...makeAnswer(room, "", {}, moment), ...(turn.saying && { saying: turn.saying }) };
      return { answer, status: 200, cookie: turn.cookie, retryAfterSeconds: null, isDeleted };
    }
    const busy = turn.reason === "assistant.documentsBusy" ? BUSY_SECONDS : null;
    const limited = "retryAfterSeconds" in turn ? turn.retryAfterSeconds : busy;
    const refused = refusal(room, typed, { [FIELDS[post.data.assistant]]: turn.reason }, statusOf(turn.reason), moment, limited);
    const calm = "calm" in turn && turn.calm;
    return calm ? { ...refused, answer: { ...refused.answer, calm } } : refused;
  } catch (error) {
    const status = failureStatus(error, "the assistant");
    return refusal(room, typed, { [FIELDS[post.data.assistant]]: "assistant.failed" }, status, moment);
  }
}

/** The form field that shows an error. */
const FIELDS = { message: "content", document: "document", answers: "form", delete: "form" } as const;

function take(known: Speaker, room: Room, post: AssistantPost, moment: Moment): Promise<Turn> {
  const speaker = "time_zone" in post && !known.zone ? { ...known, zone: post.time_zone } : known;
  if (post.assistant === "message") return sendMessage(speaker, room, post.content, moment);
  if (post.assistant === "document") return sendDocument(speaker, room, post.document, moment);
  if (post.assistant === "answers") return sendAnswers(speaker, room, readAnswers(post), moment);
  return deleteConversation(speaker, room).then(() => ({ ok: true, cookie: null, saying: null }));
}

function statusOf(reason: PostError): number {
  if (reason.startsWith("assistant.tooMany")) return 429;
  return reason === "assistant.documentsBusy" ? 503 : 422;
}

function refusal(
  room: Room,
  typed: string,
  errors: PostAnswer["errors"],
  status: number,
  moment: Moment,
  retryAfterSeconds: number | null = null,
): PostResult {
  return { answer: makeAnswer(room, typed, errors, moment), status, cookie: null, retryAfterSeconds, isDeleted: false };
}

function makeAnswer(room: Room, content: string, errors: PostAnswer["errors"], { now }: Moment): PostAnswer {
  return { ok: Object.keys(errors).length === 0, room, errors, content, number: now.getTime(), pace: config().pace };
}

/** Returns errors with texts for people, by field; any other error means that the form is not ours. */
function knownErrors(errors: ReturnType<typeof fieldErrors>): PostAnswer["errors"] {
  const { content, document } = errors;
  if (content?.startsWith("assistant.")) return { content: content as PostError };
  if (document?.startsWith("assistant.")) return { document: document as PostError };
  return { form: "assistant.messageInvalid" };
}
