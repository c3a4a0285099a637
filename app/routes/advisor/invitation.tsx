import { useTranslations } from "use-intl";
import { withPrivateHeaders } from "#app/document/private-headers";
import { AccountPage } from "#app/features/accounts/account-page";
import { AcceptForm } from "#app/features/applications/invitations/accept-form";
import { acceptInvitation } from "#app/features/applications/invitations/accept-invitation.server";
import { findInvitation } from "#app/features/applications/invitations/invitations.server";
import { acceptSchema } from "#app/features/applications/invitations/schema";
import { topicNamed } from "#app/features/applications/invitations/topic-names";
import { answerForm } from "#app/forms/account-form.server";
import { readForm } from "#app/forms/read.server";
import type { TextsHandle } from "#app/languages/needed-texts";
import { textsOfPage } from "#app/languages/shown-texts";
import { redirectWithToast } from "#app/middleware/flash";
import { languageContext } from "#app/middleware/reading-language";
import { siteName } from "#app/platform/brand/current-brand.server";
import { now } from "#app/platform/clock.server";
import { ButtonLink } from "#app/ui/button";
import type { Route } from "./+types/invitation";

export const handle = { texts: ["accounts", "applications", "invitations", "profiles"] } satisfies TextsHandle;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: `${textsOfPage(matches).invitations.acceptTitle} · ${loaderData?.siteName}` },
  { name: "robots", content: "noindex" },
];

export const headers: Route.HeadersFunction = withPrivateHeaders;

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";

export async function loader({ request }: Route.LoaderArgs) {
  const found = await findInvitation(tokenOf(request), now());
  if (!found) return { invitation: null, siteName: siteName() };
  const { firstName, lastName, areas, rate, currency, bio } = found.invitedAs;
  const invitation = { email: found.email, firstName, lastName, areas: areas.map(topicNamed), rate, currency, bio };
  return { invitation, siteName: siteName() };
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerForm("invitation", acceptSchema, await readForm(request, context), async (accepted) => {
    const result = await acceptInvitation(tokenOf(request), { ...accepted, language: context.get(languageContext) }, now());
    return result.ok ? redirectWithToast("/auth?next=%2Fadvisor-profile", { text: "invitations.accepted" }) : result;
  });
}

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("invitations");
  const { invitation } = loaderData;
  if (!invitation)
    return (
      <AccountPage title={t("endedTitle")} text={t("endedText")}>
        <ButtonLink to="/become-advisor">{t("endedButton")}</ButtonLink>
      </AccountPage>
    );
  return (
    <AccountPage title={t("acceptTitle")} text={t("acceptText", { site: loaderData.siteName })}>
      <AcceptForm invitation={invitation} answer={actionData} />
    </AccountPage>
  );
}
