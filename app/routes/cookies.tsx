import { pageMeta } from "#app/document/page-meta";
import { cookiePolicy } from "#app/features/policies/cookie-policy";
import { PolicyPage } from "#app/features/policies/policy-page";
import type { TextsHandle } from "#app/languages/needed-texts";
import { textsOfPage } from "#app/languages/shown-texts";
import type { Route } from "./+types/cookies";

export const handle = { texts: ["policies"] } satisfies TextsHandle;

export const parameters: readonly string[] = [];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    matches,
    title: textsOfPage(matches).policies.cookies,
    description: textsOfPage(matches).policies.cookiesDescription,
    path: "/cookies",
    type: "article",
  });

export default function Cookies() {
  return <PolicyPage write={cookiePolicy} />;
}
