import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { config } from "#app/config.server";
import { AccountPage } from "#app/features/accounts/account-page";
import { isLinkOpen } from "#app/features/accounts/email-links.server";
import { FormAlert } from "#app/features/accounts/form-alert";
import { accountsMessages } from "#app/features/accounts/messages";
import { linkFormSchema } from "#app/features/accounts/schema";
import { confirmByLink } from "#app/features/accounts/sign-up/confirmation.server";
import { SendAgain } from "#app/features/accounts/sign-up/send-again";
import { answerForm } from "#app/forms/account-form.server";
import { readForm } from "#app/forms/read.server";
import { signInAndRedirect } from "#app/middleware/sign-in-redirect";
import { now } from "#app/platform/clock.server";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import type { Route } from "./+types/confirm";
import { deviceOf, linkTokenOf, withPrivateHeaders } from "./request.server";
import { endedWaitingEmailCookie } from "./waiting-email.server";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${accountsMessages.confirmTitle} · ${loaderData?.siteName}` },
  { name: "robots", content: "noindex" },
];

export const headers: Route.HeadersFunction = withPrivateHeaders;

/** Looking at a link uses nothing up: mail scanners open links too. */
export async function loader({ request }: Route.LoaderArgs) {
  return { isOpen: await isLinkOpen(linkTokenOf(request), "confirm_email", now()), siteName: config().siteName };
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerForm("confirm", linkFormSchema, await readForm(request, context), async () => {
    const result = await confirmByLink(linkTokenOf(request), deviceOf(request, context), now());
    if (!result.ok) return result;
    const { admission, rememberMe, returnTo: next } = result;
    return signInAndRedirect(admission, { rememberMe, next, toast: { text: "accounts.confirmed" }, cookies: [endedWaitingEmailCookie()] });
  });
}

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("accounts");
  if (!loaderData.isOpen)
    return (
      <AccountPage title={t("linkEndedTitle")} text={t("linkEndedText")}>
        <SendAgain action="/auth" />
        <p className="mt-6 text-soft">
          {t("linkEndedSignIn")}{" "}
          <Link to="/auth" prefetch="intent" className="text-link">
            {t("signIn")}
          </Link>
        </p>
      </AccountPage>
    );
  return (
    <AccountPage title={t("confirmTitle")} text={t("confirmText")}>
      <FormAlert alert={actionData?.alert} />
      <PostForm className="grid not-first:mt-6">
        <SubmitButton busyLabel={t("confirming")}>{t("confirmButton")}</SubmitButton>
      </PostForm>
    </AccountPage>
  );
}
