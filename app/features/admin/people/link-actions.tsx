import type { useTranslations } from "use-intl";

type Translate = ReturnType<typeof useTranslations<"dashboard">>;

interface Shared {
  name: string;
  fields: { personId: string };
}

/** Actions that send a link again, or show one that the admin passes on. */
export const linkActions = (t: Translate, { name, fields }: Shared) => ({
  "mail-confirmation": { intent: "mail-confirmation", label: t("mailAgain"), named: t("mailAgainNamed", { name }), fields },
  "confirmation-link": { intent: "confirmation-link", label: t("linkToPassOn"), named: t("linkToPassOnNamed", { name }), fields },
  "password-link": {
    ...{ intent: "password-link", label: t("passwordLink"), named: t("passwordLinkNamed", { name }), fields },
    question: { title: t("passwordLinkTitle"), text: t("passwordLinkQuestion", { name }), tone: "primary" as const },
  },
  "email-change-link": {
    ...{ intent: "email-change-link", label: t("emailChangeLink"), named: t("emailChangeLinkNamed", { name }), fields },
    question: { title: t("emailChangeLinkTitle"), text: t("emailChangeLinkQuestion", { name }), tone: "primary" as const },
  },
});
