import { AdvisorPreview } from "#app/features/advisors/dashboard/advisor-preview";
import { findPreview } from "#app/features/advisors/dashboard/preview.server";
import { requireViewer } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import type { Route } from "./+types/preview";

export const loader = ({ request, context }: Route.LoaderArgs) => findPreview(requireViewer(context, request), now());

export default function Preview({ loaderData: preview }: Route.ComponentProps) {
  return preview && <AdvisorPreview {...preview} />;
}
