import { Outlet, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/document/page-meta";
import { profilesMessages } from "#app/features/profiles/messages";
import { viewerContext } from "#app/middleware/viewer";
import { ButtonLink } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { Page } from "#app/ui/page";
import { LinkTabs } from "#app/ui/tabs";
import type { Route } from "./+types/layout";

export const handle = { hydrate: "load" };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: profilesMessages.title, description: profilesMessages.notFoundText, path: "/profile", isHidden: true });

/** The bare address is the first tab. The signed-out are told so and led to sign in; the tabs themselves have nothing for them. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const isSignedIn = context.get(viewerContext) !== null;
  if (isSignedIn && pathname === "/profile") throw redirect("/profile/preview");
  return { isSignedIn, pathname };
}

export default function ProfileLayout({ loaderData: { isSignedIn, pathname } }: Route.ComponentProps) {
  const t = useTranslations("profiles");
  if (!isSignedIn)
    return (
      <EmptyState title={t("notFoundTitle")} text={t("notFoundText")}>
        <ButtonLink to={`/auth?next=${encodeURIComponent(pathname)}`}>{t("signIn")}</ButtonLink>
      </EmptyState>
    );
  return (
    <Page title={t("title")}>
      <LinkTabs tabs={[{ to: "/profile/preview", label: t("preview") }]} label={t("tabs")}>
        <Outlet />
      </LinkTabs>
    </Page>
  );
}
