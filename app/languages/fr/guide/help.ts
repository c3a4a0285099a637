import type { helpMessages as english } from "#app/features/guide/help/messages";
import type { Translation } from "../../translation";

/** The help page: contacts, and common questions, in French. */
export const helpMessages: Translation<typeof english> = {
  title: "Aide et contact",
  description:
    "À qui s’adresser, et les réponses les plus recherchées : paiement, remboursements, modification ou annulation, devenir expert et confidentialité.",
  intro: "Les réponses les plus recherchées, et à qui vous adresser si la vôtre n’y figure pas.",
  contents: "Sur cette page",

  contactTitle: "Nous contacter",
  contactText:
    "Écrivez-nous au sujet d’un compte, d’un paiement ou d’une consultation. S’il s’agit d’une séance, indiquez l’expert et l’horaire.",
  email: "E-mail",
  phone: "Téléphone",
  place: "Lieu",
  assistant: "Interroger l’Assistant IA",

  paymentTitle: "Paiement",
  paymentText: "Vous payez les séances que vous réservez, et rien d’autre.",
  whenPay: "Quand est-ce que je paie ?",
  whenPayAnswer:
    "Un prix n’est dû qu’une fois la demande acceptée par un expert. Vous le voyez en détail avant de demander, et il est garanti pendant {minutes, number} minutes.",
  whenPayLink: "Comment un prix se forme",
  howPay: "Comment payer ?",
  howPayProvider: "Sur la page de notre prestataire de paiement, accessible depuis votre consultation. Ce site ne voit jamais votre carte.",
  howPayOutside: "Directement à {site}, {ways}. Le montant et les coordonnées figurent sur votre consultation une fois acceptée.",
  howPayNamed: "Par le moyen indiqué par {site}. Le montant et les coordonnées figurent sur votre consultation une fois acceptée.",
  byTransfer: "par virement bancaire",
  byLink: "sur une page de paiement",
  receipt: "Où est mon reçu ?",
  receiptAnswer: "Sur votre page Facturation, dès que la somme est arrivée.",
  receiptLink: "Votre page Facturation",

  refundTitle: "Remboursements",
  refundText: "Si vous annulez une séance convenue, voici ce que vous récupérez.",
  notHeld: "Et si l’expert annule ou ne vient pas ?",
  notHeldAnswer:
    "Si l’expert annule, vous récupérez tout. Si personne ne vient, signalez-le sur la consultation à partir de {minutes, number} minutes après le début. L’expert a alors {hours, number} heures pour répondre.",
  fellShort: "Et si la séance n’était pas celle convenue ?",
  fellShortAnswer:
    "Écrivez d’abord à l’expert, puis à nous. Nous écoutons les deux parties et pouvons rembourser en partie ou en totalité.",
  fellShortLink: "Les règles, dans les Conditions d’utilisation",

  changeTitle: "Modifier ou annuler",
  changeText: "Tout se fait sur la page de la consultation.",
  withdraw: "Puis-je retirer une demande ?",
  withdrawAnswer:
    "Oui, tant que l’expert n’a pas accepté, et sans rien devoir. Sans réponse, elle prend fin d’elle-même après {hours, number} heures, ou au début de la séance si elle vient plus tôt.",
  move: "Pouvons-nous changer d’horaire ?",
  moveAnswer: "Chacun peut en proposer un autre. L’horaire convenu reste valable jusqu’à ce que l’autre partie accepte le nouveau.",
  cancel: "Comment annuler ?",
  cancelAnswer: "Ouvrez la consultation et annulez-la. Avant de confirmer, vous voyez ce que vous récupérez.",
  cancelLink: "Vos consultations",

  advisorTitle: "Devenir expert",
  advisorText: "Vous décidez de ce que vous proposez, de vos disponibilités et du prix d’une heure.",
  apply: "Comment présenter ma candidature ?",
  applyAnswer:
    "Indiquez-nous votre domaine, votre expérience, vos justificatifs et vos langues. Votre saisie est conservée jusqu’à l’envoi.",
  applyLink: "Devenir expert",
  review: "Combien de temps cela prend-il ?",
  reviewAnswer:
    "Une personne lit votre candidature, en général sous {hours, number} heures. En cas de refus, vous en recevez les raisons et pouvez en présenter une nouvelle.",
  earn: "Combien vais-je recevoir ?",
  earnAll: "L’expert reçoit la totalité du prix : actuellement, ce site n’en retient rien.",
  earnLess:
    "L’expert reçoit le prix, moins les {percent} que retient ce site. Sa part figure à côté de chaque demande avant qu’elle soit acceptée.",

  privacyTitle: "Confidentialité",
  privacyText: "Rien n’est vendu, et il n’y a pas de publicité.",
  kept: "Que conservez-vous à mon sujet ?",
  keptAnswer: "Ce dont le site a besoin pour fonctionner : votre compte, votre profil, vos séances et vos messages.",
  keptLink: "Politique de confidentialité",
  erase: "Puis-je emporter mes données ou supprimer mon compte ?",
  eraseAnswer:
    "Les deux, sous Sécurité dans votre profil. Après une demande de suppression, une connexion dans les {days, number} jours rétablit votre compte.",
  eraseLink: "Sécurité",
  recorded: "Les séances sont-elles enregistrées ?",
  recordedAnswer: "Le site n’enregistre rien : ni son, ni image, ni transcription.",
};
