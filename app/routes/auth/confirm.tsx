import { Link, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { withPrivateHeaders } from "#app/document/private-headers";
import { AccountPage } from "#app/features/accounts/account-page";
import { FormAlert } from "#app/features/accounts/form-alert";
import { NewPasswordFields } from "#app/features/accounts/password/new-password-fields";
import { linkFormSchema, newPasswordSchema } from "#app/features/accounts/schema";
import { confirmByLink } from "#app/features/accounts/sign-up/confirmation.server";
import { HeldHourLine } from "#app/features/accounts/sign-up/held-hour-line";
import { HourOverLine } from "#app/features/accounts/sign-up/hour-over-line";
import { findConfirmation } from "#app/features/accounts/sign-up/own-sign-up.server";
import { SendAgain } from "#app/features/accounts/sign-up/send-again";
import { askedHourAt, heldHourAt } from "#app/features/booking/hour/held-hour.server";
import { isHourPath } from "#app/features/booking/hour/hour-selection";
import { answerForm } from "#app/forms/account-form.server";
import { readForm } from "#app/forms/read.server";
import type { TextsHandle } from "#app/languages/needed-texts";
import { textsOfPage } from "#app/languages/shown-texts";
import { deviceOf } from "#app/middleware/device";
import { signInAndRedirect } from "#app/middleware/sign-in-redirect";
import { viewerContext } from "#app/middleware/viewer";
import { endedWaitingCookie, readWaitingSignUp } from "#app/middleware/waiting-sign-up";
import { siteName } from "#app/platform/brand/current-brand.server";
import { now } from "#app/platform/clock.server";
import { ButtonLink } from "#app/ui/button";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import type { Route } from "./+types/confirm";
import { authAddress } from "./auth-address";
import { linkTokenOf, nextOf } from "./request.server";
import { usedLinkTarget } from "./used-link.server";

export const handle = { texts: ["accounts"] } satisfies TextsHandle;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: `${textsOfPage(matches).accounts.confirmTitle} · ${loaderData?.siteName}` },
  { name: "robots", content: "noindex" },
];

export const headers: Route.HeadersFunction = withPrivateHeaders;

/** Opening a link does not use it up: mail scanners open links too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = linkTokenOf(request);
  const link = await findConfirmation(token, readWaitingSignUp(request)?.signUpId ?? null, now());
  const asksPassword = link?.passwordHash === null;
  // The browser that signed up for an hour confirms on the hour's page, which holds it; any other sees the hour once signed in, and sends the request then.
  if (link?.returnTo && !asksPassword && isHourPath(link.returnTo)) throw redirect(`${link.returnTo}&confirm=${token}`);
  const used = link ? null : await usedLinkTarget(token, context.get(viewerContext) !== null);
  const held = link && (await heldHourAt(link.returnTo, now()));
  const asked = link && !held ? await askedHourAt(link.returnTo) : null;
  return { isOpen: link !== null, used, asksPassword, held, asked, next: nextOf(request), siteName: siteName() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const values = await readForm(request, context);
  const token = linkTokenOf(request);
  const signUpId = readWaitingSignUp(request)?.signUpId ?? null;
  const link = await findConfirmation(token, signUpId, now());
  const schema = link?.passwordHash === null ? newPasswordSchema : linkFormSchema;
  return answerForm("confirm", schema, values, async (entry) => {
    const password = "password" in entry ? entry.password : undefined;
    const result = await confirmByLink(token, { device: deviceOf(request, context), password, signUpId }, now());
    if (!result.ok) return result;
    const { admission, rememberMe, returnTo: next } = result;
    const toast = { text: "accounts.confirmed" } as const;
    return signInAndRedirect(admission, { request, rememberMe, next, toast, cookies: [endedWaitingCookie()] });
  });
}

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("accounts");
  const { isOpen, next, used } = loaderData;
  if (used)
    return (
      <AccountPage title={t("linkUsedTitle")} text={t(used.hasAsked ? "confirmUsedRequest" : "confirmUsedText")}>
        <ButtonLink to={used.to}>{t(used.isSignedIn ? (used.hasAsked ? "openRequest" : "goOn") : "signIn")}</ButtonLink>
      </AccountPage>
    );
  if (!isOpen)
    return (
      <AccountPage title={t("linkEndedTitle")} text={t("linkEndedText")}>
        <SendAgain action={authAddress({ next })} />
        <p className="mt-6 text-soft">
          {t("linkEndedSignIn")}{" "}
          <Link to={authAddress({ next })} prefetch="intent" className="text-link">
            {t("signIn")}
          </Link>
        </p>
      </AccountPage>
    );
  const { asksPassword, held, asked } = loaderData;
  return (
    <AccountPage title={t("confirmTitle")} text={t(asksPassword ? "confirmPasswordText" : "confirmText")}>
      <FormAlert alert={actionData?.alert} />
      {(held || asked) && (
        <div className="not-first:mt-6">
          {held && <HeldHourLine held={held} />}
          {asked && <HourOverLine asked={asked} />}
          <p className="mt-2">{t("confirmHourNext")}</p>
        </div>
      )}
      <PostForm errors={actionData?.errors} schema={asksPassword ? newPasswordSchema : undefined} className="grid gap-5 not-first:mt-6">
        {asksPassword && <NewPasswordFields label="newPassword" />}
        <SubmitButton busyLabel={t("confirming")}>{t("confirmButton")}</SubmitButton>
      </PostForm>
    </AccountPage>
  );
}
