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
  siteOvertime:
    "Le prix vaut pour la durée que vous réservez ; le site n’ajoute rien pour les minutes en plus. S’il vous faut plus de temps, choisissez une séance plus longue ou réservez-en une autre.",
  siteTrial:
    "Il n’y a pas de premier entretien gratuit : une consultation a son prix dès la première minute, mais elle peut être courte. Regarder les experts, chercher, leur poser une question et m’interroger ne coûte rien.",
  siteMailMissing:
    "Regardez aussi dans les courriers indésirables. Pour un nouveau compte, connectez-vous avec votre mot de passe : vous pouvez alors faire renvoyer le lien. Vos consultations vous disent si une demande est partie.",
  siteConfidential:
    "Ce que vous écrivez à un expert n’est montré qu’à vous deux ; si un message est signalé, l’équipe de ce site lit ce message et aucun autre. Aucun des deux ne transmet ce qu’il apprend de l’autre, sauf si la loi l’exige.",
  siteReport:
    "Dans vos messages, vous pouvez signaler chaque message reçu et bloquer la personne qui l’a écrit. Vous pouvez aussi écrire à l’équipe de ce site : {email}.",
  siteReviewNamed: "L’avis d’un client figure sur la page de l’expert, avec le nom du client.",
  siteLate:
    "Si vous avez du retard, écrivez à l’autre partie dans vos messages. À partir de {minutes, number} minutes après le début, elle peut signaler votre absence ; si vous ne venez pas, le prix reste dû.",
  siteCurrency: "Vous payez dans la devise de l’expert. Les montants dans une autre devise sont précédés de ≈ et ne servent qu’à comparer.",
  siteCardUnseen: "Ce site ne voit jamais les données d’une carte.",
  siteTimeZone: "Vous voyez chaque heure à votre montre et à celle de l’expert. Votre fuseau horaire se trouve dans vos préférences.",
  siteAge: "Il faut avoir au moins {years, number} ans.",
  siteOperator: "Exploitant de ce site : {operator}.",
  linkDashboard: "Tableau de bord expert",
  siteNotHeldMoney:
    "Si l’expert ne répond pas, vous récupérez tout, ou ne devez rien si vous n’avez pas encore payé ; en cas de désaccord, l’équipe de ce site décide.",
};
