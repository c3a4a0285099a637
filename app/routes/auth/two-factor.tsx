import { redirect } from "react-router";
import { useTranslations } from "use-intl";
import { withPrivateHeaders } from "#app/document/private-headers";
import { AccountPage } from "#app/features/accounts/account-page";
import { FormAlert } from "#app/features/accounts/form-alert";
import { endChallenge, isChallengeOpen, passChallenge } from "#app/features/accounts/second-factor/challenge.server";
import { LockoutHelp } from "#app/features/accounts/second-factor/lockout-help";
import { lockoutHelpFor } from "#app/features/accounts/second-factor/lockout-help.server";
import { codeFormSchema } from "#app/features/accounts/second-factor/schema";
import { answerForm } from "#app/forms/account-form.server";
import { readForm } from "#app/forms/read.server";
import type { TextsHandle } from "#app/languages/needed-texts";
import { textsOfPage } from "#app/languages/shown-texts";
import { endedChallengeCookie, readChallengeCookie } from "#app/middleware/challenge-cookie";
import { deviceOf } from "#app/middleware/device";
import { redirectWithToast } from "#app/middleware/flash";
import { cookiesOfSignedIn, endFormerSession, flashOfSignedIn } from "#app/middleware/sign-in-redirect";
import { viewerContext } from "#app/middleware/viewer";
import { siteName } from "#app/platform/brand/current-brand.server";
import { now } from "#app/platform/clock.server";
import { TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import type { Route } from "./+types/two-factor";
import { authAddress, PROVED_AGAIN } from "./auth-address";
import { nextOf } from "./request.server";

export const handle = { texts: ["accounts", "secondFactor"] } satisfies TextsHandle;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: `${textsOfPage(matches).secondFactor.challengeTitle} · ${loaderData?.siteName}` },
  { name: "robots", content: "noindex" },
];

export const headers: Route.HeadersFunction = withPrivateHeaders;

/** Only after a correct password, also when re-authenticating; redirects everyone else to their destination or to the sign-in page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const next = nextOf(request);
  const [token, at] = [readChallengeCookie(request) ?? "", now()];
  const isOpen = await isChallengeOpen(token, at);
  if (!isOpen) throw redirect(context.get(viewerContext) ? (next ?? "/") : authAddress({ next }));
  return { siteName: siteName(), wayOut: await lockoutHelpFor(token, at) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const values = await readForm(request, context);
  const next = nextOf(request);
  const token = readChallengeCookie(request) ?? "";
  if (values.intent === "back") {
    await endChallenge(token);
    return redirect(authAddress({ next }), { status: 303, headers: { "set-cookie": endedChallengeCookie() } });
  }
  return answerForm("two-factor", codeFormSchema, values, async ({ code }) => {
    const result = await passChallenge(token, code, deviceOf(request, context), now());
    if (result.ok) {
      const toast = flashOfSignedIn(result.hasStayed, context.get(viewerContext) ? PROVED_AGAIN : undefined);
      const cookies = [endedChallengeCookie(), ...cookiesOfSignedIn(request, result), ...toast];
      await endFormerSession(request, result.token);
      return redirect(next ?? "/", { status: 303, headers: cookies.map((cookie): [string, string] => ["set-cookie", cookie]) });
    }
    if (!("isEnded" in result)) return result;
    return redirectWithToast(authAddress({ next }), { text: result.reason, tone: "danger" }, [["set-cookie", endedChallengeCookie()]]);
  });
}

export default function TwoFactor({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("secondFactor");
  return (
    <AccountPage title={t("challengeTitle")} text={t("challengeText")}>
      <FormAlert alert={actionData?.alert} />
      <PostForm errors={actionData?.errors} className="grid gap-5 not-first:mt-6">
        <TextField
          name="code"
          label={t("challengeCode")}
          hint={t("challengeHint")}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
          required
        />
        <SubmitButton needs={["code"]} busyLabel={t("challengeChecking")}>
          {t("challengeButton")}
        </SubmitButton>
      </PostForm>
      <PostForm className="mt-4">
        <SubmitButton variant="quiet" name="intent" value="back">
          {t("challengeBack")}
        </SubmitButton>
      </PostForm>
      <LockoutHelp {...loaderData.wayOut} />
    </AccountPage>
  );
}
