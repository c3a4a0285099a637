import { data, redirect } from "react-router";
import { config } from "#app/config.server";
import { pageMeta } from "#app/document/page-meta";
import { loaderHeaders, viewHeaders } from "#app/document/view-headers";
import { readDirectoryQuery } from "#app/features/advisors/directory/directory-query";
import { suggestAdvisors } from "#app/features/advisors/directory/suggestions.server";
import { interpretSearch } from "#app/features/assistant/understand/search-meaning.server";
import { categoryRequestSchema } from "#app/features/catalog/category-requests/category-request";
import { requestCategory } from "#app/features/catalog/category-requests/category-requests.server";
import { calmWordsFor } from "#app/features/danger/calm-words.server";
import { wholeWord } from "#app/features/search/beginnings/whole-word.server";
import { MINIMUM_DISPLAY_MS } from "#app/features/search/minimum-display-time";
import { ownPages } from "#app/features/search/own-pages";
import { recordSearch } from "#app/features/search/record-search.server";
import { SearchPage } from "#app/features/search/search-page";
import { meantBy, NOTHING_MEANT, searchSite } from "#app/features/search/site-search";
import { topicsInAnyLanguage } from "#app/features/search/topics-in-languages.server";
import { takeAtLeast } from "#app/features/search/wait-at-least";
import { readForm } from "#app/forms/read.server";
import { refuse } from "#app/forms/refuse.server";
import { typedText } from "#app/forms/typed";
import { inWordsOf } from "#app/languages/in-words.server";
import type { TextsHandle } from "#app/languages/needed-texts";
import { textsOfPage } from "#app/languages/shown-texts";
import { redirectWithToast } from "#app/middleware/flash";
import { languageContext } from "#app/middleware/reading-language";
import { addressContext, viewerContext } from "#app/middleware/viewer";
import { siteName } from "#app/platform/brand/current-brand.server";
import { now } from "#app/platform/clock.server";
import { describeError, log } from "#app/platform/log/log.server";
import { fieldErrors } from "#app/ui/fields/form-values";
import type { FieldErrors } from "#app/ui/text/message-key";
import type { Route } from "./+types/search";

export const handle = { texts: ["names-search", "names-topics"] } satisfies TextsHandle;

export const parameters: readonly string[] = ["q", "go", "request", "stay", "settled"];

/** The search dialog as a page; with `go` it does what Enter does there: opens the category with exactly that name, or else the category request. */
export async function loader({ request: asked, url, context }: Route.LoaderArgs) {
  const query = plain(url.searchParams.get("q"));
  if (url.searchParams.has("go") && query) {
    const { exact } = searchSite(query);
    throw redirect(exact ? exact.path : `/search?${new URLSearchParams({ request: query })}`);
  }
  const isRequest = url.searchParams.has("request");
  const request = isRequest ? { name: plain(url.searchParams.get("request")), comments: "", email: "" } : null;
  const viewer = context.get(viewerContext);
  const own = ownPages(viewer && { isAdvisor: viewer.advisorId !== null, isAdmin: viewer.isAdmin });
  const calm = await calmWordsFor(query, request?.name);
  const language = context.get(languageContext);
  const begun = calm ? [] : topicsInAnyLanguage(query, language);
  const whole = wholeWord(query, language);
  const said = calm ? NOTHING_MEANT : meantBy(await interpretSearch(whole ?? query), own);
  const advisors = calm ? [] : inWordsOf(await suggestAdvisors(query, language, whole === null ? [] : said.topics), language);
  const meant = begun.length > 0 ? { ...said, topics: begun } : said;
  await recordSearch({ request: asked, url }, { query, language, advisors, meant, calm }, now());
  return data(
    { query, asked: url.searchParams.get("q") ?? "", advisors, calm, meant, own, request, site: siteName() },
    { headers: viewHeaders(url) },
  );
}

export const headers = loaderHeaders;

const MAX_TYPED = 20_000;

/** Submits a category request. With `stay` the current page shows the result; otherwise the next page does. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { name, comments, email } = await readForm(request, context);
  const values = { name: typedText(name, MAX_TYPED), comments: typedText(comments, MAX_TYPED), email: typedText(email, MAX_TYPED) };
  const isStaying = url.searchParams.has("stay");
  const { pace } = config();
  const comeBack = (errors: FieldErrors, status: number) => refuse({ ok: false, errors, values, pace }, status);
  const parsed = categoryRequestSchema.safeParse(values);
  if (!parsed.success) return comeBack(fieldErrors(categoryRequestSchema, values), 400);
  const language = context.get(languageContext);
  const asker = { userId: context.get(viewerContext)?.userId ?? null, address: context.get(addressContext), language };
  try {
    const result = await requestCategory(asker, parsed.data, now());
    if (!result.ok) return comeBack({ form: result.reason }, 429);
  } catch (error) {
    log("error", "category request failed", describeError(error));
    return comeBack({ form: "catalog.requestFailed" }, 503);
  }
  const calm = await calmWordsFor(parsed.data.name, parsed.data.comments);
  if (isStaying) return data({ ok: true, pace, calm });
  const next = calm ? `/search?${new URLSearchParams({ q: parsed.data.name })}` : "/search";
  return redirectWithToast(next, { text: "catalog.requestDone" });
}

/** Takes at least a second. When the server cannot be reached, the form shows an error and keeps the input. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const answer = serverAction().catch((error: unknown) => {
    if (error instanceof Response) throw error;
    return UNREACHABLE;
  });
  return takeAtLeast(MINIMUM_DISPLAY_MS.categoryRequest, answer);
}

const UNREACHABLE = {
  ok: false,
  errors: { form: "catalog.requestFailed" } satisfies FieldErrors as FieldErrors,
  values: { name: "", comments: "", email: "" },
  pace: true,
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const title = loaderData?.request ? textsOfPage(matches).catalog.requestTitle : textsOfPage(matches).catalog.search;
  return pageMeta({ matches, title, description: textsOfPage(matches).catalog.searchDescription, path: "/search", isHidden: true });
};

export default function Search({ loaderData, actionData }: Route.ComponentProps) {
  const { request, ...given } = loaderData;
  const refused = actionData && "values" in actionData ? actionData : null;
  const asked = refused ? { ...refused.values, errors: refused.errors } : request;
  return <SearchPage {...given} request={asked} />;
}

/** Returns one line of limited length without control characters. */
const plain = (text: string | null) => readDirectoryQuery(new URLSearchParams({ q: text ?? "" })).q ?? "";
