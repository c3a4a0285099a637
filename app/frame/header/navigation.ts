import { useTranslations } from "use-intl";
import { hasLegalPage, legalCategory } from "#app/features/catalog/legal-page";
import { useNamed } from "#app/features/catalog/named";

/** The pages that header and mobile menu link to, in order. (visitor-site.md 2, Header) */
const NAVIGATION = [
  { to: "/find-advisor", label: "findAdvisors" },
  { to: "/how-it-works", label: "howItWorks" },
  { to: "/pricing", label: "pricing" },
  { to: "/legal", label: "legal" },
  { to: "/ai-assistant", label: "aiAssistant" },
] as const;

interface NavigationLink {
  to: string;
  text: string;
  /** Set when the label is not in the page's language. */
  lang?: string;
}

const [FIRST, ...OTHERS] = NAVIGATION;

/** Returns the existing pages with their labels, the first one separately. The category among them has its current place and name. */
export function useNavigation() {
  const t = useTranslations("frame");
  const named = useNamed();
  const others = OTHERS.flatMap(({ to, label }): NavigationLink[] => {
    if (label !== "legal") return [{ to, text: t(label) }];
    const category = legalCategory();
    if (!category) return [];
    const { said, lang } = named(category.name);
    return [hasLegalPage() ? { to: category.path, text: t(label) } : { to: category.path, text: said, lang }];
  });
  const first: NavigationLink = { to: FIRST.to, text: t(FIRST.label) };
  return { first, others };
}
