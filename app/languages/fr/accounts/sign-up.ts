import { PASSWORD_MIN_CHARACTERS } from "#app/features/accounts/limits";
import type { formMessages as english } from "#app/features/accounts/sign-up/messages";
import { LIMITS } from "#app/platform/limits/limits";
import type { Translation } from "../../translation";
import { counted } from "../words";

const CHANGES = counted(LIMITS["account-change"].minutes / 60, "heure", "heures");

/** The sign-in and sign-up forms, wherever they are shown, and their responses, in French. */
export const formMessages: Translation<typeof english> = {
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
  accountTypeHint: "Un compte particulier ne peut pas devenir par la suite un compte d’entreprise ou d’organisation.",
  individual: "Particulier",
  business: "Entreprise",
  organisation: "Organisation",
  forgotLink: "Mot de passe oublié ?",
  or: "ou",
  google: "Continuer avec Google",
  linkedin: "Continuer avec LinkedIn",
  linkedinSoonTitle: "Bientôt disponible",
  linkedinSoonText: "La connexion avec LinkedIn arrive bientôt. En attendant, utilisez votre e-mail.",

  emailRequired: "L’adresse e-mail est obligatoire",
  emailInvalid: "Saisissez une adresse e-mail valide",
  emailTooLong: "L’adresse e-mail est trop longue",
  passwordTooShort: `Le mot de passe doit comporter au moins ${PASSWORD_MIN_CHARACTERS} caractères`,
  passwordTooLong: "Le mot de passe est trop long",
  passwordTooSimple: "Le mot de passe doit comporter au moins une majuscule, une minuscule et un chiffre",
  passwordsDiffer: "Les mots de passe ne correspondent pas",
  accountTypeUnknown: "Choisissez un type de compte",

  tooManyAttempts: `Trop de tentatives. Patientez ${LIMITS["sign-in"].minutes} minutes avant de réessayer.`,
  tooManySignUps: "Votre réseau a créé beaucoup de comptes aujourd’hui. Réessayez demain.",
  tooManyToday: "Beaucoup d’essais sont venus de votre réseau aujourd’hui. Réessayez demain.",
  tooManyChanges: `Vous avez souvent modifié votre compte. Patientez jusqu’à ${CHANGES} avant de continuer.`,
  invalidRequest: "Demande non valide. Vérifiez votre saisie.",
  authenticationFailed: "L’authentification a échoué. Réessayez.",
  errorOccurred: "Une erreur est survenue. Réessayez.",
  unexpectedError: "Une erreur inattendue est survenue",
  invalidCredentials: "Adresse e-mail ou mot de passe incorrect.",
  emailNotConfirmed: "Adresse e-mail non confirmée",
  emailNotConfirmedText: "Ouvrez le lien reçu par e-mail ou demandez un nouvel envoi.",
  suspended: "Ce compte est suspendu. Écrivez à {email} si vous pensez qu’il s’agit d’une erreur.",
  busy: "Beaucoup de personnes se connectent en ce moment. Réessayez dans quelques secondes.",

  checkEmailTitle: "Consultez vos e-mails",
  checkEmailText: "Nous vous avons envoyé un lien de confirmation.",
  toSignIn: "Retour à la connexion",
  confirming: "Confirmation…",
  newPassword: "Nouveau mot de passe",

  signedOut: "Déconnexion réussie.",
  linkEndedTitle: "Ce lien n’est plus valable",
};
