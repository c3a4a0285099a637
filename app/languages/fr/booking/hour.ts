import { QUOTE_MINUTES } from "#app/features/booking/deadlines";
import type { hourMessages as english } from "#app/features/booking/hour/messages";
import { RULE } from "#app/features/rules/rule-marks";
import type { Translation } from "../../translation";

/** The page of a chosen time, in French. */
export const hourMessages: Translation<typeof english> = {
  hourTitle: "Réserver avec {name}",
  hourChangeTitle: "Modifier votre demande à {name}",
  hourIntro: "Votre heure avec {name} : l’horaire, la durée et le prix complet, sur une seule page.",
  hourWhen: "Date et heure",
  hourFirstFree: "Premier créneau libre.",
  hourFirstByDay: "Proposition : le premier créneau libre qui n’est pas la nuit pour vous.",
  hourOtherTime: "Choisir un autre horaire",
  hourSameClock: "C’est la même heure pour {firstName}.",
  hourTheirClock: "<time></time> pour {firstName}",
  hourLength: "Combien de temps ?",
  hourLengthTaken: "{length} : créneau trop court",
  hourUrgency: "Est-ce urgent ?",
  hourUrgencyNote: `Urgente : votre demande passe avant celles qui peuvent attendre, pour ${RULE.rushPercent} % de plus. Le délai de réponse reste le même.`,
  hourNoteHint: "Quelques phrases aident {firstName} à se préparer. Personne d’autre ne les lit.",
  hourAbout: "Sujet : {topic}",
  hourPrice: "Prix",
  hourPriceHeld: `Le prix est garanti pendant ${QUOTE_MINUTES} minutes.`,
  hourPriceHeldUntil: "Le prix est bloqué pour vous jusqu’à <time></time>.",
  hourHeld: "Le créneau et le prix sont bloqués pour vous jusqu’à <time></time>.",
  hourTerms:
    "{firstName} vous répond {expiryHours, plural, =0 {} other {sous # heures, et }}au plus tard avant le rendez-vous. Tant que votre demande n’est pas acceptée, vous pouvez la retirer sans rien devoir ; ensuite, l’annulation est remboursée en totalité jusqu’à {wholeRefundHours, number} heures avant le début.",
  hourTermsPart:
    "{firstName} vous répond {expiryHours, plural, =0 {} other {sous # heures, et }}au plus tard avant le rendez-vous. Tant que votre demande n’est pas acceptée, vous pouvez la retirer sans rien devoir ; ensuite, l’annulation est remboursée à {percent} %{hours, plural, =0 {} one { jusqu’à # heure avant le début} other { jusqu’à # heures avant le début}}.",
  hourTermsNone:
    "{firstName} vous répond {expiryHours, plural, =0 {} other {sous # heures, et }}au plus tard avant le rendez-vous. Tant que votre demande n’est pas acceptée, vous pouvez la retirer sans rien devoir ; ensuite, rien n’est remboursé : le début est trop proche.",
  hourSend: "Demander pour {total}",
  hourSending: "Envoi…",
  hourSignUpSend: "S’inscrire et demander",
  hourSignInSend: "Se connecter et demander",
  hourConfirmSend: "Confirmer et demander",
  hourConfirmText: "Ce bouton confirme votre adresse et envoie votre demande à {firstName}.",
  hourStepMissing: "Il manque une étape : rien n’a encore été envoyé à {firstName}.",
  hourStepTo: "Aller au bouton",

  hourAccount: "Pour permettre à {firstName} de vous répondre",
  hourAccountText: `Dès que vous appuyez sur le bouton, ce créneau est bloqué pour vous pendant ${QUOTE_MINUTES} minutes, le temps de vous inscrire ou de vous connecter.`,
  hourNew: "Je n’ai pas de compte",
  hourKnown: "J’ai déjà un compte",
  hourOtherWays: "Autres façons de se connecter",
  hourWaitingText: "Ouvrez-le dans ce navigateur et appuyez sur le bouton : votre demande part chez {firstName}.",
  hourLinkKeeps: "Changez ce que vous voulez : votre lien de confirmation mène à ce qui est enregistré ici.",
  hourLinkSave: "Enregistrer la modification",
  hourLinkSaved: "Enregistré. Votre lien de confirmation ramène à ce choix.",
  hourHoldOver: `Ce créneau n’est plus bloqué pour vous. S’il est encore libre, un clic le bloque pour ${QUOTE_MINUTES} minutes de plus.`,
  hourHoldAgain: "Bloquer à nouveau",
  hourLinkSaving: "Enregistrement…",
  hourSessionEnded: "Votre session a pris fin entre-temps. Connectez-vous ci-dessous : tout ce que vous avez écrit est encore là.",

  hourReplaces: "Votre demande actuelle : <time></time>. Celle que vous envoyez ici la remplace, et {firstName} reçoit un seul e-mail.",
  hourNowOther: "Depuis votre demande, ceci a changé :",
  hourNowLengths: "{before, number} minutes ne sont plus proposées ; {now, number} sont choisies à la place.",
  hourNowRush: "Le supplément d’urgence est de {now, number} % au lieu de {before, number} %.",
  hourNowExpiry: "{now, plural, one {# heure} other {# heures}} pour répondre au lieu de {before, number}.",
  hourNowWhole: "Remboursement intégral jusqu’à {now, plural, one {# heure} other {# heures}} avant le début au lieu de {before, number}.",
  hourNowPart:
    "Ensuite {now, plural, =0 {rien n’est remboursé} other {# % remboursés}} jusqu’{hoursNow, plural, =0 {au début} one {à # heure avant} other {à # heures avant}} au lieu de {before, plural, =0 {rien} other {# %}} jusqu’{hoursBefore, plural, =0 {au début} one {à # heure avant} other {à # heures avant}}.",
  hourChangeSend: "Modifier la demande, pour {total}",
  hourChanged: "Demande modifiée",
  hourChangedText: "{name} a reçu un seul message et ne voit que la nouvelle demande.",
  hourOthers: "Créneaux libres",
  hourGone: "Aucun créneau libre pour le moment",
  hourGoneText: "{firstName} n’a aucun créneau réservable ici. Vous pouvez poser une question ou chercher quelqu’un d’autre.",
  hourOwnText: "C’est votre propre page. Les clients réservent ici leurs consultations avec vous.",
  hourOwnRequest: "Ce créneau est le vôtre : vous l’avez déjà demandé.",
  hourOwnRequestOpen: "Voir votre demande",
  hourBack: "{name}",
};
