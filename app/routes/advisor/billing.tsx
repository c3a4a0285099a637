import { redirect } from "react-router";
import { EarningsPanel } from "#app/features/advisors/billing/earnings-panel";
import { PayoutPanel } from "#app/features/advisors/billing/payout-panel";
import { StatementPanel } from "#app/features/advisors/billing/statement-panel";
import { findStatement } from "#app/features/advisors/billing/statements.server";
import { payoutAccountPage, payoutWay } from "#app/features/money/payout-accounts.server";
import { readForm } from "#app/forms/read.server";
import { refuse, refuseForm } from "#app/forms/refuse.server";
import { requireViewer } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import { describeError, log } from "#app/platform/log/log.server";
import type { Route } from "./+types/billing";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const statement = await findStatement(viewer, new URL(request.url).searchParams.get("month"), now());
  return statement && viewer.advisorId ? { ...statement, payout: await payoutWay(viewer.advisorId) } : null;
}

/** Leads on to the provider's page for the advisor's account. */
export async function action({ request, context }: Route.ActionArgs) {
  const { advisorId, email } = requireViewer(context, request);
  const { intent } = await readForm(request, context);
  if (!advisorId || intent !== "payout-account") return refuseForm();
  const page = await payoutAccountPage({ advisorId, email }, now()).catch((error: unknown) => {
    log("error", "payout account failed", describeError(error));
    return undefined;
  });
  if (page === undefined) return refuse({ hasFailed: true }, 502);
  return redirect(page ?? "/advisor-profile/billing", 303);
}

export default function Billing({ loaderData: statement, actionData }: Route.ComponentProps) {
  if (!statement) return null;
  const { earnings, payout, ...month } = statement;
  return (
    <>
      <EarningsPanel earnings={earnings} />
      <PayoutPanel way={payout} hasFailed={actionData?.hasFailed === true} />
      <StatementPanel {...month} />
    </>
  );
}
