import { renderToString } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { handPlain, isPlain } from "#app/document/handed-state";
import { type Handoff, HandoffContext, type HydrateWhen } from "#app/document/handoff";
import { markupStore } from "#app/document/markup-cache.server";
import { bootstrapScript, contentSecurityPolicy } from "#app/document/policy.server";
import { ofMatchedRoutes, takeHandoff, USUAL_ROUTER } from "#app/document/router-internals";
import { cssOf, wholeCss } from "#app/document/site-css.server";
import type { Language } from "#app/languages/languages";
import { neededTexts } from "#app/languages/needed-texts";
import { textsModuleAddress } from "#app/languages/texts-module.server";
import { isRenderedInTime } from "#app/middleware/page-queue";
import { languageContext } from "#app/middleware/reading-language";
import { markUnanswered, markUnavailable } from "#app/middleware/unavailable";
import { viewerContext } from "#app/middleware/viewer";
import { isUnavailable } from "#app/platform/failure.server";
import { pageGeneration } from "#app/platform/http/page-cache.server";
import { describeError, log } from "#app/platform/log/log.server";
import { MarkupContext } from "#app/ui/cached-markup";
import { busyAnswer } from "./busy-page.server";
import { providerOrigins } from "./config.server";

/** A language model may take this long to answer; pages are complete long before. */
export const streamTimeout = 25_000;

/** React writes it for streams alone. */
const DOCTYPE = "<!DOCTYPE html>";

/** Placeholder for the styles, until the rendered markup shows which rules it needs. */
const STYLE_SLOT = "/*style*/";
// Matches the element's closing tag as well: user text is escaped and can never contain it.
const withStyle = (html: string, css: string) => html.replace(`>${STYLE_SLOT}</style>`, () => `>${css}</style>`);

/** Logs an unexpected error in one line. The visitor sees the error screen without any details. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isUnavailable(error)) markUnavailable(context);
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  log("error", "request failed", { method: request.method, path: new URL(request.url).pathname, ...describeError(error) });
};

/** Renders a whole page into one buffered response: finished HTML, the styles its markup needs, one constant inline script, the loader data as inert JSON. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  asked: RouterContextProvider,
) {
  if (request.method === "POST" && (status === 400 || status >= 500) && context.staticHandlerContext.errors) markUnanswered(asked);
  headers.set("content-type", "text/html; charset=utf-8");
  const hmr = context.manifest.hmr?.runtime;
  const { pathname, search } = new URL(request.url);
  const reader = { language: asked.get(languageContext), isSignedIn: asked.get(viewerContext) !== null };
  const handoff = await prepareHandoff(context, search, hmr, reader);
  const markup = markupStore(String(pageGeneration()));
  const page = (
    <HandoffContext value={handoff}>
      <MarkupContext value={markup.store}>
        <ServerRouter context={ofMatchedRoutes(context)} url={request.url} />
      </MarkupContext>
    </HandoffContext>
  );
  // A request whose data is ready waits for one page to be rendered, not for all those requested at this moment.
  if (!(await isRenderedInTime(asked))) return busyAnswer(request);
  // Everything is available, so rendering never waits: one string takes less time than a stream that has to be reassembled.
  const html = markup.finish(DOCTYPE + renderToString(page), pathname + search);
  if (hmr) return new Response(withStyle(html, wholeCss()), { status, headers });
  const css = cssOf(html);
  headers.set("content-security-policy", contentSecurityPolicy(css, providerOrigins()));
  // As bytes: a string would be copied once more when it is written.
  const body = request.method === "HEAD" ? null : Buffer.from(withStyle(html, css));
  return new Response(body, { status, headers });
}

/** A toast needs React to be placed where it covers nothing. */
const isToasted = (loaderData: Record<string, unknown> | null | undefined) =>
  Boolean((loaderData?.root as { flash?: unknown } | undefined)?.flash);

interface Reader {
  language: Language;
  isSignedIn: boolean;
}

/** Takes the loader data out before rendering, so that React Router writes no streaming scripts into the page. */
async function prepareHandoff(
  context: EntryContext,
  search: string,
  hmr: string | undefined,
  { language, isSignedIn }: Reader,
): Promise<Handoff> {
  const { data, encoded, router, routes, manifest, entry } = takeHandoff(context);
  const isWhole = !data.errors && isPlain(data.loaderData) && (data.actionData === undefined || isPlain(data.actionData));
  const texts = textsModuleAddress(
    language,
    neededTexts(
      routes.map(({ handle }) => handle),
      isSignedIn,
    ),
  );
  const state = JSON.stringify({
    ...(router !== USUAL_ROUTER && { router: JSON.parse(router) }),
    manifest,
    ...(search && { search }),
    routes: routes.map(({ id, module = "" }) => [id, module]),
    ...(isWhole ? { plain: handPlain(data) } : { encoded: await encoded() }),
  }).replaceAll("<", "\\u003c");
  const preload = new Set([
    manifest,
    texts,
    ...entry.imports,
    ...routes.map(({ module = "" }) => module),
    ...routes.flatMap(({ imports = [] }) => imports),
  ]);
  preload.delete(entry.module);
  const handles = routes.map(({ handle }) => (handle as { hydrate?: HydrateWhen } | undefined)?.hydrate);
  // With the dev server, React Refresh must load first, so a page hydrates at load.
  const bootstrap = hmr ? `import(${JSON.stringify(hmr)}).then(()=>import(${JSON.stringify(entry.module)}))` : bootstrapScript;
  return {
    when: isToasted(data.loaderData) ? "load" : (handles.findLast(Boolean) ?? "intent"),
    language,
    entry: entry.module,
    preload: [...preload],
    state,
    css: STYLE_SLOT,
    bootstrap,
  };
}
