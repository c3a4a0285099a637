import { pageMeta } from "#app/document/page-meta";
import { cookiePolicy } from "#app/features/policies/cookie-policy";
import { policiesMessages } from "#app/features/policies/messages";
import { PolicyPage } from "#app/features/policies/policy-page";
import type { Route } from "./+types/cookies";

export const parameters: readonly string[] = [];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    matches,
    title: policiesMessages.cookies,
    description: policiesMessages.cookiesDescription,
    path: "/cookies",
    type: "article",
  });

export default function Cookies() {
  return <PolicyPage write={cookiePolicy} />;
}
