import { data, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/document/page-meta";
import { isRoom, type Room } from "#app/features/assistant/conversation/conversation";
import { readConversation } from "#app/features/assistant/conversation/conversations.server";
import { answerPath, type PostAnswer, roomPath } from "#app/features/assistant/conversation/post-answer";
import { answerPost } from "#app/features/assistant/conversation/posts.server";
import { speakerOf } from "#app/features/assistant/conversation/speaker.server";
import { Chat } from "#app/features/assistant/pages/chat";
import { Matcher } from "#app/features/assistant/pages/matcher";
import { clearStreamedText, showStreamedText } from "#app/features/assistant/pages/streamed-text";
import { categoryById } from "#app/features/catalog/categories";
import { type DisplayTimeName, MINIMUM_DISPLAY_MS } from "#app/features/search/minimum-display-time";
import { takeAtLeast } from "#app/features/search/wait-at-least";
import type { FormLimits } from "#app/forms/limits";
import { readForm } from "#app/forms/read.server";
import { useNames } from "#app/languages/names";
import type { TextsHandle } from "#app/languages/needed-texts";
import { textsOfPage } from "#app/languages/shown-texts";
import { redirectWithToast } from "#app/middleware/flash";
import { languageContext } from "#app/middleware/reading-language";
import { requestedCurrency } from "#app/middleware/requested-currency";
import { addressContext, viewerContext } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import { endedAs } from "#app/platform/http/ended-as";
import { setStreaming } from "#app/platform/http/streaming";
import { MEGABYTE } from "#app/platform/sizes";
import { connected } from "#app/ui/connection/connected";
import { Page } from "#app/ui/page";
import type { Route } from "./+types/ai-assistant";

export const handle = { texts: ["assistant", "matching", "names-tiles", "names-topics"] } satisfies TextsHandle;

export const parameters: readonly string[] = ["room", "stay", "before"];

/** A document has at most 10 MB. */
export const formLimits: FormLimits = { files: { from: "anyone", bytes: 11 * MEGABYTE } };

/**
 * Loads the chat; with `room` the matcher of a category as its own page, which its forms use without JavaScript; with `before` the messages before a number.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const speaker = speakerOf(request, context.get(viewerContext), context.get(addressContext), context.get(languageContext));
  const room = roomOf(url);
  const before = readBefore(url);
  const conversation = await readConversation(speaker, room, now(), before);
  if (before !== null && conversation.messages.length === 0) throw redirect(roomPath(room));
  return { conversation };
}

/** Handles the forms of the chat and of every matcher. With `stay` the current page shows the answer; otherwise redirects to its address. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const room = roomOf(url);
  const speaker = speakerOf(request, context.get(viewerContext), context.get(addressContext), context.get(languageContext));
  const currency = speaker.currency ?? requestedCurrency(request);
  const values = await readForm(request, context);
  const isHeard = url.searchParams.has("stay");
  const moment = { now: now(), dice: Math.random(), isHeard, signal: request.signal };
  const { answer, status, cookie, retryAfterSeconds, isDeleted } = await answerPost({ ...speaker, currency }, room, values, moment);
  const headers = new Headers();
  if (cookie) headers.set("set-cookie", cookie);
  if (retryAfterSeconds) headers.set("retry-after", String(retryAfterSeconds));
  if (isDeleted) return redirectWithToast(roomPath(room), { text: "assistant.deleted" });
  if (answer.saying) setStreaming(headers);
  if (answer.ok && !isHeard) return redirect(answerPath(room), { status: 303, headers });
  return data<PostAnswer>(answer, { status, headers });
}

export const headers: Route.HeadersFunction = ({ actionHeaders, errorHeaders }) => errorHeaders ?? actionHeaders;

/**
 * Shows the answer after a minimum time; a model's words appear as they stream in. While offline or before the scripts are loaded, the message waits; if
 * the server cannot be reached after that, the form shows an error and restores the input.
 */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const room = roomOf(new URL(request.url));
  let isReached = true;
  await connected();
  const work = serverAction().catch((error: unknown): PostAnswer => {
    if (error instanceof Response) throw error;
    isReached = false;
    return unanswered(room, form);
  });
  clearStreamedText(room);
  const { saying, ...answer } = await takeAtLeast(MINIMUM_DISPLAY_MS[paceOf(room, form)], work);
  if (saying) await showStreamedText(room, saying);
  // An error status prevents revalidation, which would request the page from an unreachable server.
  return isReached ? answer : data(answer, { status: 503 });
}

function paceOf(room: Room, form: FormData): DisplayTimeName {
  if (room === "assistant") return "assistantReply";
  return form.get("assistant") === "document" ? "matcherDocument" : "matcherMessage";
}

function unanswered(room: Room, form: FormData): PostAnswer {
  const field = ({ message: "content", document: "document" } as const)[String(form.get("assistant"))] ?? "form";
  const content = String(form.get("content") ?? "");
  return { ok: false, room, errors: { [field]: "assistant.failed" }, content, number: performance.now(), pace: true };
}

function roomOf(url: URL): Room {
  const room = url.searchParams.get("room") ?? "assistant";
  if (!isRoom(room)) throw endedAs(404);
  return room;
}

/** Returns the number of the message to read before; null for the newest, and for invalid values. */
function readBefore({ searchParams }: URL): number | null {
  const asked = searchParams.get("before") ?? "";
  return /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : null;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const isChat = loaderData?.conversation.room === "assistant";
  const title = isChat ? textsOfPage(matches).assistant.title : textsOfPage(matches).assistant.matcherTitle;
  return pageMeta({ matches, title, description: textsOfPage(matches).assistant.intro, path: "/ai-assistant", isHidden: !isChat });
};

export default function AiAssistant({ loaderData: { conversation }, actionData }: Route.ComponentProps) {
  const t = useTranslations("assistant");
  const named = useNames();
  const refused = actionData && !actionData.ok ? actionData : undefined;
  if (conversation.room !== "assistant")
    return (
      <Page title={named(categoryById(conversation.room).pageTitle)} width="text">
        <Matcher category={conversation.room} matcher={conversation} refused={refused} />
      </Page>
    );
  return (
    <Page title={t("title")} intro={t("intro")} width="text">
      <Chat conversation={conversation} refused={refused} />
    </Page>
  );
}
