import { pageMeta } from "#app/document/page-meta";
import { PolicyPage } from "#app/features/policies/policy-page";
import { privacyPolicy } from "#app/features/policies/privacy-policy";
import type { TextsHandle } from "#app/languages/needed-texts";
import { textsOfPage } from "#app/languages/shown-texts";
import type { Route } from "./+types/privacy";

export const handle = { texts: ["policies"] } satisfies TextsHandle;

export const parameters: readonly string[] = [];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    matches,
    title: textsOfPage(matches).policies.privacy,
    description: textsOfPage(matches).policies.privacyDescription,
    path: "/privacy",
    type: "article",
  });

export default function Privacy() {
  return <PolicyPage write={privacyPolicy} />;
}
