import { INVITATION_DAYS, MOST_KILOBYTES, MOST_LINES } from "#app/features/applications/invitations/limits";
import type { invitationsMessages as english } from "#app/features/applications/invitations/messages";
import { BIO_MAX_CHARACTERS } from "#app/features/applications/limits";
import { NAME_MAX_CHARACTERS } from "#app/features/profiles/limits";
import { LOWEST_RATE } from "#app/features/rules/highest-rate";
import { RULE } from "#app/features/rules/rule-marks";
import type { Translation } from "../../translation";
import { grouped } from "../words";
import { acceptMessages } from "./accepting";

/** Import of advisors and their invitations, in French. */
export const invitationsMessages: Translation<typeof english> = {
  title: "Importer des experts",
  text: `Un fichier CSV, comme en enregistre tout tableur, de ${MOST_LINES} lignes et ${MOST_KILOBYTES} Ko au plus. La première ligne nomme les colonnes : nom, e-mail, domaines et, si vous les connaissez, tarif, devise, langues, horaires (lun-ven 09:00-17:00 | sam 10:00-12:00), fuseau horaire (Europe/Vienna) et bio. Rien n’est enregistré lors de la vérification.`,
  file: "Fichier CSV",
  template: "Un fichier modèle",
  columns: "nom;e-mail;domaines;tarif;devise;langues;horaires;fuseau horaire;bio",
  check: "Vérifier le fichier",
  checkAgain: "Vérifier de nouveau le même fichier",
  checking: "Vérification…",
  linesTitle: "Contenu du fichier",
  line: "Ligne {line}",
  lineGood: "Invitation possible",
  lineRateRead: "{amount} l’heure",
  notInvited: "Non invités",
  invite: "{count, plural, one {Inviter # expert} other {Inviter # experts}}",
  inviting: "Invitation en cours…",
  nobodyLeft: "Ce fichier ne contient personne à inviter.",
  invited: "{count, plural, one {L’invitation est en route.} other {Les # invitations sont en route.}}",
  invitedHere: "{count, plural, one {# expert est invité.} other {# experts sont invités.}}",
  linksTitle: "Liens à transmettre",
  linksText: `Ce site n’envoie pas encore d’e-mails. Veuillez envoyer vous-même son lien à chaque expert : il n’est affiché ici que cette fois, et fonctionne une seule fois, pendant ${INVITATION_DAYS} jours.`,
  openTitle: "Invitations en attente",
  openUntil: "Valable jusqu’au <time></time>",
  again: "Renvoyer",
  againNamed: "Renvoyer : {name}",
  newLink: "Nouveau lien",
  newLinkNamed: "Nouveau lien : {name}",
  withdraw: "Retirer",
  withdrawNamed: "Retirer : {name}",
  withdrawing: "Retrait…",
  withdrawn: "L’invitation est retirée, son lien ne fonctionne plus.",
  invitationEnded: "Cette invitation est acceptée, retirée ou expirée.",
  againFailed: "Cela a échoué, l’invitation est inchangée. Veuillez réessayer.",
  nobodyInvited: "Personne n’a été invité : toutes les personnes du fichier sont déjà connues.",
  failed: "Échec : aucun message n’a été envoyé. Réessayez.",
  fileEmpty: "Ce fichier ne contient aucune ligne.",
  fileTooLarge: `Ce fichier dépasse ${MOST_KILOBYTES} Ko.`,
  fileUnreadable: "Ce n’est pas un fichier CSV. Dans un tableur, choisissez « Enregistrer sous », puis CSV.",
  fileQuote: "À la ligne {line}, un guillemet s’ouvre et n’est fermé nulle part. Veuillez le fermer ou l’enlever.",
  fileColumns: "La première ligne doit nommer les colonnes nom (ou prénom et nom), e-mail et domaines.",
  fileTooLong: `Ce fichier compte plus de ${MOST_LINES} lignes.`,
  noneTaken: "Ce site n’accueille pas de nouveaux experts pour le moment ; personne n’a donc été invité.",
  lineFound: "« {found} » dans la colonne {column} :",
  lineEmpty: "La colonne {column} est vide :",
  lineEmail: "Ce n’est pas une adresse e-mail.",
  lineName: `Le prénom et le nom sont nécessaires, d’au plus ${NAME_MAX_CHARACTERS} lettres, espaces, apostrophes et traits d’union chacun, sans titre.`,
  lineNameReserved: "Ce nom pourrait être confondu avec le site lui-même ou ses responsables.",
  lineAreas: "Il faut au moins un domaine.",
  lineArea: "« {said} » n’est pas un domaine de ce site.",
  lineAreaNearest: "Le plus proche : {areas}.",
  allAreas: "Les domaines de ce site",
  lineRateEither: "On ne sait pas s’il s’agit de {whole} ou de {part}. Veuillez écrire l’un des deux, sans séparateur de milliers.",
  lineRate: `Le tarif doit être un nombre de ${LOWEST_RATE} à ${RULE.highestRate}, sans symbole de devise.`,
  lineCurrency: "Cette devise n’est pas proposée. Possibles : {allowed}.",
  lineLanguages: "Cette langue n’est pas connue. Écrivez français ou fr, plusieurs séparées par |.",
  lineHours: "Les horaires sont illisibles, ou la fin précède le début. Écrivez-les ainsi : lun-ven 09:00-17:00 | sam 10:00-12:00.",
  lineZone: "Ce fuseau horaire n’est pas connu. Écrivez-le sous son nom IANA, par exemple Europe/Vienna.",
  lineBio: `La présentation compte au plus ${grouped(BIO_MAX_CHARACTERS)} caractères, sans caractères cachés.`,
  lineCells:
    "Elle a plus de cellules que la première ligne n’a de noms. Ici, « {allowed} » sépare les cellules : un texte qui le contient se met entre guillemets.",
  lineRepeated: "La même adresse figure plus haut.",
  lineHasAccount: "Cette adresse a déjà un compte.",
  lineInvited: "Cette adresse est déjà invitée.",
  mailGreeting: "Bonjour {name},",
  mailSubject: "Invitation à devenir expert sur {site}",
  mailText:
    "Nous aimerions vous compter parmi les experts présents sur {site}. Votre page est prête : confirmez ce que nous savons de vous, complétez ce qui manque et choisissez un mot de passe.",
  mailLimit: `Le lien ne sert qu’une fois et reste valable ${INVITATION_DAYS} jours. Si vous ne le souhaitez pas, vous n’avez rien à faire : ce que nous savons de vous sera alors supprimé.`,
  mailAction: "Voir mon invitation",
  mailClosing: "Bien cordialement",

  ...acceptMessages,
};
