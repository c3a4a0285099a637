import { CATEGORIES } from "#app/features/catalog/categories";
import { SUBCATEGORIES } from "#app/features/catalog/subcategories";
import { DEMO_ADVISOR } from "./demo";
import type { SiteUnderTest } from "./site";

/** The pages of a site, by viewer. */
export const PAGES: Record<"visitor" | "client" | "advisor" | "admin", string[]> = {
  visitor: [
    "/",
    "/find-advisor",
    "/advisors/all",
    "/advisors/all?page=3",
    "/business",
    "/business?page=2",
    "/business/strategy?q=growth",
    "/business/strategy?view=all",
    "/business/strategy?view=all&page=2",
    "/legal",
    `/advisors/${DEMO_ADVISOR.slug}`,
    `/advisors/${DEMO_ADVISOR.slug}/book`,
    "/book-consultation",
    "/book-consultation?topic=Business%20Strategy&minutes=60&find=1",
    "/book-consultation?topic=Business%20Strategy&minutes=60&find=1&part=2",
    "/become-advisor",
    "/ai-assistant",
    "/auth",
    "/auth?tab=sign-up",
    "/auth/forgot",
    "/search",
    "/search?request=Falconry",
    "/how-it-works",
    "/pricing",
    "/terms",
    "/nothing-there",
  ],
  client: [
    "/profile",
    "/profile/preview",
    "/profile/security",
    "/profile/key-inputs",
    "/profile/billing",
    "/profile/preferences",
    "/profile/linked-platforms",
    "/profile/network",
    "/consultations",
    "/messages",
    "/notifications",
    "/advisor-registration",
    "/book-consultation?topic=Business%20Strategy&minutes=60&find=1",
  ],
  advisor: [
    "/advisor-profile",
    "/advisor-profile/preview",
    "/advisor-profile/availability",
    "/advisor-profile/sessions",
    "/advisor-profile/billing",
    "/advisor-profile/platforms",
  ],
  admin: [
    "/admin",
    "/admin?view=people",
    "/admin?view=consultations",
    "/admin?view=payments",
    "/admin?view=payouts",
    "/admin?view=topics",
    "/admin?view=settings",
    "/admin?view=audit",
    "/admin?view=mail",
    "/admin/applications",
    "/admin/applications?view=reports",
    "/admin/videos",
    "/admin/logos",
    "/admin/banner",
  ],
};

/** The pages of categories, which are alike. */
export const ALIKE: readonly string[] = [...CATEGORIES, ...SUBCATEGORIES].map((each) => each.path);

/** Further pages in the route table; an emailed link without its token says that it has expired. */
export const OTHERS: Record<keyof typeof PAGES, readonly string[]> = {
  visitor: [
    ...["/auth/confirm", "/auth/reset", "/auth/two-factor", "/auth/not-me", "/auth/change-email", "/advisor-invitation", "/advisors"],
    ...["/help", "/privacy", "/cookies", "/imprint", ...ALIKE],
  ],
  client: [],
  advisor: ["/advisor-profile/security", "/advisor-profile/preferences"],
  admin: ["/admin/texts", "/admin/texts/replace?language=de", "/admin/import"],
};

/** Pages with an id: one of the person's own of each kind. */
export const ownPages = async (site: SiteUnderTest, email: string) =>
  (
    await site.rows<{ address: string | null }>(
      `select '/consultations/' || (select id from consultations where client_id = u.id limit 1) as address from users u where email = $1
       union all select '/consultations/' || (select id from consultations where client_id = u.id and status = 'completed' limit 1) || '/receipt'
         from users u where email = $1
       union all select '/messages/' || (select thread_id from message_thread_sides where user_id = u.id limit 1) from users u where email = $1`,
      [email],
    )
  ).flatMap(({ address }) => address ?? []);
