import { pageMeta } from "#app/document/page-meta";
import { readPolicy } from "#app/features/policies/policies.server";
import { PolicyPage } from "#app/features/policies/policy-page";
import type { TextsHandle } from "#app/languages/needed-texts";
import { textsOfPage } from "#app/languages/shown-texts";
import { policyReading } from "#app/middleware/policy-reading";
import type { Route } from "./+types/terms";

export const handle = { texts: ["policies"] } satisfies TextsHandle;

export const parameters: readonly string[] = ["text"];

export const loader = ({ url, context }: Route.LoaderArgs) => readPolicy("terms", { ...policyReading(context), asked: url });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    matches,
    title: textsOfPage(matches).policies.terms,
    description: textsOfPage(matches).policies.termsDescription,
    path: "/terms",
    type: "article",
  });

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <PolicyPage policy={loaderData} />;
}
