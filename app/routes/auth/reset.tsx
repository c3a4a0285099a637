import { useTranslations } from "use-intl";
import { withPrivateHeaders } from "#app/document/private-headers";
import { AccountPage } from "#app/features/accounts/account-page";
import { findUsedLink, isLinkOpen } from "#app/features/accounts/email-links.server";
import { FormAlert } from "#app/features/accounts/form-alert";
import { forgotAddress } from "#app/features/accounts/password/forgot-address";
import { NewPasswordFields } from "#app/features/accounts/password/new-password-fields";
import { resetPassword } from "#app/features/accounts/password/password-reset.server";
import { newPasswordSchema } from "#app/features/accounts/schema";
import { browserKnownTo } from "#app/features/accounts/sign-in/known-browser.server";
import { answerForm } from "#app/forms/account-form.server";
import { readForm } from "#app/forms/read.server";
import type { TextsHandle } from "#app/languages/needed-texts";
import { textsOfPage } from "#app/languages/shown-texts";
import { deviceOf } from "#app/middleware/device";
import { redirectWithToast } from "#app/middleware/flash";
import { knownBrowserCookie, readKnownBrowser } from "#app/middleware/known-browser-cookie";
import { endedSessionCookie } from "#app/middleware/session-cookie";
import { siteName } from "#app/platform/brand/current-brand.server";
import { now } from "#app/platform/clock.server";
import { ButtonLink } from "#app/ui/button";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import type { Route } from "./+types/reset";
import { authAddress } from "./auth-address";
import { linkTokenOf } from "./request.server";

export const handle = { texts: ["accounts"] } satisfies TextsHandle;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: `${textsOfPage(matches).accounts.resetTitle} · ${loaderData?.siteName}` },
  { name: "robots", content: "noindex" },
];

export const headers: Route.HeadersFunction = withPrivateHeaders;

export async function loader({ request }: Route.LoaderArgs) {
  const token = linkTokenOf(request);
  const isOpen = await isLinkOpen(token, "reset_password", now());
  const used = isOpen ? null : await findUsedLink(token, "reset_password");
  const next = used?.returnTo ?? null;
  return { isOpen, isUsed: used !== null, signInAt: authAddress({ next }), forgotAt: forgotAddress(next), siteName: siteName() };
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerForm("reset", newPasswordSchema, await readForm(request, context), async ({ password }) => {
    const result = await resetPassword(linkTokenOf(request), password, now(), deviceOf(request, context));
    if (!result.ok) return result;
    // Someone who can read the owner's mail need not wait because of a stranger's wrong passwords.
    const known = knownBrowserCookie(browserKnownTo(readKnownBrowser(request), result.email));
    return redirectWithToast(authAddress({ next: result.returnTo }), { text: "accounts.resetDone" }, [
      ["set-cookie", endedSessionCookie()],
      ["set-cookie", known],
    ]);
  });
}

export default function Reset({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("accounts");
  if (loaderData.isUsed)
    return (
      <AccountPage title={t("linkUsedTitle")} text={t("resetUsedText")}>
        <p className="flex flex-wrap gap-3">
          <ButtonLink to={loaderData.signInAt}>{t("signIn")}</ButtonLink>
          <ButtonLink to={loaderData.forgotAt} variant="secondary">
            {t("resetEndedButton")}
          </ButtonLink>
        </p>
      </AccountPage>
    );
  if (!loaderData.isOpen)
    return (
      <AccountPage title={t("linkEndedTitle")} text={t("resetEndedText")}>
        <ButtonLink to="/auth/forgot">{t("resetEndedButton")}</ButtonLink>
      </AccountPage>
    );
  return (
    <AccountPage title={t("resetTitle")} text={t("resetText")}>
      <FormAlert alert={actionData?.alert} />
      <PostForm errors={actionData?.errors} schema={newPasswordSchema} className="grid gap-5 not-first:mt-6">
        <NewPasswordFields label="newPassword" />
        <SubmitButton busyLabel={t("resetSaving")}>{t("resetButton")}</SubmitButton>
      </PostForm>
    </AccountPage>
  );
}
