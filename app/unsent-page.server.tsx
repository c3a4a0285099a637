import type { FormValues } from "#app/forms/read.server";
import { UnsentScreen } from "#app/frame/unsent-screen";
import type { Language } from "#app/languages/languages";
import { LIMITS } from "#app/platform/limits/limits";
import { drawPlainPage } from "./plain-page.server";

/**
 * The response to a form that could not be answered, not even with its page: the typed values, to be sent again, or to be copied when it is
 * not one of the page's forms (400). Leaves out passwords, and anything that could not be read.
 */
export function unsentAnswer(request: Request, values: FormValues | null, status: number, language: Language): Response {
  const { pathname, search } = new URL(request.url);
  const all = Object.entries(values ?? {}).flatMap(([name, value]) => [value].flat().map((each) => [name, each] as const));
  const isKept = ([name, value]: (typeof all)[number]) => typeof value === "string" && !/password/i.test(name);
  const fields = all.filter(isKept).map(([name, value]): [string, string] => [name, String(value)]);
  const isWhole = values !== null && fields.length === all.length;
  const isStrange = status === 400;
  const screen = <UnsentScreen address={pathname + search} fields={fields} isWhole={isWhole} isStrange={isStrange} />;
  const { html, policy } = drawPlainPage(isStrange ? "strangeTitle" : "unsentTitle", screen, language);
  return new Response(html, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "private, no-store",
      ...(status === 429 && { "retry-after": String(LIMITS.form.minutes * 60) }),
      "content-security-policy": policy,
    },
  });
}
