import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { withPrivateHeaders } from "#app/document/private-headers";
import { AccountPage } from "#app/features/accounts/account-page";
import { AcceptForm } from "#app/features/applications/invitations/accept-form";
import { acceptInvitation } from "#app/features/applications/invitations/accept-invitation.server";
import { findInvitation } from "#app/features/applications/invitations/invitations.server";
import { acceptSchema } from "#app/features/applications/invitations/schema";
import { stillOffered, topicNamed } from "#app/features/applications/invitations/topic-names";
import { ApplyButton } from "#app/features/applying/apply-button";
import { whyClosed } from "#app/features/applying/applying";
import { pricedIn } from "#app/features/money/accepted-currencies";
import { answerForm } from "#app/forms/account-form.server";
import { readForm } from "#app/forms/read.server";
import type { TextsHandle } from "#app/languages/needed-texts";
import { textsOfPage } from "#app/languages/shown-texts";
import { deviceOf } from "#app/middleware/device";
import { signInAndRedirect } from "#app/middleware/sign-in-redirect";
import { viewerContext } from "#app/middleware/viewer";
import { siteName } from "#app/platform/brand/current-brand.server";
import { now } from "#app/platform/clock.server";
import { ButtonLink } from "#app/ui/button";
import type { Route } from "./+types/invitation";

export const handle = {
  texts: ["accounts-aside", "accounts-forms", "applications-answers", "applying", "invitations-accept", "names-topics", "profiles-name"],
} satisfies TextsHandle;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: `${textsOfPage(matches).invitations.acceptTitle} · ${loaderData?.siteName}` },
  { name: "robots", content: "noindex" },
];

export const headers: Route.HeadersFunction = withPrivateHeaders;

const DASHBOARD = "/advisor-profile";
const SIGN_IN = `/auth?next=${encodeURIComponent(DASHBOARD)}`;

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";

export async function loader({ request, context }: Route.LoaderArgs) {
  const found = await findInvitation(tokenOf(request), now());
  const isAdvisor = Boolean(context.get(viewerContext)?.advisorId);
  if (!found) return { invitation: null, isAdvisor, siteName: siteName() };
  const { areas, currency, ...known } = found.invitedAs;
  const invitation = { ...known, email: found.email, areas: stillOffered(areas).map(topicNamed), currency: pricedIn(currency) };
  return { invitation, isAdvisor, siteName: siteName() };
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerForm("invitation", acceptSchema, await readForm(request, context), async (accepted) => {
    const result = await acceptInvitation(tokenOf(request), accepted, deviceOf(request, context), now());
    if (!result.ok) return result;
    const { admission, rememberMe } = result;
    return signInAndRedirect(admission, { request, rememberMe, next: DASHBOARD, toast: { text: "invitations.accepted" } });
  });
}

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("invitations");
  const words = useTranslations("applying");
  const { invitation, isAdvisor } = loaderData;
  if (!invitation && isAdvisor)
    return (
      <AccountPage title={t("usedTitle")} text={t("usedText")}>
        <ButtonLink to={DASHBOARD}>{t("usedButton")}</ButtonLink>
      </AccountPage>
    );
  if (!invitation)
    return (
      <AccountPage title={t("endedTitle")} text={t(whyClosed() ? "endedOnly" : "endedText")}>
        <p className="mb-6 text-soft">
          {t("endedAccepted")}{" "}
          <Link to={SIGN_IN} prefetch="intent" className="text-link">
            {t("endedSignIn")}
          </Link>
        </p>
        <ApplyButton to="/become-advisor">{t("endedButton")}</ApplyButton>
      </AccountPage>
    );
  if (whyClosed() === "nobody")
    return (
      <AccountPage title={words("nobodyTitle")} text={words("nobody")}>
        <p>{t("acceptWaits")}</p>
      </AccountPage>
    );
  return (
    <AccountPage title={t("acceptTitle")} text={t("acceptText", { site: loaderData.siteName })}>
      <AcceptForm invitation={invitation} answer={actionData} />
    </AccountPage>
  );
}
