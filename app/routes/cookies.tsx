import { pageMeta } from "#app/document/page-meta";
import { readPolicy } from "#app/features/policies/policies.server";
import { PolicyPage } from "#app/features/policies/policy-page";
import type { TextsHandle } from "#app/languages/needed-texts";
import { textsOfPage } from "#app/languages/shown-texts";
import { policyReading } from "#app/middleware/policy-reading";
import type { Route } from "./+types/cookies";

export const handle = { texts: ["policies"] } satisfies TextsHandle;

export const parameters: readonly string[] = ["text"];

export const loader = ({ url, context }: Route.LoaderArgs) => readPolicy("cookies", { ...policyReading(context), asked: url });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    matches,
    title: textsOfPage(matches).policies.cookies,
    description: textsOfPage(matches).policies.cookiesDescription,
    path: "/cookies",
    type: "article",
  });

export default function Cookies({ loaderData }: Route.ComponentProps) {
  return <PolicyPage policy={loaderData} />;
}
