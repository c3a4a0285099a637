import { DestinationPanel } from "#app/features/advisors/billing/destination-panel";
import { EarningsPanel } from "#app/features/advisors/billing/earnings-panel";
import { findDestination } from "#app/features/advisors/billing/payout-destination.server";
import { PayoutPanel } from "#app/features/advisors/billing/payout-panel";
import { StatementPanel } from "#app/features/advisors/billing/statement-panel";
import { findStatement } from "#app/features/advisors/billing/statements.server";
import { payoutMethodOf } from "#app/features/money/payout-accounts.server";
import { readForm } from "#app/forms/read.server";
import { readHeldForm } from "#app/forms/recent-sign-in.server";
import type { TextsHandle } from "#app/languages/needed-texts";
import { requireViewer } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import type { Route } from "./+types/billing";
import { answerBillingAction, typedDestination } from "./billing-actions.server";

export const handle = { texts: ["accounts", "advisorProfile"] } satisfies TextsHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const { searchParams } = new URL(request.url);
  const statement = await findStatement(viewer, searchParams.get("month"), now());
  if (!statement || !viewer.advisorId) return null;
  const held = await readHeldForm(viewer, searchParams, now());
  const destination = await findDestination(viewer.advisorId);
  return { ...statement, payout: await payoutMethodOf(viewer.advisorId), destination, held: typedDestination(held ?? {}) };
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerBillingAction(requireViewer(context, request), await readForm(request, context), request);
}

export default function Billing({ loaderData: statement, actionData: answer }: Route.ComponentProps) {
  if (!statement) return null;
  const { earnings, payout, destination, held, ...month } = statement;
  const errors = answer && "errors" in answer ? answer.errors : undefined;
  return (
    <>
      <EarningsPanel earnings={earnings} />
      <PayoutPanel way={payout} hasFailed={answer !== undefined && "hasFailed" in answer} />
      {payout !== "ready" && <DestinationPanel destination={destination} typed={answer?.typed ?? held} errors={errors} />}
      <StatementPanel {...month} />
    </>
  );
}
