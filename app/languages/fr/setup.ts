import { SETUP_HOURS, SITE_NAME_MAX_CHARACTERS } from "#app/features/setup/limits";
import type { setupMessages as english } from "#app/features/setup/messages";
import type { Translation } from "../translation";

/** The page for setting up a new site, in French. */
export const setupMessages: Translation<typeof english> = {
  title: "Configurer votre site",
  text: "Vous êtes la première personne ici. Tout ce que vous indiquez pourra être modifié dans Paramètres.",
  site: "Le site",
  siteName: "Nom du site",
  siteNameNeeded: "Donnez un nom à votre site",
  siteNameTooLong: `Le nom doit compter au plus ${SITE_NAME_MAX_CHARACTERS} caractères`,
  language: "Langue du site",
  languageHint: "Pour les visiteurs dont le navigateur ne demande aucune des langues proposées, et pour les e-mails qui leur sont envoyés.",
  currency: "Devise",
  currencyHint: "Celle dans laquelle les experts fixent leurs prix. D’autres s’ajoutent dans Paramètres.",
  zone: "Fuseau horaire",
  you: "Vous, qui administrez le site",
  email: "E-mail",
  emailHint:
    "Cette adresse sert à vous connecter. Tant que vous n’avez pas indiqué d’adresse de contact dans Paramètres, les pages et les e-mails l’affichent comme celle du site.",
  submit: "Configurer le site",
  busy: "Configuration…",
  done: "Votre site est configuré. Voici ce qu’il reste à faire avant qu’il soit le vôtre.",
  hasAccount: "Un compte existe déjà avec cette adresse. Utilisez-en une autre.",
  endedTitle: "Cette adresse ne fonctionne plus",
  endedText: `Elle ne sert qu’une fois et reste valable ${SETUP_HOURS} heures. Redémarrez le site : il en affiche une nouvelle dans le terminal.`,
  endedButton: "Page d’accueil",
  ownTitle: "Créer votre propre site",
  ownText:
    "Ceci est une démo. La vider retire toutes les personnes avec leurs consultations, messages et paiements, vous compris, et vous mène à la configuration de votre propre site. Ce que vous en avez fait reste : marque, catégories, règles, textes, logos et vidéos. C’est irréversible.",
  ownOthers:
    "{count, plural, one {# compte qui n’est pas de la démo disparaît aussi.} other {# comptes qui ne sont pas de la démo disparaissent aussi.}}",
  ownConfirm: "Saisissez le nom du site : {site}",
  ownSubmit: "Vider la démo et créer le mien",
  ownBusy: "Réinitialisation…",
  otherName: "Ce n’est pas le nom du site. Rien n’a été vidé.",
  notADemo: "Il n’y a pas de démo à vider ici.",
  emptyFailed: "La démo n’a pas pu être vidée et reste telle quelle. Réessayez.",
};
