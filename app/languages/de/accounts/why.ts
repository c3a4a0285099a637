import type { whyMessages as english } from "#app/features/accounts/sign-in/messages-of-why";
import type { Translation } from "../../translation";

/** Why somebody is asked to sign in, in German. */
export const whyMessages: Translation<typeof english> = {
  whyHour: "Melden Sie sich an oder registrieren Sie sich, um {name} um den gewählten Termin zu bitten.",
  whySave: "Melden Sie sich an oder registrieren Sie sich, um sich {name} zu merken.",
  whyBook: "Melden Sie sich an oder registrieren Sie sich, um eine Beratung zu buchen.",
  whyConsultation: "Melden Sie sich an, um Ihre Beratung zu sehen.",
  whyConsultations: "Melden Sie sich an, um Ihre Beratungen zu sehen.",
  whyMessages: "Melden Sie sich an, um Ihre Nachrichten zu sehen.",
  whyNotifications: "Melden Sie sich an, um Ihre Benachrichtigungen zu sehen.",
  whyProfile: "Melden Sie sich an, um Ihr Profil zu öffnen.",
  whyAdvisorProfile: "Melden Sie sich an, um Ihre Seiten als Berater zu öffnen.",
  whyAdmin: "Melden Sie sich an, um den Adminbereich zu öffnen.",
};
