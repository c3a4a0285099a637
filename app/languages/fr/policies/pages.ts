import type { policyPageMessages as english } from "#app/features/policies/messages-of-pages";
import type { Translation } from "../../translation";

/** The pages of the single policies, in French. */
export const policyPageMessages: Translation<typeof english> = {
  privacyDescription:
    "Quelles données personnelles ce site conserve, pourquoi, sur quelle base et combien de temps, qui d’autre les reçoit, et comment les consulter, les corriger, les emporter ou les effacer.",
  termsDescription:
    "L’accord entre vous, votre expert et l’exploitant de ce site : demandes, prix, annulations et remboursements, avis, et ce que les conseils donnés ici ne sont pas.",
  cookiesDescription:
    "Tout ce que ce site dépose dans votre navigateur, pourquoi et pour combien de temps. Ni publicité ni mesure d’audience.",
  otherPolicies: "Voir aussi",
  imprint: "Mentions légales",
  imprintDescription:
    "Qui exploite ce site et en répond : nom, adresse postale, adresse e-mail, téléphone, immatriculation et numéro de TVA.",
  imprintOperator: "Exploitant du site",
  imprintAddress: "Adresse postale",
  imprintEmail: "E-mail",
  imprintPhone: "Téléphone",
  imprintResponsible: "Responsable de la publication",
  imprintRegister: "Immatriculation",
  imprintVat: "Numéro de TVA",
};
