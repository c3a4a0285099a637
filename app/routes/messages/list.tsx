import { data, isRouteErrorResponse, redirect } from "react-router";
import { pageMeta } from "#app/document/page-meta";
import type { Viewer } from "#app/features/accounts/viewer";
import { answerQuestion } from "#app/features/messages/posts.server";
import { firstMessageSchema } from "#app/features/messages/schema";
import { findAddressee, findOtherOf, threadBetween, threadWith } from "#app/features/messages/send/addressee.server";
import { AskPage } from "#app/features/messages/send/ask-page";
import { questionName, unsentName } from "#app/features/messages/send/box-of-messages";
import { dropDraft, keepDraft, readDraft } from "#app/features/messages/send/drafts.server";
import { UNSENT_QUESTION } from "#app/features/messages/send/use-send-again";
import { ThreadListPage } from "#app/features/messages/thread/thread-list";
import type { PostAnswer } from "#app/features/messages/thread/thread-view";
import { threadsOf } from "#app/features/messages/thread/threads.server";
import { readForm } from "#app/forms/read.server";
import { refuse } from "#app/forms/refuse.server";
import type { TextsHandle } from "#app/languages/needed-texts";
import { textsOfPage } from "#app/languages/shown-texts";
import { redirectWithToast } from "#app/middleware/flash";
import { isTypedHere, questionCookie } from "#app/middleware/question-cookie";
import { addressContext, requireViewer, viewerContext } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import { readPage } from "#app/platform/http/page-number";
import { randomToken } from "#app/platform/secret.server";
import { fieldErrors } from "#app/ui/fields/form-values";
import { storeText } from "#app/ui/fields/stored-text";
import type { Route } from "./+types/list";

export const handle = { hydrate: "load", texts: ["messages"] } satisfies TextsHandle;
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const name = loaderData && "advisor" in loaderData ? loaderData.advisor.name : null;
  const title = name ? textsOfPage(matches).messages.askTitle.replace("{name}", name) : textsOfPage(matches).messages.title;
  return pageMeta({ matches, title, description: textsOfPage(matches).messages.intro, path: "/messages", isHidden: true });
};

/** Loads the viewer's threads; with `advisor` the thread with that advisor, or the page to start it. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const slug = url.searchParams.get("advisor");
  if (slug !== null) return openQuestion(slug, url, { request, context });
  const viewer = requireViewer(context, request);
  const consultationId = url.searchParams.get("consultation");
  if (consultationId !== null) return openNote(viewer, consultationId);
  return { list: await threadsOf(viewer, readPage(url)), zone: viewer.timeZone, isAdvisor: viewer.advisorId !== null };
}

/** Redirects to the thread with the other side of a consultation, or loads the page to start it. */
async function openNote(viewer: Viewer, consultationId: string) {
  const { other, userId } = await findOtherOf(viewer, consultationId);
  const thread = await threadBetween(viewer, userId);
  if (thread) throw redirect(`/messages/${thread}`);
  return { advisor: { ...other, slug: null }, isSignedIn: true, newKey: randomToken(), draft: "", isElsewhere: false };
}

async function openQuestion(slug: string, url: URL, { request, context }: Pick<Route.LoaderArgs, "request" | "context">) {
  const viewer = context.get(viewerContext);
  const token = url.searchParams.get("draft");
  const thread = viewer && (await threadWith(viewer, slug));
  if (thread) throw redirect(`/messages/${thread}${token ? url.search : ""}`);
  const { advisorId, userId, ...advisor } = await findAddressee(slug);
  if (viewer?.userId === userId) throw redirectWithToast("/messages", { text: "messages.refusedOwnPage" });
  const kept = await readDraft(token, advisorId, now());
  const isElsewhere = kept !== "" && !isTypedHere(request, token ?? "");
  return { advisor, isSignedIn: viewer !== null, newKey: viewer && randomToken(), draft: isElsewhere ? "" : kept, isElsewhere };
}

/** Sends the first question to an advisor, or stores it until a signed-out visitor has signed in. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const slug = url.searchParams.get("advisor") ?? "";
  const values = await readForm(request, context);
  const viewer = context.get(viewerContext);
  const consultationId = url.searchParams.get("consultation");
  if (consultationId !== null) return beginNote(requireViewer(context, request), consultationId, values);
  if (!viewer) return keepQuestion(slug, values, context.get(addressContext));
  const known = await threadWith(viewer, slug);
  // Redirects the POST with its form (307) to the thread, whose page can show errors.
  if (known) return redirect(`/messages/${known}${url.search}`, 307);
  await findAddressee(slug);
  const { status, answer, threadId, retryAfterSeconds } = await answerQuestion(viewer, { slug }, values, now());
  if (!threadId) return refuse<PostAnswer>(answer, status, retryAfterSeconds);
  await dropDraft(url.searchParams.get("draft"));
  return redirect(`/messages/${threadId}`, 303);
}
async function beginNote(viewer: Viewer, consultationId: string, values: Record<string, unknown>) {
  const { status, answer, threadId, retryAfterSeconds } = await answerQuestion(viewer, { consultationId }, values, now());
  return threadId ? redirect(`/messages/${threadId}`, 303) : refuse<PostAnswer>(answer, status, retryAfterSeconds);
}
async function keepQuestion(slug: string, values: Record<string, unknown>, address: string) {
  const question = firstMessageSchema.safeParse(values);
  const text = typeof values.text === "string" ? values.text : "";
  const refused = { ok: false, key: null, text } as const;
  if (!question.success) return refuse<PostAnswer>({ ...refused, errors: fieldErrors(firstMessageSchema, values) }, 400);
  const kept = await keepDraft(address, slug, question.data.text, now());
  const next = kept.ok ? `/messages?advisor=${slug}&draft=${kept.token}` : "";
  if (kept.ok)
    return redirect(`/auth?next=${encodeURIComponent(next)}`, { status: 303, headers: { "set-cookie": questionCookie(kept.token) } });
  return refuse<PostAnswer>({ ...refused, errors: { form: "messages.tooManyDrafts" } }, 429, kept.retryAfterSeconds);
}

/** When the server cannot be reached, the page keeps what was typed and sends it once there is a connection, after a reload, too. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { searchParams, search } = new URL(request.url);
  try {
    const answer = await serverAction();
    storeText(unsentName(search), "");
    return answer;
  } catch (error) {
    const isAnswer = isRouteErrorResponse(error) || error instanceof Response;
    storeText(unsentName(search), isAnswer ? "" : "1");
    if (error instanceof Response) storeText(questionName(searchParams.get("advisor") ?? ""), "");
    if (isAnswer) throw error;
    return data<PostAnswer>({ ok: false, key: null, text: "", errors: { form: UNSENT_QUESTION } }, { status: 503 });
  }
}

export default function Messages({ loaderData, actionData }: Route.ComponentProps) {
  if ("list" in loaderData) return <ThreadListPage {...loaderData} />;
  return <AskPage {...loaderData} refused={actionData} />;
}
