import { data } from "react-router";
import { useTranslations } from "use-intl";
import { withPrivateHeaders } from "#app/document/private-headers";
import { AccountPage } from "#app/features/accounts/account-page";
import { timeZoneOptions } from "#app/features/schedule/time-zones";
import { likelyPlace } from "#app/features/setup/likely-place";
import { setupSchema } from "#app/features/setup/schema";
import { setUp } from "#app/features/setup/setup.server";
import { SetupForm } from "#app/features/setup/setup-form";
import { findSetup } from "#app/features/setup/setup-link.server";
import { answerForm } from "#app/forms/account-form.server";
import { readForm } from "#app/forms/read.server";
import type { TextsHandle } from "#app/languages/needed-texts";
import { textsOfPage } from "#app/languages/shown-texts";
import { deviceOf } from "#app/middleware/device";
import { languageContext } from "#app/middleware/reading-language";
import { regionCurrency } from "#app/middleware/requested-currency";
import { signInAndRedirect } from "#app/middleware/sign-in-redirect";
import { readZoneCookie } from "#app/middleware/zone-cookie";
import { siteName } from "#app/platform/brand/current-brand.server";
import { siteZone } from "#app/platform/brand/current-defaults.server";
import { PRODUCT_NAME } from "#app/platform/brand/product-name";
import { now } from "#app/platform/clock.server";
import { endedAs } from "#app/platform/http/ended-as";
import { ButtonLink } from "#app/ui/button";
import type { Route } from "./+types/setup";

export const handle = { texts: ["accounts-aside", "accounts-forms", "profiles-name", "setup"] } satisfies TextsHandle;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: `${textsOfPage(matches).setup.title} · ${loaderData?.siteName}` },
  { name: "robots", content: "noindex" },
];

export const headers: Route.HeadersFunction = withPrivateHeaders;

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";

/** Name from SITE_NAME or an admin; empty for the product's own, which nobody chose. */
const givenName = () => (siteName() === PRODUCT_NAME ? "" : siteName());

/** Responds with a 404 once there is an admin. */
async function requireSetup(token: string) {
  const state = await findSetup(token, now());
  if (state === "none") throw endedAs(404);
  return state;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const state = await requireSetup(tokenOf(request));
  const language = context.get(languageContext);
  const place = likelyPlace(language, { zone: readZoneCookie(request), currency: regionCurrency(request), siteZone: siteZone() });
  const given = { siteName: givenName(), language, ...place };
  if (state === "open") return { siteName: siteName(), open: { given, zones: timeZoneOptions(place.zone) } };
  // Without a valid token, only tells where to find the address.
  return data({ siteName: siteName(), open: null }, { status: 404, statusText: "Not Found" });
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = tokenOf(request);
  await requireSetup(token);
  return answerForm("setup", setupSchema, await readForm(request, context), async ({ confirmPassword: _, ...entry }) => {
    const result = await setUp(token, entry, deviceOf(request, context), now());
    if (!result.ok) return result;
    const next = "/admin?view=settings#first-day";
    return signInAndRedirect(result.admission, { request, rememberMe: false, next, toast: { text: "setup.done" } });
  });
}

export default function Setup({ loaderData: { open }, actionData }: Route.ComponentProps) {
  const t = useTranslations("setup");
  if (!open)
    return (
      <AccountPage title={t("endedTitle")} text={t("endedText")}>
        <ButtonLink to="/" variant="secondary">
          {t("endedButton")}
        </ButtonLink>
      </AccountPage>
    );
  return (
    <AccountPage title={t("title")} text={t("text")}>
      <SetupForm given={open.given} zones={open.zones} answer={actionData} />
    </AccountPage>
  );
}
