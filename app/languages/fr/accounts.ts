import { FIRST_SESSION_TIMEOUT_HOURS, LINK_HOURS, SIGN_UP_CODE_MINUTES } from "#app/features/accounts/limits";
import type { accountsMessages as english } from "#app/features/accounts/messages";
import { FRESH_SIGN_IN_MINUTES } from "#app/features/accounts/sign-in/fresh-sign-in";
import type { Translation } from "../translation";
import { asideMessages } from "./accounts/aside";
import { formMessages } from "./accounts/sign-up";
import { codeOfMailMessages, waitingMessages } from "./accounts/waiting";
import { whyMessages } from "./accounts/why";
import { counted } from "./words";

const HOURS_A_WEEK = 7 * 24;
const CONFIRMATION = counted(LINK_HOURS.confirm_email, "heure", "heures");
const RESET = counted(LINK_HOURS.reset_password, "heure", "heures");
const REPORT = counted(LINK_HOURS.report_sign_in / HOURS_A_WEEK, "semaine", "semaines");

/** Sign-in, sign-up, email confirmation, password reset, and their emails, in French. */
export const accountsMessages: Translation<typeof english> = {
  welcome: "Bienvenue sur {site}",
  sessionEnded: "Votre session a pris fin. Connectez-vous pour reprendre là où vous en étiez.",
  sessionEndedUnsent:
    "Sans connexion à votre compte, rien n’a été envoyé. Connectez-vous : vous y reviendrez, avec tout ce que vous avez écrit.",
  rememberMeHint: `La session reste ouverte après la fermeture du navigateur, jusqu’à ${FIRST_SESSION_TIMEOUT_HOURS} heures sans activité ou la durée choisie dans votre profil, sous « Sécurité ».`,

  againTitle: "Confirmez que c’est bien vous",
  againText:
    "Ce que vous allez faire modifie des droits, déplace de l’argent, est montré à d’autres ou transmet des données. Connectez-vous une nouvelle fois ; votre saisie est conservée.",
  againWithoutPassword: "Pas encore de mot de passe ? Choisissez-en un par e-mail.",
  againChoose: "Choisir un mot de passe par e-mail",
  provedAgain: "Merci. Votre saisie est encore là : appuyez de nouveau sur le bouton.",

  currentPasswordNeeded: "Saisissez votre mot de passe actuel",
  currentPasswordWrong: "Ce n’est pas votre mot de passe actuel",
  signInAgain: `Déconnectez-vous, reconnectez-vous, puis réessayez dans les ${FRESH_SIGN_IN_MINUTES} minutes. Si Google ou LinkedIn seul ne suffit pas, choisissez d’abord un mot de passe.`,

  confirmTitle: "Confirmez votre adresse e-mail",
  confirmText: "Encore un clic et votre compte est prêt.",
  confirmPasswordText:
    "Choisissez le mot de passe de votre compte, et tout est prêt. N’importe qui peut s’inscrire avec votre adresse : un mot de passe donné dans un autre navigateur ne compte donc pas. Si vous l’avez choisi sur un autre appareil, saisissez-le de nouveau.",
  confirmHourOver: "<time></time> avec {name} : ce créneau ne vous est plus réservé.",
  confirmHourNext: "Votre demande vient ensuite : regardez-la et envoyez-la d’un clic.",
  confirmButton: "Confirmer et se connecter",
  confirmed: "Votre adresse e-mail est confirmée. Bienvenue !",
  linkEndedText: `Un lien ne sert qu’une fois et reste valable ${CONFIRMATION}. Saisissez votre adresse e-mail pour en recevoir un nouveau.`,
  linkEndedSignIn: "Déjà confirmé ?",
  linkUsedTitle: "Ce lien a déjà servi",
  confirmUsedText: "Votre adresse e-mail est confirmée et votre compte est prêt.",
  confirmUsedRequest: "Votre adresse e-mail est confirmée et votre demande a été envoyée. Sa page indique où elle en est.",
  openRequest: "Ouvrir votre demande",
  goOn: "Continuer",

  forgotTitle: "Mot de passe oublié ?",
  forgotText:
    "Saisissez votre adresse e-mail. S’il existe un compte à cette adresse, nous y envoyons un lien pour choisir un nouveau mot de passe.",
  forgotButton: "Envoyer le lien",
  forgotSending: "Envoi…",
  forgotSent: `S’il existe un compte à cette adresse, un lien pour choisir un nouveau mot de passe est en route. Il ne sert qu’une fois et reste valable ${RESET}.`,
  resetTitle: "Choisissez un nouveau mot de passe",
  resetText:
    "Vos sessions prendront fin partout ailleurs. Les clés d’accès et les comptes associés ne fonctionneront plus non plus : ajoutez de nouveau les vôtres ensuite.",
  resetButton: "Enregistrer le mot de passe",
  resetSaving: "Enregistrement…",
  resetDone: "Votre mot de passe est modifié. Connectez-vous avec le nouveau.",
  resetEndedText: `Un lien pour choisir un mot de passe ne sert qu’une fois et reste valable ${RESET}.`,
  resetEndedButton: "Envoyer un nouveau lien",
  resetUsedText: "Votre mot de passe a changé depuis. Connectez-vous avec le nouveau, ou demandez un autre lien.",

  notMeTitle: "Ce n’était pas vous ?",
  notMeUsedTitle: "Tout le monde est déconnecté",
  notMeUsedText:
    "Vous avez signalé que quelque chose ne venait pas de vous : tout le monde a été déconnecté, ce qui avait été configuré depuis dans votre compte ne fonctionne plus, et un lien pour choisir un nouveau mot de passe vous a été envoyé. S’il a expiré, demandez-en un autre.",
  notMeText:
    "Tout le monde est déconnecté de votre compte ; le mot de passe, les clés d’accès, les comptes associés et l’adresse d’agenda ne fonctionnent plus, pas plus qu’une double authentification activée depuis. Nous vous envoyons par e-mail un lien pour choisir un nouveau mot de passe.",
  notMeButton: "Ce n’était pas moi",
  notMeSending: "Déconnexion de tous les appareils…",
  notMeDone: `Tout le monde est déconnecté. Un lien pour choisir un nouveau mot de passe vous est envoyé. Il ne sert qu’une fois et reste valable ${RESET}.`,
  notMeEndedText: `Ce lien ne sert qu’une fois et reste valable ${REPORT}. Vous pouvez toujours choisir un nouveau mot de passe, ce qui déconnecte tout le monde.`,

  emailGreeting: "{known, select, yes {Bonjour {name},} other {Bonjour,}}",
  emailClosing: "Si ce n’était pas vous, vous n’avez rien à faire.",
  confirmationSubject: "Confirmez votre adresse e-mail pour {site}",
  confirmationText:
    "Vous (ou quelqu’un avec cette adresse) venez de vous inscrire sur {site}. Confirmez l’adresse pour utiliser votre compte.",
  confirmationHour:
    "Vous avez choisi ce créneau : {time}. Il vous est réservé jusqu’à {until} : confirmez d’ici là. Dans le navigateur où vous l’avez choisi, votre demande part du même geste ; dans un autre, vous la voyez d’abord.",
  confirmationCode: `Vous lisez ceci sur un autre appareil ? Saisissez {code} là où vous avez choisi le créneau, dans les ${SIGN_UP_CODE_MINUTES} minutes : vous n’aurez rien à récrire.`,
  confirmationLimit: `Le lien ne sert qu’une fois et reste valable ${CONFIRMATION}.`,
  confirmationAction: "Confirmer mon adresse e-mail",
  knownSubject: "Vous avez déjà un compte sur {site}",
  knownText: "Quelqu’un vient d’essayer de s’inscrire sur {site} avec votre adresse. Vous avez déjà un compte : rien n’a donc été modifié.",
  knownHelp: `Si c’était vous : connectez-vous comme d’habitude ou choisissez un nouveau mot de passe avec le lien ci-dessous. Il ne sert qu’une fois et reste valable ${RESET}.`,
  resetSubject: "Choisissez un nouveau mot de passe pour {site}",
  resetLetterText: "Vous avez demandé à choisir un nouveau mot de passe pour {site}.",
  resetLimit: `Le lien ne sert qu’une fois et reste valable ${RESET}. Tant que vous ne l’utilisez pas, votre ancien mot de passe reste valable.`,
  resetAction: "Choisir un nouveau mot de passe",
  notMeSubject: "Tous les appareils ont été déconnectés de votre compte {site}",
  notMeLetterText:
    "Vous nous avez signalé qu’une connexion à {site} n’était pas la vôtre. Tous les appareils ont été déconnectés ; votre ancien mot de passe, vos clés d’accès, vos comptes associés et votre adresse d’agenda ne fonctionnent plus, pas plus qu’une double authentification activée depuis. Vous pourrez les configurer à nouveau.",
  notMeLimit: `Choisissez un nouveau mot de passe avec le lien ci-dessous. Il ne sert qu’une fois et reste valable ${RESET} ; ensuite, « Mot de passe oublié ? » en envoie un autre.`,
  changedSubject: "Votre mot de passe sur {site} a été modifié",
  changedText: "Le mot de passe de votre compte {site} vient d’être modifié, et tous les autres appareils ont été déconnectés.",
  changedByResetText: "Le mot de passe de votre compte {site} vient d’être modifié, et tous les appareils ont été déconnectés.",
  changedWaysIn:
    "Les clés d’accès et les comptes associés ne permettent plus de se connecter, quelle que soit la personne qui les a ajoutés. Ajoutez de nouveau les vôtres sous « Sécurité » et « Comptes associés » dans votre profil.",
  keptWaysIn:
    "Vos clés d’accès et vos comptes associés permettent toujours de se connecter. Vérifiez sous « Sécurité » et « Comptes associés » dans votre profil qu’ils sont tous à vous.",
  changedCalendar:
    "L’adresse secrète par laquelle vos agendas lisent vos consultations n’est plus valable non plus. Créez-en une nouvelle dans votre profil, sous « Comptes associés », puis reconnectez vos agendas.",
  changedHelp: "Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et écrivez à {email}.",
  changedAction: "Choisir un nouveau mot de passe",
  newDeviceSubject: "Nouvelle connexion à {site}",
  newDeviceText: "Quelqu’un vient de se connecter à votre compte {site} depuis un appareil que nous ne vous connaissions pas.",
  newDeviceHelp:
    "Si c’était vous, il n’y a rien à faire. Sinon, appuyez sur le bouton : tout le monde est déconnecté et nous vous envoyons par e-mail un lien pour choisir un nouveau mot de passe.",
  newDeviceWhen: "Date",
  newDeviceWhat: "Appareil",
  newDeviceWhere: "Adresse réseau",
  newDeviceAction: "Ce n’était pas moi",
  newDeviceClosing: "Vous pouvez désactiver ces e-mails sous Sécurité, dans votre profil.",
  deviceName: "{browser} sur {system}",
  deviceUnknown: "Inconnu",

  ...formMessages,
  ...codeOfMailMessages,
  ...waitingMessages,
  ...whyMessages,
  ...asideMessages,
};
