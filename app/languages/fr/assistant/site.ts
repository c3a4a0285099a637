import type { siteMessages as english } from "#app/features/assistant/conversation/messages";
import type { Translation } from "../../translation";

export const siteMessages: Translation<typeof english> = {
  sitePassword: "Sur cette page, vous indiquez votre adresse e-mail et recevez un lien pour choisir un nouveau mot de passe.",
  siteLanguage: "Les langues se trouvent en bas de chaque page. Une fois connecté, vous trouvez aussi la vôtre dans vos préférences.",
  siteNoAnswer:
    "Un expert a {hours, plural, one {# heure} other {# heures}} pour répondre. Sans réponse, la demande expire et vous ne devez rien. Vos consultations vous disent où elle en est.",
  linkForgot: "Mot de passe oublié",
  siteApp:
    "Il n’y a rien à installer : le site fonctionne dans le navigateur du téléphone comme sur un ordinateur, et peut être ajouté à l’écran d’accueil.",
  siteMoving:
    "Ouvrez la consultation sur cette page et proposez-y un autre horaire. L’horaire convenu reste valable jusqu’à ce que l’autre partie accepte le nouveau.",
  siteSurge:
    "{surge, select, on {Tant que les demandes sur un sujet sont bien plus nombreuses que les experts, une majoration s’ajoute au tarif, jamais plus de {percent} ; elle disparaît quand elles diminuent.} other {Rien ne s’ajoute au tarif quand les demandes sont nombreuses.}} Les experts peuvent aussi changer leur tarif. Le prix affiché n’augmente pas pendant que vous réfléchissez.",
  siteNoAccount:
    "Non. Consulter les profils, chercher et m’écrire ne demande pas de compte et ne coûte rien. Il en faut un seulement pour réserver.",
  siteNoOtherWay: "Il n’y a pas d’autre moyen de paiement.",
  siteLook: "Clair et sombre se trouvent en bas de chaque page. Une fois connecté, vous les trouvez aussi dans vos préférences.",
  siteElsewhere:
    "Je ne suis pas sûr de la question que vous posez sur ce site. La page d’aide répond aux questions les plus fréquentes et dit qui répond aux autres.",
};
