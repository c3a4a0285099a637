import { pageMeta } from "#app/document/page-meta";
import { policiesMessages } from "#app/features/policies/messages";
import { PolicyPage } from "#app/features/policies/policy-page";
import { privacyPolicy } from "#app/features/policies/privacy-policy";
import type { Route } from "./+types/privacy";

export const parameters: readonly string[] = [];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    matches,
    title: policiesMessages.privacy,
    description: policiesMessages.privacyDescription,
    path: "/privacy",
    type: "article",
  });

export default function Privacy() {
  return <PolicyPage write={privacyPolicy} />;
}
