import type { whyMessages as english } from "#app/features/accounts/sign-in/messages-of-why";
import type { Translation } from "../../translation";

/** Why somebody is asked to sign in, in French. */
export const whyMessages: Translation<typeof english> = {
  whyHour: "Connectez-vous ou inscrivez-vous pour demander à {name} l’horaire choisi.",
  whySave: "Connectez-vous ou inscrivez-vous pour enregistrer {name}.",
  whyBook: "Connectez-vous ou inscrivez-vous pour réserver une consultation.",
  whyConsultation: "Connectez-vous pour voir votre consultation.",
  whyConsultations: "Connectez-vous pour voir vos consultations.",
  whyMessages: "Connectez-vous pour voir vos messages.",
  whyNotifications: "Connectez-vous pour voir vos notifications.",
  whyProfile: "Connectez-vous pour ouvrir votre profil.",
  whyAdvisorProfile: "Connectez-vous pour ouvrir vos pages d’expert.",
  whyAdmin: "Connectez-vous pour ouvrir l’administration.",
};
