import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { leadsToApplying, whyClosed } from "#app/features/applying/applying";
import { categories } from "#app/features/catalog/categories";
import { policyPath } from "#app/features/catalog/legal-page";
import { Named } from "#app/features/catalog/named";
import { IMPRINT_PATH } from "#app/features/policies/imprint";
import { useNames } from "#app/languages/names";
import { useSiteWords } from "#app/languages/site-words";
import { CachedMarkup } from "#app/ui/cached-markup";
import { FooterBridge } from "#app/ui/drawings/footer-bridge";
import { Icon } from "#app/ui/icon";
import { ZoneSwitch } from "#app/ui/text/zone-switch";
import { Brand } from "./brand";
import type { FrameData } from "./frame-data";
import { LanguageMenu, LanguageSwitch } from "./language-switch";
import { ThemeSwitch } from "./theme-switch";

const QUICK_LINKS = [
  { to: "/", label: "home" },
  { to: "/find-advisor", label: "findAdvisors" },
  { to: "/how-it-works", label: "howItWorks" },
  { to: "/pricing", label: "pricing" },
  { to: "/help", label: "help" },
  { to: "/ai-assistant", label: "aiAssistant" },
  { to: "/become-advisor", label: "becomeAdvisor" },
] as const;

const POLICIES = [
  { policy: "privacy", label: "privacyPolicy", inShort: "privacyInShort" },
  { policy: "terms", label: "termsOfService", inShort: "termsInShort" },
  { policy: "cookies", label: "cookiePolicy", inShort: "cookiesInShort" },
] as const;

interface SiteFooterProps {
  site: FrameData["site"];
  logos: FrameData["logos"];
  isSignedIn: boolean;
}

/** Quick links, categories, contact details, policies and the theme. (visitor-site.md 2, Footer) */
export function SiteFooter(props: SiteFooterProps) {
  return (
    <CachedMarkup as="footer" of={["footer", props, whyClosed()]} className={props.isSignedIn ? "site-footer footer-short" : "site-footer"}>
      {props.isSignedIn ? <FooterLine {...props} /> : <FooterParts {...props} />}
    </CachedMarkup>
  );
}

/** The footer for staff, in one line: contact, policies by their short names, and the theme. */
function FooterLine({ site }: SiteFooterProps) {
  const t = useTranslations("frame");
  return (
    <div className="footer-end footer-line">
      <nav aria-label={t("policies")} className="footer-links">
        <Link to="/help" prefetch="intent" className="footer-link">
          {t("helpInShort")}
        </Link>
        <PolicyLinks isShort />
        {hasImprint(site) && <ImprintLink />}
      </nav>
      <ZoneSwitch />
      <LanguageMenu />
      <ThemeSwitch isSignedIn />
    </div>
  );
}

function PolicyLinks({ isShort = false }: { isShort?: boolean }) {
  const t = useTranslations("frame");
  return POLICIES.map(({ policy, label, inShort }) => (
    <Link key={policy} to={policyPath(policy)} className="footer-link">
      {t(isShort ? inShort : label)}
    </Link>
  ));
}

/** Whether there is what the legal notice has to say: its link then stands beside the specified ones. */
const hasImprint = ({ contact }: FrameData["site"]) => Boolean(contact.operator && contact.address);

function ImprintLink() {
  const t = useTranslations("frame");
  return (
    <Link to={IMPRINT_PATH} className="footer-link">
      {t("imprint")}
    </Link>
  );
}

function FooterParts({ site, logos }: SiteFooterProps) {
  const t = useTranslations("frame");
  const ownWords = useSiteWords();
  return (
    <>
      <FooterBridge />
      <div className="footer-columns">
        <div className="footer-brand">
          <Brand name={site.name} logos={logos} />
          <p {...(site.tagline && ownWords)} className="mt-3 max-w-xs text-soft">
            {site.tagline ?? t(site.isPlain ? "footerLinePlain" : "footerLine")}
          </p>
          <ZoneSwitch />
        </div>
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links" className="footer-heading">
            {t("quickLinks")}
          </h2>
          <ul>
            {QUICK_LINKS.filter(({ to }) => !(whyClosed() && leadsToApplying(to))).map(({ to, label }) => (
              <FooterItem key={to} to={to}>
                {t(label)}
              </FooterItem>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-categories">
          <h2 id="footer-categories" className="footer-heading">
            {t("categories")}
          </h2>
          <ul>
            {categories().map(({ path, name }) => (
              <FooterItem key={path} to={path}>
                <Named name={name} />
              </FooterItem>
            ))}
          </ul>
        </nav>
        <Contact {...site.contact} />
      </div>
      <div className="footer-end">
        <nav aria-label={t("policies")} className={hasImprint(site) ? "me-6 flex flex-wrap gap-x-6" : "flex flex-wrap gap-x-6"}>
          <PolicyLinks />
          {hasImprint(site) && <ImprintLink />}
        </nav>
        {/* Where the policies of a language fill the line, these two wrap together. */}
        <div className="flex grow flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <LanguageSwitch />
          <ThemeSwitch isSignedIn={false} />
        </div>
      </div>
    </>
  );
}

function FooterItem({ to, children }: { to: string; children: React.ReactNode }) {
  return (
    <li>
      <Link to={to} prefetch="intent" className="footer-link">
        {children}
      </Link>
    </li>
  );
}

/** The details are links once an operator has set them; placeholders before that are not. */
function Contact({ email, phone, city }: FrameData["site"]["contact"]) {
  const t = useTranslations("frame");
  const named = useNames();
  return (
    <section aria-labelledby="footer-contact">
      <h2 id="footer-contact" className="footer-heading">
        {t("contact")}
      </h2>
      <ul className="text-soft">
        <li className="footer-contact">
          <Icon name="mail" />
          {email.includes("@") ? <a href={`mailto:${email}`}>{email}</a> : email}
        </li>
        <li className="footer-contact">
          <Icon name="phone" />
          {/\d/.test(phone) ? <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>{phone}</a> : phone}
        </li>
        <li className="footer-contact">
          <Icon name="pin" />
          {named(city)}
        </li>
      </ul>
    </section>
  );
}
