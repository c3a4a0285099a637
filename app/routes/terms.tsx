import { pageMeta } from "#app/document/page-meta";
import { PolicyPage } from "#app/features/policies/policy-page";
import { termsOfService } from "#app/features/policies/terms-of-service";
import type { TextsHandle } from "#app/languages/needed-texts";
import { textsOfPage } from "#app/languages/shown-texts";
import type { Route } from "./+types/terms";

export const handle = { texts: ["policies"] } satisfies TextsHandle;

export const parameters: readonly string[] = [];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    matches,
    title: textsOfPage(matches).policies.terms,
    description: textsOfPage(matches).policies.termsDescription,
    path: "/terms",
    type: "article",
  });

export default function Terms() {
  return <PolicyPage write={termsOfService} />;
}
