import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { withPrivateHeaders } from "#app/document/private-headers";
import { AccountPage } from "#app/features/accounts/account-page";
import { FormAlert } from "#app/features/accounts/form-alert";
import { OwnEmailField } from "#app/features/accounts/own-email-field";
import { forgotAddress } from "#app/features/accounts/password/forgot-address";
import { requestPasswordReset } from "#app/features/accounts/password/password-reset.server";
import { emailFormSchema } from "#app/features/accounts/schema";
import { answerForm } from "#app/forms/account-form.server";
import { readForm } from "#app/forms/read.server";
import type { TextsHandle } from "#app/languages/needed-texts";
import { textsOfPage } from "#app/languages/shown-texts";
import { deviceOf } from "#app/middleware/device";
import { redirectWithToast } from "#app/middleware/flash";
import { siteName } from "#app/platform/brand/current-brand.server";
import { now } from "#app/platform/clock.server";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import type { Route } from "./+types/forgot";
import { authAddress } from "./auth-address";
import { nextOf } from "./request.server";

export const handle = { texts: ["accounts"] } satisfies TextsHandle;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: `${textsOfPage(matches).accounts.forgotTitle} · ${loaderData?.siteName}` },
  { name: "robots", content: "noindex" },
];

export const headers: Route.HeadersFunction = withPrivateHeaders;

export const loader = ({ request }: Route.LoaderArgs) => ({ signInAt: authAddress({ next: nextOf(request) }), siteName: siteName() });

export async function action({ request, context }: Route.ActionArgs) {
  return answerForm("forgot", emailFormSchema, await readForm(request, context), async ({ email }) => {
    const next = nextOf(request);
    const result = await requestPasswordReset(email, deviceOf(request, context), now(), next);
    return result.ok ? redirectWithToast(forgotAddress(next), { title: "accounts.checkEmailTitle", text: "accounts.forgotSent" }) : result;
  });
}

export default function Forgot({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("accounts");
  return (
    <AccountPage title={t("forgotTitle")} text={t("forgotText")}>
      <FormAlert alert={actionData?.alert} />
      <PostForm errors={actionData?.errors} schema={emailFormSchema} className="grid gap-5 not-first:mt-6">
        <OwnEmailField given={actionData?.values.email} autoComplete="username" />
        <SubmitButton busyLabel={t("forgotSending")}>{t("forgotButton")}</SubmitButton>
      </PostForm>
      <Link to={loaderData.signInAt} prefetch="intent" className="text-link mt-6 inline-flex min-h-11 items-center">
        {t("toSignIn")}
      </Link>
    </AccountPage>
  );
}
