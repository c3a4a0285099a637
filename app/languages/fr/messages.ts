import type { blocksMessages as englishBlocks } from "#app/features/blocks/messages";
import { FILES_MAX_MEGABYTES, HOURS_BETWEEN_MAILS, MESSAGE_MAX_CHARACTERS, REASON_MAX_CHARACTERS } from "#app/features/messages/limits";
import type { messageTexts as english } from "#app/features/messages/messages";
import { PAPER_MAX_BYTES } from "#app/platform/files/attachment";
import { LIMITS } from "#app/platform/limits/limits";
import { inMegabytes } from "#app/platform/sizes";
import type { Translation } from "../translation";
import { counted, grouped } from "./words";

/** Messages between a client and an advisor: pages, responses, and the email about unread ones, in French. */
export const messageTexts: Translation<typeof english> = {
  title: "Messages",
  intro: "Chaque conversation se tient entre deux personnes, seules à pouvoir la lire.",
  emptyTitle: "Aucun message pour l’instant",
  emptyText: "Posez une question à un expert avant de réserver : « Poser une question » figure sur la page de chaque expert.",
  emptyAdvisorText: "Quand quelqu’un vous pose une question, elle apparaît ici.",
  findAdvisor: "Trouver un expert",
  threads: "Conversations",
  youSaid: "Vous : {text}",
  unread: "{count, plural, one {# nouveau} other {# nouveaux}}",
  newer: "Plus récentes",
  older: "Plus anciennes",
  aClient: "Client (sans nom)",

  back: "Tous les messages",
  thread: "Conversation avec {name}",
  profile: "Voir le profil",
  book: "Réserver",
  consultation: "Votre consultation",
  you: "Vous",
  read: "Lu",
  newMessages: "Nouveaux",
  earlier: "Messages précédents",
  later: "Revenir aux derniers messages",
  markRead: "Marquer comme lu",

  message: "Votre message",
  messagePlaceholder: "Écrire à {name}",
  send: "Envoyer",
  sending: "Envoi…",
  onItsWay: "Envoi…",
  attach: "Joindre un fichier",
  file: "Fichier",
  fileHint: `PDF ou image, ${inMegabytes(PAPER_MAX_BYTES)} Mo maximum. Accessible à vous deux uniquement.`,
  fileSend: "Envoyer le fichier",
  fileSize: "{size, number} Ko",
  sendAgain: "Renvoyer",
  takeBack: "Retirer",

  askTitle: "Poser une question à {name}",
  askIntro: "Dites en quelques phrases de quoi il s’agit. {name} vous répond ici, et une notification vous signale la réponse.",
  writeTitle: "Écrire à {name}",
  writeIntro: "{name} vous répond ici, et une notification vous signale la réponse.",
  writeLabel: "Votre message",
  writeHint: "Visible par vous deux uniquement.",
  askLabel: "Votre question",
  askPlaceholder: "Par exemple : avez-vous travaillé avec des entreprises de notre taille, et que regarderiez-vous en premier ?",
  askPlaceholderOwn: "Par exemple : avez-vous déjà aidé quelqu’un dans mon cas, et par où commenceriez-vous ?",
  askFree: "Poser une question est gratuit. Visible par vous deux uniquement.",
  signInNote: "Vous vous connectez avant l’envoi. Votre texte vous attend ici.",
  askedElsewhere:
    "Une question a été saisie dans un autre navigateur. Elle n’est pas reprise ici : n’importe qui a pu la saisir. Si c’était vous, envoyez-la de là-bas ou écrivez-la de nouveau ici.",
  signInToSend: "Se connecter pour envoyer",

  block: "Bloquer",
  blockTitle: "Bloquer {name} ?",
  blockText:
    "{name} ne pourra plus vous envoyer de messages ni de demandes et le verra en essayant. Ce qui a été dit reste. Vous pouvez débloquer à tout moment.",
  blocked: "Vous avez bloqué {name}.",
  unblock: "Débloquer",
  unblocked: "{name} peut de nouveau vous écrire.",
  blockedByYou: "Vous avez bloqué {name}. Débloquez pour écrire de nouveau.",
  blockedByThem: "{name} n’accepte pas vos messages. Ce qui a été dit reste ici.",
  notListed: "{name} n’accepte pas de messages en ce moment. Ce qui a été dit reste ici.",

  report: "Signaler",
  reportLabel: "Signaler le message ({time})",
  reportTitle: "Signaler ce message",
  reportText:
    "Le message et votre explication sont transmis à l’équipe {site}, qui lit ce message et rien d’autre. {name} ne le saura que si le message est retiré.",
  reportReason: "Quel est le problème ?",
  reportSend: "Signaler le message",
  reportCancel: "Annuler",
  reportDone: "Merci. Le message a été signalé.",
  reported: "Signalé",
  removed: "L’équipe de ce site a retiré ce message.",

  textMissing: "Écrivez d’abord un message.",
  textTooLong: `Votre message ne doit pas dépasser ${grouped(MESSAGE_MAX_CHARACTERS)} caractères. Votre texte est toujours dans le champ.`,
  reasonTooLong: `Ne dépassez pas ${grouped(REASON_MAX_CHARACTERS)} caractères.`,
  fileMissing: "Choisissez d’abord un fichier.",
  fileType: "Choisissez un PDF ou une image.",
  fileTooLarge: `Ce fichier dépasse ${inMegabytes(PAPER_MAX_BYTES)} Mo.`,
  fileBusy: "Beaucoup de fichiers sont en cours de lecture. Réessayez dans quelques secondes.",
  fileUnsent: "Le fichier n’a pas été envoyé : vous êtes hors ligne. Choisissez-le de nouveau une fois la connexion revenue.",
  refusedTooManyFiles: "Vous avez envoyé beaucoup de fichiers aujourd’hui. Attendez demain pour le prochain.",
  refusedTooManyFilesUnpaid: `Avant votre première consultation payée, vous pouvez envoyer ${LIMITS["message-megabyte-unpaid"].perPerson} Mo de fichiers par jour. Attendez demain pour le prochain.`,
  filesFull: `Vos fichiers dans les messages occupent toute la place prévue : ${FILES_MAX_MEGABYTES} Mo.`,
  unreadable: "L’envoi est illisible. Réessayez.",
  unsent: "Pas envoyé : vous êtes hors ligne. L’envoi se fera dès le retour de la connexion.",
  failed: "Pas envoyé. Réessayez.",
  refusedBlockedByYou: "Vous avez bloqué cette personne. Débloquez-la pour écrire de nouveau.",
  refusedBlockedByThem: "Cette personne n’accepte pas vos messages.",
  refusedNotListed: "Cette personne n’accepte pas de messages en ce moment.",
  refusedOwnPage: "C’est votre propre page. Les clients vous écrivent ici.",
  refusedTooManyMessages: "Vous avez envoyé beaucoup de messages. Patientez une minute avant le prochain.",
  refusedTooManyToday: "Vous avez envoyé beaucoup de messages aujourd’hui. Attendez demain pour le prochain.",
  refusedTooManyThreads:
    "Vous avez écrit à beaucoup de nouvelles personnes aujourd’hui. Attendez demain ou écrivez à quelqu’un que vous connaissez déjà.",
  tooManyDrafts: "Beaucoup de questions sont venues de votre réseau. Connectez-vous d’abord, puis écrivez.",

  emailSubject: "{name} vous a écrit",
  emailGreeting: "Bonjour {name},",
  emailThere: "à vous",
  emailText: `{count, plural, one {Un message envoyé} other {# messages envoyés}} par {name} {count, plural, one {vous attend} other {vous attendent}}. D’ici à ce que vous {count, plural, one {l’ayez lu} other {les ayez lus}}, nous vous écrirons à ce sujet au plus une fois par période de ${counted(HOURS_BETWEEN_MAILS, "heure", "heures")}.`,
  emailAction: "Lire et répondre",
  emailClosing: "L’équipe {site}",
};

/** Blocked people, in French. */
export const blocksMessages: Translation<typeof englishBlocks> = {
  here: "Vous avez bloqué {name}. Ni l’un ni l’autre ne peut écrire ni envoyer de demande.",
  unblocked: "Vous pouvez de nouveau écrire et envoyer des demandes à {name}.",
  marked: "Bloqué",
  unblock: "Débloquer",
  unblockLabel: "Débloquer {name}",
};
