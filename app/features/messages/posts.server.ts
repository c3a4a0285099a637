import type { Viewer } from "#app/features/accounts/viewer";
import { endedAs } from "#app/platform/http/ended-as";
import { describeError, log } from "#app/platform/log/log.server";
import { fieldErrors } from "#app/ui/fields/form-values";
import { REFUSED } from "./refused";
import { blockOther, unblockOther } from "./reports/blocks.server";
import { reportMessage } from "./reports/reports.server";
import { firstMessageSchema, type ThreadPost, threadPostSchema } from "./schema";
import type { SendAnswer } from "./send/deliver.server";
import { type FileRefusal, sendFile } from "./send/files.server";
import { askAdvisor, sendMessage, writeToOther } from "./send/send.server";
import { markRead } from "./thread/read-marks.server";
import type { PostAnswer, Refusal } from "./thread/thread-view";

/** Response to a posted form, with its status. */
export interface PostResult {
  status: number;
  answer: PostAnswer;
  intent: ThreadPost["intent"];
  /** Thread that now contains the message. */
  threadId: string | null;
  retryAfterSeconds: number | null;
}

type Values = Record<string, unknown>;

/** Handles any form of a thread's page. An unknown form is a 400; errors return what was typed. */
export async function answerThreadAction(viewer: Viewer, threadId: string, values: Values, now: Date): Promise<PostResult> {
  const post = threadPostSchema.safeParse(values);
  if (!post.success) return refuseForm(values);
  return attempt(values, post.data.intent, () => takePost(viewer, threadId, post.data, values, now));
}

/** Sends the first message to an advisor, by the slug of their page, or to the other side of a consultation. */
export async function answerQuestion(
  viewer: Viewer,
  to: { slug: string } | { consultationId: string },
  values: Values,
  now: Date,
): Promise<PostResult> {
  const post = firstMessageSchema.safeParse(values);
  if (!post.success) return refuseForm(values, fieldErrors(firstMessageSchema, values));
  const send = () => ("slug" in to ? askAdvisor(viewer, to.slug, post.data, now) : writeToOther(viewer, to.consultationId, post.data, now));
  return attempt(values, "send", async () => resultOf(await send(), values));
}

async function takePost(viewer: Viewer, threadId: string, post: ThreadPost, values: Values, now: Date): Promise<PostResult> {
  if (post.intent === "send") {
    const sent = await sendMessage(viewer, threadId, post, now);
    if (sent.ok && post.seen) await markRead(viewer, threadId, post.seen);
    return resultOf(sent, post);
  }
  if (post.intent === "file") return resultOf(await sendFile(viewer, threadId, post, now), values);
  if (post.intent === "read") await markRead(viewer, threadId, post.seen);
  if (post.intent === "block") await blockOther(viewer, threadId, now);
  if (post.intent === "unblock") await unblockOther(viewer, threadId, now);
  if (post.intent === "report") await reportMessage(viewer, threadId, post.message, post.reason, now);
  return { status: 200, answer: { ok: true, key: null }, intent: post.intent, threadId, retryAfterSeconds: null };
}

function resultOf(sent: SendAnswer | FileRefusal, values: Values): PostResult {
  if (sent.ok)
    return { status: 200, answer: { ok: true, key: keyOf(values) }, intent: "send", threadId: sent.threadId, retryAfterSeconds: null };
  const { status, text } = REFUSED[sent.reason];
  return { status, answer: refused(values, { form: text }), intent: "send", threadId: null, retryAfterSeconds: waitOf(sent) };
}

function refuseForm(values: Values, errors = fieldErrors(threadPostSchema, values)): PostResult {
  const { text, reason } = errors;
  const intent = values.intent === "report" ? "report" : "send";
  const isKnown = intent === "report" ? reason !== undefined : text !== undefined;
  if (!isKnown) throw endedAs(400);
  return { status: 400, answer: refused(values, { text, reason }), intent, threadId: null, retryAfterSeconds: null };
}

/** An internal error returns what was typed with its status; thrown responses (404) pass through. */
async function attempt(values: Values, intent: ThreadPost["intent"], work: () => Promise<PostResult>): Promise<PostResult> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    log("error", "message not taken", describeError(error));
    return { status: 500, answer: refused(values, { form: "messages.failed" }), intent, threadId: null, retryAfterSeconds: null };
  }
}

const waitOf = (refusal: Refusal | FileRefusal) => ("retryAfterSeconds" in refusal ? refusal.retryAfterSeconds : null);

const refused = (values: Values, errors: Extract<PostAnswer, { ok: false }>["errors"]): PostAnswer => ({
  ok: false,
  key: keyOf(values),
  errors,
  text: typeof values.text === "string" ? values.text : typeof values.reason === "string" ? values.reason : "",
});

const keyOf = (values: Values) => (typeof values.key === "string" ? values.key : null);
