import { useTranslations } from "use-intl";
import { withPrivateHeaders } from "#app/document/private-headers";
import { AccountPage } from "#app/features/accounts/account-page";
import { confirmEmailChange, findEmailChange } from "#app/features/accounts/email-change/email-change.server";
import { FormAlert } from "#app/features/accounts/form-alert";
import { linkFormSchema } from "#app/features/accounts/schema";
import { answerForm } from "#app/forms/account-form.server";
import { readForm } from "#app/forms/read.server";
import type { TextsHandle } from "#app/languages/needed-texts";
import { textsOfPage } from "#app/languages/shown-texts";
import { redirectWithToast } from "#app/middleware/flash";
import { viewerContext } from "#app/middleware/viewer";
import { siteName } from "#app/platform/brand/current-brand.server";
import { now } from "#app/platform/clock.server";
import { ButtonLink } from "#app/ui/button";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import type { Route } from "./+types/change-email";
import { linkTokenOf } from "./request.server";

export const handle = { texts: ["accounts", "emailChange"] } satisfies TextsHandle;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: `${textsOfPage(matches).emailChange.confirmTitle} · ${loaderData?.siteName}` },
  { name: "robots", content: "noindex" },
];

export const headers: Route.HeadersFunction = withPrivateHeaders;

/** Opening the link of a mail confirms nothing: mail scanners open links too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const change = await findEmailChange(linkTokenOf(request), now());
  return { change, email: context.get(viewerContext)?.email ?? null, siteName: siteName() };
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerForm("change-email", linkFormSchema, await readForm(request, context), async () => {
    const result = await confirmEmailChange(linkTokenOf(request), now());
    if (!result.ok) return result;
    return redirectWithToast("/profile/security", { text: result.isDone ? "emailChange.confirmedBoth" : "emailChange.confirmedOne" });
  });
}

export default function ChangeEmail({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("emailChange");
  const words = useTranslations("accounts");
  const { change, email } = loaderData;
  if (!change)
    return (
      <AccountPage title={words("linkEndedTitle")} text={email ? `${t("endedNow", { email })} ${t("endedText")}` : t("endedText")}>
        <ButtonLink to="/profile/security">{t("title")}</ButtonLink>
      </AccountPage>
    );
  if (change.isConfirmedHere)
    return (
      <AccountPage title={words("linkUsedTitle")} text={t("confirmedOne")}>
        <ButtonLink to="/profile/security">{t("title")}</ButtonLink>
      </AccountPage>
    );
  const text = t.rich("confirmText", { email: change.newEmail, strong: (chunks) => <strong className="break-words">{chunks}</strong> });
  return (
    <AccountPage title={t("confirmTitle")} text={text}>
      <FormAlert alert={actionData?.alert} />
      <PostForm className="grid not-first:mt-6">
        <SubmitButton busyLabel={t("confirming")}>{t("confirmButton")}</SubmitButton>
      </PostForm>
    </AccountPage>
  );
}
