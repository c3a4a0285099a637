import { data, isRouteErrorResponse, redirect } from "react-router";
import { pageMeta } from "#app/document/page-meta";
import { answerOrUnreachable } from "#app/features/autosave/answer-or-unreachable";
import { answerThreadAction } from "#app/features/messages/posts.server";
import { findAddressee } from "#app/features/messages/send/addressee.server";
import { dropDraft, readDraft } from "#app/features/messages/send/drafts.server";
import { readThread } from "#app/features/messages/thread/thread.server";
import { ThreadPage } from "#app/features/messages/thread/thread-page";
import type { PostAnswer } from "#app/features/messages/thread/thread-view";
import type { FormLimits } from "#app/forms/limits";
import { readForm } from "#app/forms/read.server";
import { refuse } from "#app/forms/refuse.server";
import { translatorFor } from "#app/languages/all-texts.server";
import { languageOr } from "#app/languages/languages";
import type { TextsHandle } from "#app/languages/needed-texts";
import { textsOfPage } from "#app/languages/shown-texts";
import { redirectWithToast } from "#app/middleware/flash";
import { isTypedHere } from "#app/middleware/question-cookie";
import { requireUser, requireViewer } from "#app/middleware/viewer";
import { siteName } from "#app/platform/brand/current-brand.server";
import { now } from "#app/platform/clock.server";
import { randomToken } from "#app/platform/secret.server";
import { MEGABYTE } from "#app/platform/sizes";
import { formValues } from "#app/ui/fields/form-values";
import type { Route } from "./+types/thread";

export const handle = { hydrate: "load", texts: ["messages"] } satisfies TextsHandle;

export const middleware = [requireUser];

/** A file has at most 5 MB. */
export const formLimits: FormLimits = { files: { from: "people", bytes: 6 * MEGABYTE } };

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const name = loaderData?.thread.other.name || textsOfPage(matches).messages.aClient;
  const title = loaderData ? textsOfPage(matches).messages.thread.replace("{name}", () => name) : textsOfPage(matches).messages.title;
  return pageMeta({ matches, title, description: textsOfPage(matches).messages.intro, path: "/messages", isHidden: true });
};

export async function loader({ request, url, context, params }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const thread = await readThread(viewer, params.id, numberIn(url, "before"));
  const draft = await draftOf(request, url);
  return {
    thread,
    zone: viewer.timeZone,
    site: siteName(),
    newKey: randomToken(),
    draft,
    draftToken: draft && (url.searchParams.get("draft") ?? ""),
    reported: numberIn(url, "report"),
  };
}

/** Handles all forms of the page. With `stay` the page shows the answer itself; otherwise redirects to its address. */
export async function action({ request, url, context, params }: Route.ActionArgs) {
  const viewer = requireViewer(context, request);
  const values = await readForm(request, context);
  const { status, answer, intent, retryAfterSeconds } = await answerThreadAction(viewer, params.id, values, now());
  if (answer.ok && intent === "send") await dropDraft(url.searchParams.get("draft"));
  if (!answer.ok || url.searchParams.has("stay")) return refuse<PostAnswer>(answer, status, retryAfterSeconds);
  const page = `/messages/${params.id}`;
  if (intent === "report") return redirectWithToast(page, { text: "messages.reportDone" });
  if (intent === "send" || intent === "file" || intent === "read") return redirect(page, 303);
  const { other } = await readThread(viewer, params.id);
  const text = intent === "block" ? "messages.blocked" : "messages.unblocked";
  return redirectWithToast(page, {
    text,
    values: { name: other.name || translatorFor(languageOr(viewer.language), "messages")("aClient") },
  });
}

/** When the server cannot be reached, the message waits on the page; the error status prevents revalidation from an unreachable server. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  if (new URL(request.url).searchParams.has("stay")) return answerOrUnreachable(serverAction());
  const form = formValues(await request.clone().formData());
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    const [key, text] = [form.key, form.text ?? form.reason].map((value) => (typeof value === "string" ? value : ""));
    return data<PostAnswer>(
      { ok: false, key: key ?? "", text: text ?? "", errors: { form: form.intent === "file" ? "messages.fileUnsent" : "messages.unsent" } },
      { status: 503 },
    );
  }
}

/** Returns what was typed before signing in, only in the browser in which it was typed. */
async function draftOf(request: Request, url: URL) {
  const [slug, token] = [url.searchParams.get("advisor"), url.searchParams.get("draft")];
  if (!slug || !token || !isTypedHere(request, token)) return "";
  return readDraft(token, (await findAddressee(slug)).advisorId, now());
}

function numberIn(url: URL, name: string) {
  const value = url.searchParams.get(name);
  return value && /^\d{1,9}$/.test(value) ? Number(value) : null;
}

export default function Thread({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData && "ok" in actionData && !actionData.ok ? actionData : undefined;
  return <ThreadPage key={loaderData.thread.id} {...loaderData} refused={refused} />;
}
