import { pageMeta } from "#app/document/page-meta";
import { policiesMessages } from "#app/features/policies/messages";
import { PolicyPage } from "#app/features/policies/policy-page";
import { termsOfService } from "#app/features/policies/terms-of-service";
import type { Route } from "./+types/terms";

export const parameters: readonly string[] = [];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: policiesMessages.terms, description: policiesMessages.termsDescription, path: "/terms", type: "article" });

export default function Terms() {
  return <PolicyPage write={termsOfService} />;
}
