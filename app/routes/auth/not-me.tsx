import { redirect } from "react-router";
import { useTranslations } from "use-intl";
import { withPrivateHeaders } from "#app/document/private-headers";
import { AccountPage } from "#app/features/accounts/account-page";
import { findUsedLink, isLinkOpen } from "#app/features/accounts/email-links.server";
import { FormAlert } from "#app/features/accounts/form-alert";
import { linkFormSchema } from "#app/features/accounts/schema";
import { reportSignIn } from "#app/features/accounts/sign-in/report-sign-in.server";
import { answerForm } from "#app/forms/account-form.server";
import { readForm } from "#app/forms/read.server";
import type { TextsHandle } from "#app/languages/needed-texts";
import { textsOfPage } from "#app/languages/shown-texts";
import { redirectWithToast } from "#app/middleware/flash";
import { endedSessionCookie } from "#app/middleware/session-cookie";
import { siteName } from "#app/platform/brand/current-brand.server";
import { now } from "#app/platform/clock.server";
import { ButtonLink } from "#app/ui/button";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import type { Route } from "./+types/not-me";
import { linkTokenOf } from "./request.server";

export const handle = { texts: ["accounts"] } satisfies TextsHandle;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: `${textsOfPage(matches).accounts.notMeTitle} · ${loaderData?.siteName}` },
  { name: "robots", content: "noindex" },
];

export const headers: Route.HeadersFunction = withPrivateHeaders;

/** Opening the link of a mail ends no session: mail scanners open links too. */
export async function loader({ request }: Route.LoaderArgs) {
  const token = linkTokenOf(request);
  const isOpen = await isLinkOpen(token, "report_sign_in", now());
  const isUsed = !isOpen && (await findUsedLink(token, "report_sign_in")) !== null;
  return { isOpen, isUsed, siteName: siteName() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { pathname, search } = new URL(request.url);
  return answerForm("not-me", linkFormSchema, await readForm(request, context), async () => {
    const result = await reportSignIn(linkTokenOf(request), now());
    // Pressed again, or the link of another mail: the page shows the result.
    if (!result.ok && (await findUsedLink(linkTokenOf(request), "report_sign_in"))) return redirect(`${pathname}${search}`, 303);
    if (!result.ok) return result;
    return redirectWithToast("/auth", { text: "accounts.notMeDone" }, [["set-cookie", endedSessionCookie()]]);
  });
}

export default function NotMe({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("accounts");
  if (!loaderData.isOpen)
    return (
      <AccountPage
        title={t(loaderData.isUsed ? "notMeUsedTitle" : "linkEndedTitle")}
        text={t(loaderData.isUsed ? "notMeUsedText" : "notMeEndedText")}
      >
        <ButtonLink to="/auth/forgot">{t("resetEndedButton")}</ButtonLink>
      </AccountPage>
    );
  return (
    <AccountPage title={t("notMeTitle")} text={t("notMeText")}>
      <FormAlert alert={actionData?.alert} />
      <PostForm className="grid not-first:mt-6">
        <SubmitButton variant="danger" busyLabel={t("notMeSending")}>
          {t("notMeButton")}
        </SubmitButton>
      </PostForm>
    </AccountPage>
  );
}
