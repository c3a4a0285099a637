import { EarningsPanel } from "#app/features/advisors/billing/earnings-panel";
import { StatementPanel } from "#app/features/advisors/billing/statement-panel";
import { findStatement } from "#app/features/advisors/billing/statements.server";
import { requireViewer } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import type { Route } from "./+types/billing";

export const loader = ({ request, context }: Route.LoaderArgs) =>
  findStatement(requireViewer(context, request), new URL(request.url).searchParams.get("month"), now());

export default function Billing({ loaderData: statement }: Route.ComponentProps) {
  if (!statement) return null;
  const { earnings, ...month } = statement;
  return (
    <>
      <EarningsPanel earnings={earnings} />
      <StatementPanel {...month} />
    </>
  );
}
