import { AUTHENTICATOR_DIGITS, LINK_HOURS } from "#app/features/accounts/limits";
import type { secondFactorMessages as english } from "#app/features/accounts/second-factor/messages";
import { MAX_WRONG_CODES, WRONG_CODE_WINDOW_MINUTES } from "#app/features/accounts/second-factor/wrong-codes";
import { FRESH_SIGN_IN_MINUTES } from "#app/features/accounts/sign-in/fresh-sign-in";
import type { Translation } from "../../translation";
import { counted } from "../words";

const REPORT = counted(LINK_HOURS.report_sign_in / (7 * 24), "semaine", "semaines");

/** Two-factor authentication: its switch, its set-up, the code at sign-in, and its emails, in French. */
export const secondFactorMessages: Translation<typeof english> = {
  title: "Double authentification",
  text: "En plus de votre mot de passe, la connexion demande un code fourni par une application de votre téléphone.",
  switchHintOff: "Toute application d’authentification convient : Google Authenticator, 1Password, Aegis et d’autres.",
  switchHintOn: "Activée. La connexion demande un code.",
  endsOn: "Un administrateur a demandé qu’elle soit désactivée le {time}.",
  keep: "La garder activée",
  kept: "La double authentification reste activée.",
  switchContinue: "Continuer",

  proofText: `Votre connexion remonte à plus de ${FRESH_SIGN_IN_MINUTES} minutes : confirmez que c’est bien vous.`,
  proofTitle: "D’abord, votre mot de passe",
  currentPassword: "Mot de passe actuel",
  continue: "Continuer",
  cancel: "Annuler",

  scanTitle: "1. Scannez ceci avec votre application d’authentification",
  scanPicture: "Le code QR pour votre application d’authentification. La clé ci-dessous contient la même chose.",
  scanType: "Ou saisissez cette clé dans l’application :",
  openApp: "Ouvrir dans une application de cet appareil",
  enterTitle: "2. Saisissez le code affiché",
  code: "Code",
  codeHint: `${AUTHENTICATOR_DIGITS} chiffres`,
  turnOn: "Activer",
  turningOn: "Activation…",
  setupEnded: "Cela a pris trop de temps et le code QR n’est plus valable. Recommencez.",
  setupCancelled: "La double authentification reste désactivée.",
  turnedOn: "La double authentification est activée. Tous les autres appareils sont déconnectés.",

  recoveryTitle: "Vos codes de secours",
  recoveryKeep:
    "Gardez-les avec vos papiers importants. Chacun vous ouvre l’accès une fois, sans l’application. Ils ne s’affichent que maintenant.",
  recoveryDone: "Je les ai mis de côté",
  recoveryCodesLeft:
    "{left, plural, =0 {Il ne reste aucun code de secours.} one {Il reste # code de secours.} other {Il reste # codes de secours.}}",
  recoveryRenew: "Créer de nouveaux codes de secours",
  recoveryRenewText: "Les anciens cessent aussitôt de fonctionner.",
  recoveryRenewing: "Création…",

  turnOff: "Désactiver",
  turnOffTitle: "Désactiver la double authentification",
  turnOffText:
    "Confirmez que c’est bien vous avec votre mot de passe et un code. Ensuite, le mot de passe seul suffira pour vous connecter.",
  turningOff: "Désactivation…",
  anyCode: "Code ou code de secours",
  anyCodeHint: `${AUTHENTICATOR_DIGITS} chiffres de votre application, ou l’un de vos codes de secours`,

  codeWrong: "Ce code est incorrect ou a déjà servi",
  tooManyCodes: `Trop de codes incorrects. Utilisez un code de secours ou patientez ${WRONG_CODE_WINDOW_MINUTES} minutes.`,
  failed: "La mise à jour des paramètres de sécurité a échoué",

  challengeTitle: "Encore une étape",
  challengeText: "Saisissez le code affiché par votre application d’authentification.",
  challengeCode: "Code",
  challengeHint: `${AUTHENTICATOR_DIGITS} chiffres. Sans votre téléphone, saisissez un code de secours.`,
  challengeButton: "Se connecter",
  challengeChecking: "Vérification…",
  challengeBack: "Se connecter avec un autre compte",
  challengeMailed: `Ce n’est pas vous qui l’avez activée ? Le bouton de l’e-mail reçu à ce sujet déconnecte tout le monde et la désactive. Il reste valable ${REPORT}.`,
  challengeLost: "Aucun code ne fonctionne, ou ce n’est pas vous qui l’avez activée ? Écrivez à <mail></mail>.",
  challengeEnded: "Cette connexion a expiré. Connectez-vous de nouveau.",
  challengeSpent: "Trop de codes incorrects. Connectez-vous de nouveau.",

  notMe:
    "Si ce n’était pas vous, appuyez sur le bouton : tout le monde est déconnecté, la double authentification est à nouveau désactivée, et nous vous envoyons par e-mail un lien pour choisir un nouveau mot de passe.",
  notYou: "Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et écrivez à {email}.",
  securityAction: "Ouvrir mes paramètres de sécurité",
  resetAction: "Choisir un nouveau mot de passe",
  onSubject: "Double authentification activée sur {site}",
  onText:
    "Désormais, la connexion à {site} demande un code de votre application d’authentification. Tous les autres appareils ont été déconnectés.",
  offSubject: "Double authentification désactivée sur {site}",
  offText: "La connexion à {site} ne demande plus de code. Tous les autres appareils ont été déconnectés.",
  endedText: "La connexion à {site} ne demande plus de code, comme un administrateur l’avait demandé. Personne n’a été déconnecté.",
  recoverySubject: "Un code de secours a été utilisé sur {site}",
  recoveryText: "L’un de vos codes de secours pour {site} vient d’être utilisé. Il ne fonctionnera plus.",
  recoveryLeft:
    "{left, plural, =0 {Il n’en reste aucun : créez-en de nouveaux maintenant.} one {Il en reste #. Créez-en bientôt de nouveaux.} other {Il en reste #.}}",
  wrongSubject: "Codes incorrects sur {site}",
  wrongText: `Quelqu’un a essayé ${MAX_WRONG_CODES} codes incorrects sur {site}, le plus souvent après avoir saisi votre mot de passe. Personne n’est entré. Pendant ${WRONG_CODE_WINDOW_MINUTES} minutes, seuls les codes de secours fonctionnent.`,
  wrongYou: "Si ce n’était pas vous, quelqu’un d’autre connaît votre mot de passe : choisissez-en un nouveau maintenant.",
};
