import {
  FEED_MAX_BYTES,
  MAX_FEEDS,
  MAX_FETCH_SECONDS,
  MEETING_LINK_MAX_CHARACTERS,
  READ_EVERY_MINUTES,
} from "#app/features/calendar/limits";
import type { calendarMessages as english } from "#app/features/calendar/messages";
import { MAX_LEAD_DAYS } from "#app/features/schedule/lead-time";
import { inMegabytes } from "#app/platform/sizes";
import type { Translation } from "../translation";
import { grouped } from "./words";

/** The furthest ahead anyone can book. */
const MONTHS = Math.round((MAX_LEAD_DAYS / 365) * 12);

/** Calendars: busy times imported from an advisor's own, the feed of a person's consultations, and meeting places, in French. */
export const calendarMessages: Translation<typeof english> = {
  busyTitle: "Les plages occupées de votre agenda",
  busyText: `Collez l’adresse iCalendar de votre propre agenda : les heures déjà prises ne seront proposées à personne. Nous ne gardons que les heures occupées, pas ce que vous y faites. L’agenda est relu toutes les ${READ_EVERY_MINUTES} minutes.`,
  busyWhere:
    "Google : Paramètres, votre agenda, Adresse secrète au format iCal. Outlook : Paramètres, Calendriers partagés, Publier, ICS. iCloud : partagez le calendrier publiquement et copiez son lien webcal.",
  busyAddress: "Adresse de l’agenda",
  busyAdd: "Ajouter l’agenda",
  busyAdding: "Ajout…",
  busyAdded: "Lecture de l’agenda en cours ({host}).",
  busyRemove: "Retirer",
  busyRemoveLabel: "Retirer l’agenda ({host})",
  busyRemoved: "L’agenda n’est plus lu ({host}).",
  busyAgain: "Lire maintenant",
  busyAgainLabel: "Lire l’agenda maintenant ({host})",
  busyAgainDone: "Lecture de l’agenda en cours ({host}).",
  busyNone: "Aucun agenda n’est encore lu.",
  busyWaiting: "Lecture en cours…",
  busyRead: `{count, plural, =0 {Aucune plage occupée} one {# plage occupée} other {# plages occupées}} dans les ${MONTHS} prochains mois, dernière lecture {when}`,
  busyKept:
    "Dernière lecture {when}. {count, plural, one {La plage occupée connue} other {Les # plages occupées connues}} à ce moment-là {count, plural, one {reste prise} other {restent prises}} en compte.",
  busyFailed: "Lecture impossible",

  addressNeeded: "Collez l’adresse d’un agenda",
  addressUnreadable: "Ce n’est pas l’adresse d’un agenda. Elle commence par https:// ou webcal://",
  addressNotSecure: "Seules les adresses chiffrées sont lues : https:// ou webcal://",
  addressKnown: "Cet agenda est déjà lu.",
  feedsFull: `${MAX_FEEDS} agendas sont déjà lus. Retirez-en d’abord un.`,

  unreachable: "Son serveur est injoignable sur l’internet public. Vérifiez l’adresse.",
  tooManyFeeds: "Vous avez ajouté et lu beaucoup d’agendas en peu de temps. Patientez avant le prochain.",
  ledAway: "Cette adresse renvoie vers un autre serveur. Collez celle vers laquelle elle mène.",
  refused: "Son serveur ne le communique pas. Il n’est peut-être plus partagé.",
  tooLarge: `Cet agenda dépasse ${inMegabytes(FEED_MAX_BYTES)} Mo.`,
  tooSlow: `Son serveur a mis plus de ${MAX_FETCH_SECONDS} secondes à répondre.`,
  notACalendar: "Ce qui s’y trouve n’est pas un agenda au format iCalendar.",
  tooMuch: "Cet agenda contient trop d’entrées pour être lu.",

  ownTitle: "Vos consultations dans votre agenda",
  ownText:
    "Abonnez-vous à cette adresse dans Google Agenda, Outlook ou Calendrier d’Apple : vos demandes et vos consultations s’y afficheront d’elles-mêmes. Toute personne qui a l’adresse peut les lire : gardez-la pour vous.",
  ownNone: "Il n’y a pas encore d’adresse, ou elle a pris fin avec votre ancien mot de passe. Créez-en une et connectez-y vos agendas.",
  ownSince: "Adresse créée le {date}.",
  ownRead: "Dernière lecture {when}.",
  ownNeverRead: "Aucun agenda ne l’a encore lue.",
  ownMake: "Créer une adresse",
  ownRenew: "Créer une nouvelle adresse",
  ownRenewHint: "L’ancienne cesse aussitôt de fonctionner, comme après un changement de mot de passe.",
  ownEnd: "Désactiver",
  ownEnded: "L’adresse de vos consultations ne fonctionne plus.",
  ownAddress: "Votre adresse secrète",
  ownOnce: "Copiez-la maintenant : elle ne s’affiche que cette fois.",
  ownOpen: "Ouvrir dans une application d’agenda",
  ownName: "Consultations {site}",

  entryTitle: "Consultation avec {name} : {topic}",
  entryTitleAsked: "Demandée, avec {name} : {topic}",
  entryText: "Consultation avec {name} (sujet : {topic}), réservée sur {site}.",
  entryTextAsked: "Consultation avec {name} (sujet : {topic}), demandée sur {site} et pas encore convenue.",
  someone: "un client",

  meetingTitle: "Lien de réunion",
  meetingText: "Là où ont lieu vos consultations. Les deux parties le voient dès qu’une consultation est acceptée.",
  meetingLabel: "Votre propre lien de réunion",
  meetingHint:
    "Par exemple votre salle Zoom, Teams ou Meet. Si vous laissez vide, chaque consultation reçoit sa propre salle sur {host}, avec un nom impossible à deviner.",
  meetingJoin: "Rejoindre la réunion",
  meetingPlace: "Lieu",
  meetingInvalid: "Saisissez un lien qui commence par https://",
  meetingTooLong: `${grouped(MEETING_LINK_MAX_CHARACTERS)} caractères maximum`,
};
