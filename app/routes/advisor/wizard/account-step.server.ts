import { data } from "react-router";
import type { ZodType, z } from "zod";
import { config } from "#app/config.server";
import { sendConfirmationAgain } from "#app/features/accounts/confirmation.server";
import { describeFailure } from "#app/features/accounts/failures.server";
import { emailFormSchema, signInSchema, signUpSchema } from "#app/features/accounts/schema";
import type { Device } from "#app/features/accounts/sessions.server";
import { signIn } from "#app/features/accounts/sign-in.server";
import { signUp } from "#app/features/accounts/sign-up.server";
import { draftCookie, readDraftCookie } from "#app/features/applications/draft-cookie.server";
import { awaitConfirmation, saveVisitorDraft } from "#app/features/applications/drafts.server";
import { resumeStep } from "#app/features/applications/missing";
import { stepAddress } from "#app/features/applications/wizard";
import type { WizardAnswer } from "#app/features/applications/wizard-page";
import { leadIn } from "#app/middleware/admission";
import { redirectWithToast } from "#app/middleware/flash";
import { setOut } from "#app/middleware/provider-trip";
import { addressContext } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import { fieldErrors } from "#app/ui/form-values";
import { type Asked, findAnswers, type readPosted } from "./wizard-request.server";

type Posted = Awaited<ReturnType<typeof readPosted>>["fields"];

const INTENTS = new Set(["sign-up", "sign-in", "send-again", "google", "linkedin"]);

/** Whether a post belongs to one of the account's forms on the account step. */
export const isOfAccount = ({ step }: Asked, pressed: string) => step === "account" && INTENTS.has(pressed);

/** The account's own verbs, with the way back into the wizard and everything typed so far kept for the account. */
export function answerAccount(asked: Asked, { pressed, fields }: { pressed: string; fields: Posted }) {
  switch (pressed) {
    case "google":
    case "linkedin":
      return wayOn(asked).then((returnTo) => setOut(pressed, { here: here(asked), returnTo }));
    case "sign-in":
      return answerForm("sign-in", signInSchema, fields, async (entry) => {
        const result = await signIn(entry, deviceOf(asked), now());
        if (!result.ok) return result;
        return leadIn(result.admission, { rememberMe: entry.rememberMe, next: await wayOn(asked) });
      });
    case "send-again":
      return answerForm("send-again", emailFormSchema, fields, async ({ email }) => {
        const waiting = await waitFor(asked, email);
        if (!waiting.ok) return waiting;
        const result = await sendConfirmationAgain(email, waiting.returnTo, deviceOf(asked).address, now());
        return result.ok ? redirectWithToast(sentAddress(asked), { text: "accounts.sentAgain" }, waiting.cookies) : result;
      });
    default:
      return answerForm("sign-up", signUpSchema, fields, async ({ email, password, category }) => {
        const waiting = await waitFor(asked, email);
        if (!waiting.ok) return waiting;
        const result = await signUp({ email, password, category, returnTo: waiting.returnTo }, deviceOf(asked).address, now());
        if (!result.ok) return result;
        const toast = { title: "accounts.checkEmailTitle", text: "accounts.checkEmailText" };
        return redirectWithToast(sentAddress(asked), toast, waiting.cookies);
      });
  }
}

const here = ({ wizard, url }: Asked) =>
  stepAddress(wizard, "account", url.searchParams.get("tab") === "sign-in" ? { tab: "sign-in" } : undefined);

const sentAddress = ({ wizard }: Asked) => stepAddress(wizard, "account", { sent: "1" });

/** Where the wizard goes on once there is an account: at the first step with something missing. */
async function wayOn(asked: Asked, more?: Record<string, string>) {
  const { answers } = await findAnswers(asked);
  return stepAddress(asked.wizard, resumeStep(answers, { wizard: asked.wizard, isSignedIn: true }), more);
}

/** Ties the draft to the address that is to be confirmed, so that it is found again in whichever browser the mail is opened. */
async function waitFor(asked: Asked, email: string) {
  const { request, context } = asked;
  const kept = await saveVisitorDraft(readDraftCookie(request), {}, context.get(addressContext), now());
  if (!kept.ok) return kept;
  const draft = await awaitConfirmation(kept.token, email, now());
  const cookies: [string, string][] = [["set-cookie", draftCookie(kept.token)]];
  return { ok: true as const, cookies, returnTo: await wayOn(asked, draft ? { draft } : undefined) };
}

const deviceOf = ({ request, context }: Asked): Device => ({
  address: context.get(addressContext),
  userAgent: request.headers.get("user-agent") ?? "",
});

interface Refused {
  ok: false;
  reason: string;
  retryAfterSeconds?: number;
}

const SHOWN_AGAIN = ["email", "category", "rememberMe"];
const LONGEST_SHOWN = 300;

/** Holds what was posted against the form's schema and runs its verb; what was typed comes back with the refusal, a password never. */
async function answerForm<Schema extends ZodType>(
  intent: string,
  schema: Schema,
  fields: Posted,
  work: (entry: z.output<Schema>) => Promise<Response | Refused>,
) {
  const values = Object.fromEntries(
    SHOWN_AGAIN.flatMap((name) => (typeof fields[name] === "string" ? [[name, fields[name].slice(0, LONGEST_SHOWN)]] : [])),
  );
  const refuse = (answer: WizardAnswer, status: number, retryAfterSeconds?: number) =>
    data({ intent, values, ...answer }, { status, headers: retryAfterSeconds ? { "retry-after": String(retryAfterSeconds) } : undefined });
  const entry = schema.safeParse(fields);
  if (!entry.success) return refuse({ errors: fieldErrors(schema, fields) }, 400);
  try {
    const result = await work(entry.data);
    if (result instanceof Response) return result;
    const notice = { key: result.reason, values: { email: config().contact.email } };
    return refuse({ notice }, result.retryAfterSeconds ? 429 : 400, result.retryAfterSeconds);
  } catch (error) {
    const { notice, status, retryAfterSeconds } = describeFailure(error);
    return refuse({ notice }, status, retryAfterSeconds);
  }
}
