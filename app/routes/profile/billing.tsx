import { data } from "react-router";
import { answerOrUnreachable } from "#app/features/autosave/answer-or-unreachable";
import { postedAnswer } from "#app/features/autosave/posted-answer";
import type { FormAnswer } from "#app/features/autosave/use-form-answer";
import { openPaymentsOf } from "#app/features/money/outside/open-payments.server";
import { clientReceipts } from "#app/features/money/receipts.server";
import { billingSchema } from "#app/features/profiles/billing/billing";
import { findBilling, saveBilling } from "#app/features/profiles/billing/billing.server";
import { BillingForm } from "#app/features/profiles/billing/billing-form";
import { OpenPayments } from "#app/features/profiles/billing/open-payments";
import { Receipts } from "#app/features/profiles/billing/receipts";
import { countriesIn } from "#app/features/profiles/country-names";
import { answerWork, enteredOf, readPosted } from "#app/forms/posted-form.server";
import { refuseForm } from "#app/forms/refuse.server";
import type { TextsHandle } from "#app/languages/needed-texts";
import { redirectWithToast } from "#app/middleware/flash";
import { languageContext } from "#app/middleware/reading-language";
import { viewerContext } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import { fieldErrors } from "#app/ui/fields/form-values";
import type { Route } from "./+types/billing";

export const handle = { texts: ["accounts", "profiles"] } satisfies TextsHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (!viewer) return null;
  const { userId } = viewer;
  const [billing, receipts, payments] = await Promise.all([findBilling(userId), clientReceipts(userId), openPaymentsOf(userId)]);
  return { billing, receipts, payments, countries: countriesIn(context.get(languageContext)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const posted = await readPosted(request, context);
  const read = billingSchema.safeParse(posted.values);
  const isStrange = read.error?.issues.some(
    ({ code, path }) => code === "unrecognized_keys" || code === "invalid_type" || path[0] === "version",
  );
  if (posted.intent !== "billing" || isStrange) return refuseForm();
  const refused = { ok: false as const, intent: posted.intent, entered: enteredOf(posted) };
  if (!read.success) return data({ ...refused, errors: fieldErrors(billingSchema, posted.values) }, { status: 400 });
  return answerWork(posted, "profiles.billingFailed", async () => {
    const result = await saveBilling(posted.viewer, read.data, now());
    if (!result.ok) return data({ ...refused, alert: result.reason, version: result.current.version }, { status: 409 });
    return posted.isScript
      ? { ok: true as const, version: result.version }
      : redirectWithToast(posted.page, { text: "profiles.billingUpdated" });
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrUnreachable(serverAction());

export default function Billing({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return null;
  const posted = postedAnswer(actionData, ["billing"]);
  const fields = { ...loaderData.billing.fields, ...posted?.entered };
  const receipts = <Receipts receipts={loaderData.receipts} billing={loaderData.billing.fields} />;
  const hasReceipts = loaderData.receipts.length > 0;
  return (
    <>
      <OpenPayments payments={loaderData.payments} />
      {hasReceipts && receipts}
      <BillingForm billing={{ ...loaderData.billing, fields }} countries={loaderData.countries} answer={posted as FormAnswer | null} />
      {!hasReceipts && receipts}
    </>
  );
}
