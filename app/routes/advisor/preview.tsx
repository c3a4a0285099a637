import { AdvisorPreview } from "#app/features/advisors/dashboard/advisor-preview";
import { findPreview } from "#app/features/advisors/dashboard/preview.server";
import type { TextsHandle } from "#app/languages/needed-texts";
import { requireViewer } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import type { Route } from "./+types/preview";

export const loader = ({ request, context }: Route.LoaderArgs) => findPreview(requireViewer(context, request), now());

export const handle = { texts: ["advisorProfile", "advisors"] } satisfies TextsHandle;

export default function Preview({ loaderData: preview }: Route.ComponentProps) {
  return preview && <AdvisorPreview {...preview} />;
}
