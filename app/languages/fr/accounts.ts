import { LINK_HOURS, PASSWORD_MIN_CHARACTERS } from "#app/features/accounts/limits";
import type { accountsMessages as english } from "#app/features/accounts/messages";
import { FRESH_SIGN_IN_MINUTES } from "#app/features/accounts/sign-in/fresh-sign-in";
import { LIMITS } from "#app/platform/limits/limits";
import type { Translation } from "../translation";
import { counted } from "./words";

const HOURS_A_WEEK = 7 * 24;
const CONFIRMATION = counted(LINK_HOURS.confirm_email, "heure", "heures");
const RESET = counted(LINK_HOURS.reset_password, "heure", "heures");
const REPORT = counted(LINK_HOURS.report_sign_in / HOURS_A_WEEK, "semaine", "semaines");

/** accounts, in French. */
export const accountsMessages: Translation<typeof english> = {
  welcome: "Bienvenue sur {site}",
  asideTitle: "Un pont vers quelqu’un qui sait.",
  asideMatch: "Décrivez votre besoin et voyez qui correspond, et pourquoi.",
  asidePrice: "Chaque prix s’affiche en entier avant la réservation.",
  asideOffer: "Vous maîtrisez un sujet ? Proposez votre temps.",
  backToHome: "Retour à l’accueil",
  tabs: "Connexion ou inscription",
  signIn: "Se connecter",
  signingIn: "Connexion…",
  signUp: "S’inscrire",
  createAccount: "Créer un compte",
  creatingAccount: "Création du compte…",
  email: "E-mail",
  password: "Mot de passe",
  passwordHint: `Au moins ${PASSWORD_MIN_CHARACTERS} caractères, avec une majuscule, une minuscule et un chiffre.`,
  confirmPassword: "Confirmer le mot de passe",
  rememberMe: "Rester connecté",
  accountType: "Type de compte",
  accountTypeHint: "Un compte particulier ne pourra pas devenir un compte entreprise ou organisation.",
  individual: "Particulier",
  business: "Entreprise",
  organisation: "Organisation",
  forgotLink: "Mot de passe oublié ?",
  or: "ou",
  google: "Continuer avec Google",
  linkedin: "Continuer avec LinkedIn",
  linkedinSoonTitle: "Bientôt disponible",
  linkedinSoonText: "La connexion avec LinkedIn sera bientôt possible. D’ici là, utilisez votre e-mail.",

  emailRequired: "L’e-mail est obligatoire",
  emailInvalid: "Saisissez une adresse e-mail valide",
  emailTooLong: "L’e-mail est trop long",
  passwordTooShort: `Le mot de passe doit comporter au moins ${PASSWORD_MIN_CHARACTERS} caractères`,
  passwordTooLong: "Le mot de passe est trop long",
  passwordTooSimple: "Le mot de passe doit comporter au moins une majuscule, une minuscule et un chiffre",
  passwordsDiffer: "Les mots de passe ne correspondent pas",
  accountTypeUnknown: "Choisissez un type de compte",

  tooManyAttempts: `Trop de tentatives. Patientez ${LIMITS["sign-in"].minutes} minutes avant de réessayer.`,
  invalidRequest: "Demande non valide. Vérifiez votre saisie.",
  authenticationFailed: "L’authentification a échoué. Réessayez.",
  errorOccurred: "Une erreur est survenue. Réessayez.",
  unexpectedError: "Une erreur inattendue est survenue",
  invalidCredentials: "E-mail ou mot de passe incorrect.",
  emailNotConfirmed: "E-mail non confirmé",
  emailNotConfirmedText: "Ouvrez le lien reçu par e-mail ou demandez un nouvel envoi.",
  suspended: "Ce compte est suspendu. Écrivez à {email} si vous pensez qu’il s’agit d’une erreur.",
  busy: "Beaucoup de personnes se connectent en ce moment. Réessayez dans quelques secondes.",

  againTitle: "Confirmez que c’est bien vous",
  againText:
    "Ce que vous allez faire modifie des droits, déplace de l’argent ou transmet des données. Connectez-vous une nouvelle fois ; votre saisie est conservée.",
  provedAgain: "Merci. Votre saisie est encore là : appuyez de nouveau.",

  currentPasswordNeeded: "Saisissez votre mot de passe actuel",
  currentPasswordWrong: "Ce n’est pas votre mot de passe actuel",
  signInAgain: `Déconnectez-vous, reconnectez-vous, puis réessayez dans les ${FRESH_SIGN_IN_MINUTES} minutes.`,

  checkEmailTitle: "Consultez vos e-mails",
  checkEmailText: "Nous vous avons envoyé un lien de confirmation.",
  waitingTitle: "Plus qu’une étape",
  waitingText: `Ouvrez le lien de l’e-mail envoyé à <strong>{email}</strong>. Il fonctionne une seule fois, pendant ${CONFIRMATION}.`,
  waitingAnyText: `Ouvrez le lien de l’e-mail que nous vous avons envoyé. Il fonctionne une seule fois, pendant ${CONFIRMATION}.`,
  waitingHint: "Toujours rien après quelques minutes ? Regardez dans vos e-mails indésirables, puis demandez un nouvel envoi.",
  sendAgain: "Renvoyer",
  sendingAgain: "Envoi…",
  sentAgain: "Si cette adresse attend une confirmation, un nouveau lien est en route.",
  wrongAddress: "L’adresse est erronée ?",
  correctAddress: "La corriger",
  toSignIn: "Retour à la connexion",

  confirmTitle: "Confirmez votre e-mail",
  confirmText: "Encore un clic et votre compte est prêt.",
  confirmPasswordText: "Choisissez le mot de passe de votre compte, et tout est prêt.",
  confirmButton: "Confirmer et se connecter",
  confirming: "Confirmation…",
  confirmed: "Votre e-mail est confirmé. Bienvenue !",
  linkEndedTitle: "Ce lien n’est plus valable",
  linkEndedText: `Un lien fonctionne une seule fois, pendant ${CONFIRMATION}. Saisissez votre e-mail pour en recevoir un nouveau.`,
  linkEndedSignIn: "Déjà confirmé ?",

  forgotTitle: "Mot de passe oublié ?",
  forgotText: "Saisissez votre e-mail. S’il existe un compte, nous envoyons un lien pour choisir un nouveau mot de passe.",
  forgotButton: "Envoyer le lien",
  forgotSending: "Envoi…",
  forgotSent: `S’il existe un compte à cette adresse, un lien pour choisir un nouveau mot de passe est en route. Il fonctionne une seule fois, pendant ${RESET}.`,
  resetTitle: "Choisissez un nouveau mot de passe",
  resetText: "Vos sessions prendront fin partout ailleurs.",
  newPassword: "Nouveau mot de passe",
  resetButton: "Enregistrer le mot de passe",
  resetSaving: "Enregistrement…",
  resetDone: "Votre mot de passe est modifié. Connectez-vous avec le nouveau.",
  resetEndedText: `Un lien pour choisir un mot de passe fonctionne une seule fois, pendant ${RESET}.`,
  resetEndedButton: "Envoyer un nouveau lien",

  notMeTitle: "Ce n’était pas vous ?",
  notMeText:
    "Tout le monde est déconnecté de votre compte et le mot de passe connu ne fonctionne plus. Nous vous envoyons par e-mail un lien pour en choisir un nouveau.",
  notMeButton: "Ce n’était pas moi",
  notMeSending: "Déconnexion de tous les appareils…",
  notMeDone: `Tout le monde est déconnecté. Un lien pour choisir un nouveau mot de passe vous est envoyé. Il fonctionne une seule fois, pendant ${RESET}.`,
  notMeEndedText: `Ce lien fonctionne une seule fois, pendant ${REPORT}. Vous pouvez toujours choisir un nouveau mot de passe, ce qui déconnecte tout le monde.`,

  signedOut: "Déconnexion réussie.",

  emailGreeting: "Bonjour,",
  emailClosing: "Si ce n’était pas vous, vous n’avez rien à faire.",
  confirmationSubject: "Confirmez votre e-mail pour {site}",
  confirmationText:
    "Vous (ou quelqu’un avec cette adresse) venez de vous inscrire sur {site}. Confirmez l’adresse pour utiliser votre compte.",
  confirmationLimit: `Le lien fonctionne une seule fois, pendant ${CONFIRMATION}.`,
  confirmationAction: "Confirmer mon e-mail",
  knownSubject: "Vous avez déjà un compte sur {site}",
  knownText: "Quelqu’un vient d’essayer de s’inscrire sur {site} avec votre adresse. Vous avez déjà un compte : rien n’a donc été modifié.",
  knownHelp: `Si c’était vous : connectez-vous comme d’habitude ou choisissez un nouveau mot de passe avec le lien ci-dessous. Il fonctionne une seule fois, pendant ${RESET}.`,
  resetSubject: "Choisissez un nouveau mot de passe pour {site}",
  resetLetterText: "Vous avez demandé à choisir un nouveau mot de passe pour {site}.",
  resetLimit: `Le lien fonctionne une seule fois, pendant ${RESET}. Tant que vous ne l’utilisez pas, votre ancien mot de passe reste valable.`,
  resetAction: "Choisir un nouveau mot de passe",
  notMeSubject: "Tous les appareils ont été déconnectés de votre compte {site}",
  notMeLetterText:
    "Vous nous avez signalé qu’une connexion à {site} n’était pas la vôtre. Tous les appareils ont été déconnectés ; votre ancien mot de passe et vos clés d’accès ne fonctionnent plus.",
  notMeLimit: `Choisissez un nouveau mot de passe avec le lien ci-dessous. Il fonctionne une seule fois, pendant ${RESET} ; ensuite, « Mot de passe oublié ? » en envoie un autre.`,
  changedSubject: "Votre mot de passe sur {site} a été modifié",
  changedText: "Le mot de passe de votre compte {site} vient d’être modifié, et tous les autres appareils ont été déconnectés.",
  changedByResetText: "Le mot de passe de votre compte {site} vient d’être modifié, et tous les appareils ont été déconnectés.",
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
};
