import { redirect } from "react-router";
import type { Viewer } from "#app/features/accounts/viewer";
import { destinationSchema } from "#app/features/advisors/billing/payout-destination";
import { saveDestination } from "#app/features/advisors/billing/payout-destination.server";
import { payoutAccountPage } from "#app/features/money/payout-accounts.server";
import type { FormValues } from "#app/forms/read.server";
import { requireRecentSignIn } from "#app/forms/recent-sign-in.server";
import { attempt, refuse, refuseForm } from "#app/forms/refuse.server";
import { typedTexts } from "#app/forms/typed";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";
import { describeError, log } from "#app/platform/log/log.server";
import { fieldErrors } from "#app/ui/fields/form-values";
import type { MessageKey } from "#app/ui/text/message-key";

const PAGE = "/advisor-profile/billing";
const FIELDS = ["holder", "iban", "bic", "words"];
const MAX_SHOWN_AGAIN = 600;
const TOO_MANY: MessageKey = "accounts.tooManyChanges";

type Advisor = Viewer & { advisorId: string };

/** Returns the payout destination as typed. */
export const typedDestination = (values: Record<string, unknown>) => typedTexts(values, FIELDS, MAX_SHOWN_AGAIN);

/** Handles the billing forms; they determine where money goes, so they require a sign-in within the last 15 minutes. */
export async function answerBillingAction(viewer: Viewer, { intent, ...values }: FormValues, request: Request) {
  const { advisorId } = viewer;
  if (!advisorId) return refuseForm();
  if (intent === "payout-account") return openAccount({ ...viewer, advisorId }, request);
  if (intent === "payout-destination") return answerDestination({ ...viewer, advisorId }, values, request);
  return refuseForm();
}

/** Redirects to the provider's page for the advisor's account. */
async function openAccount(viewer: Advisor, request: Request) {
  await requireRecentSignIn(viewer, request, now());
  const page = await payoutAccountPage(viewer, now()).catch((error: unknown) => {
    log("error", "payout account failed", describeError(error));
    return undefined;
  });
  if (page === undefined) return refuse({ hasFailed: true, typed: {} }, 502);
  return redirect(page ?? PAGE, 303);
}

async function answerDestination(viewer: Advisor, values: FormValues, request: Request) {
  await requireRecentSignIn(viewer, request, now(), { intent: "payout-destination", ...typedDestination(values) });
  const parsed = destinationSchema.safeParse(values);
  const typed = typedDestination(values);
  if (!parsed.success) return refuse({ typed, errors: fieldErrors(destinationSchema, values) }, 400);
  const save = async () => {
    const saved = await saveDestination(viewer, parsed.data, now());
    if (!saved.ok) return refuse({ typed, errors: { words: TOO_MANY } }, 429, saved.retryAfterSeconds);
    return redirectWithToast(PAGE, { text: "advisorProfile.destinationSaved" satisfies MessageKey });
  };
  return attempt("payout destination", save, (status) =>
    refuse({ typed, errors: { words: "advisorProfile.destinationFailed" satisfies MessageKey as MessageKey } }, status),
  );
}
