import { useTranslations } from "use-intl";
import { hasLegalPage, legalCategory } from "#app/features/catalog/legal-page";
import { useNames } from "#app/languages/names";

/** The pages the header and the mobile menu lead to, in their order. (visitor-site.md 2, Header) */
const NAVIGATION = [
  { to: "/find-advisor", label: "findAdvisors" },
  { to: "/how-it-works", label: "howItWorks" },
  { to: "/pricing", label: "pricing" },
  { to: "/legal", label: "legal" },
  { to: "/ai-assistant", label: "aiAssistant" },
] as const;

const [FIRST, ...OTHERS] = NAVIGATION;

/** Those that are there now, in words, the first by itself: the category among them stands where it is by now, under the name it has by now. */
export function useNavigation() {
  const t = useTranslations("frame");
  const named = useNames();
  const others = OTHERS.flatMap(({ to, label }) => {
    if (label !== "legal") return [{ to, text: t(label) }];
    const category = legalCategory();
    return category ? [{ to: category.path, text: hasLegalPage() ? t(label) : named(category.name) }] : [];
  });
  return { first: { to: FIRST.to, text: t(FIRST.label) }, others };
}
