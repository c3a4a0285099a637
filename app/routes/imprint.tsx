import { pageMeta } from "#app/document/page-meta";
import { IMPRINT_PATH } from "#app/features/policies/imprint";
import { readImprint } from "#app/features/policies/imprint.server";
import { ImprintPage } from "#app/features/policies/imprint-page";
import type { TextsHandle } from "#app/languages/needed-texts";
import { textsOfPage } from "#app/languages/shown-texts";
import { endedAs } from "#app/platform/http/ended-as";
import { cachedRead } from "#app/platform/http/read-cache.server";
import type { Route } from "./+types/imprint";

export const handle = { texts: ["policies"] } satisfies TextsHandle;

export const parameters: readonly string[] = [];

export async function loader() {
  const imprint = await cachedRead("imprint", readImprint);
  if (!imprint) throw endedAs(404);
  return imprint;
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    matches,
    title: textsOfPage(matches).policies.imprint,
    description: textsOfPage(matches).policies.imprintDescription,
    path: IMPRINT_PATH,
  });

export default function ImprintRoute({ loaderData }: Route.ComponentProps) {
  return <ImprintPage {...loaderData} />;
}
