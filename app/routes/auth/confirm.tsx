import { Link, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { withPrivateHeaders } from "#app/document/private-headers";
import { AccountPage } from "#app/features/accounts/account-page";
import { findOpenLink, findUsedLink } from "#app/features/accounts/email-links.server";
import { FormAlert } from "#app/features/accounts/form-alert";
import { NewPasswordFields } from "#app/features/accounts/password/new-password-fields";
import { linkFormSchema, newPasswordSchema } from "#app/features/accounts/schema";
import { confirmByLink } from "#app/features/accounts/sign-up/confirmation.server";
import { SendAgain } from "#app/features/accounts/sign-up/send-again";
import { requestOfLink } from "#app/features/booking/hour/asked-hour.server";
import { isHourPath } from "#app/features/booking/hour/hour-selection";
import { answerForm } from "#app/forms/account-form.server";
import { readForm } from "#app/forms/read.server";
import type { TextsHandle } from "#app/languages/needed-texts";
import { textsOfPage } from "#app/languages/shown-texts";
import { deviceOf } from "#app/middleware/device";
import { signInAndRedirect } from "#app/middleware/sign-in-redirect";
import { viewerContext } from "#app/middleware/viewer";
import { endedWaitingCookie } from "#app/middleware/waiting-sign-up";
import { siteName } from "#app/platform/brand/current-brand.server";
import { now } from "#app/platform/clock.server";
import { ButtonLink } from "#app/ui/button";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import type { Route } from "./+types/confirm";
import { authAddress } from "./auth-address";
import { linkTokenOf, nextOf } from "./request.server";

export const handle = { texts: ["accounts"] } satisfies TextsHandle;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: `${textsOfPage(matches).accounts.confirmTitle} · ${loaderData?.siteName}` },
  { name: "robots", content: "noindex" },
];

export const headers: Route.HeadersFunction = withPrivateHeaders;

/** Looking at a link uses nothing up: mail scanners open links too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = linkTokenOf(request);
  const link = await findOpenLink(token, "confirm_email", now());
  // Whoever signed up to ask for an hour confirms on the page of that hour, where it is held for them.
  if (link?.passwordHash && link.returnTo && isHourPath(link.returnTo)) throw redirect(`${link.returnTo}&confirm=${token}`);
  const used = link ? null : await whatCame(token, context.get(viewerContext) !== null);
  return { isOpen: link !== null, used, asksPassword: link?.passwordHash === null, next: nextOf(request), siteName: siteName() };
}

/** Of a link that is followed again, where it leads on: the request that was made by it, where it was to lead, or one's own profile. */
async function whatCame(token: string, isSignedIn: boolean) {
  const link = await findUsedLink(token, "confirm_email");
  if (!link) return null;
  const asked = await requestOfLink(link);
  const next = asked ? `/consultations/${asked}` : (link.returnTo ?? "/profile");
  return { isSignedIn, hasAsked: asked !== null, to: isSignedIn ? next : authAddress({ next }) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const values = await readForm(request, context);
  const token = linkTokenOf(request);
  const link = await findOpenLink(token, "confirm_email", now());
  const schema = link?.passwordHash === null ? newPasswordSchema : linkFormSchema;
  return answerForm("confirm", schema, values, async (entry) => {
    const password = "password" in entry ? entry.password : undefined;
    const result = await confirmByLink(token, { device: deviceOf(request, context), password }, now());
    if (!result.ok) return result;
    const { admission, rememberMe, returnTo: next } = result;
    return signInAndRedirect(admission, {
      request,
      rememberMe,
      next,
      toast: { text: "accounts.confirmed" },
      cookies: [endedWaitingCookie()],
    });
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
  const { asksPassword } = loaderData;
  return (
    <AccountPage title={t("confirmTitle")} text={t(asksPassword ? "confirmPasswordText" : "confirmText")}>
      <FormAlert alert={actionData?.alert} />
      <PostForm errors={actionData?.errors} schema={asksPassword ? newPasswordSchema : undefined} className="grid gap-5 not-first:mt-6">
        {asksPassword && <NewPasswordFields label="newPassword" />}
        <SubmitButton busyLabel={t("confirming")}>{t("confirmButton")}</SubmitButton>
      </PostForm>
    </AccountPage>
  );
}
