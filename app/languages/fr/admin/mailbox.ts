import type { mailboxMessages as english } from "#app/features/admin/mailbox/messages";
import { MAIL_TRIES, MAIL_WORDS_HOURS } from "#app/platform/mail/mail-retention";
import type { Translation } from "../../translation";
import { counted } from "../words";

const TRIES = String(MAIL_TRIES);
const KEPT = counted(MAIL_WORDS_HOURS, "heure", "heures");

/** Resending emails, and searching the audit log, in French. */
export const mailboxMessages: Translation<typeof english> = {
  sendAgain: "Renvoyer",
  sendAgainNamed: "Renvoyer : {subject}, à {recipient}",
  sentAgain: "L’e-mail attend d’être renvoyé.",
  mailsSentAgain: "{count, plural, one {# e-mail attend d’être renvoyé} other {# e-mails attendent d’être renvoyés}}.",
  notGivenUp: "Seul un e-mail abandonné est renvoyé.",
  wordsGone: "Son contenu est effacé : il n’y a plus rien à envoyer.",
  mailGone: "Cet e-mail n’existe plus.",
  mailFailed: "Le renvoi a échoué.",
  undeliveredTitle: "E-mails qui ne sont pas partis",
  undeliveredText: `Les e-mails partent par votre serveur SMTP, et personne ne les lit ici. Ce qu’il n’a pas accepté figure ici : ce qui a été abandonné après ${TRIES} essais, et ce qui sera réessayé. On peut le renvoyer tant que le texte est conservé, soit ${KEPT}.`,
  allDelivered: "Tous les e-mails sont partis",
  allDeliveredText: "Ce que le serveur de messagerie n’accepte pas figure ici.",
  mailSaid: "Le serveur a répondu : {words}",
  searchAudit: "Chercher par nom, adresse ou identifiant : l’auteur ou la personne concernée",
  noAuditFound: "Aucun résultat",
};
