import type { availabilityMessages as english } from "#app/features/advisors/availability/messages";
import { FURTHEST_DAY_OFF_YEARS, MOST_DAYS_AT_ONCE } from "#app/features/advisors/limits";
import type { Translation } from "../../translation";

/** The tab Availability, in French. */
export const availabilityMessages: Translation<typeof english> = {
  statusTitle: "Statut",
  statusText:
    "« Occupé » prévient les clients que la réponse peut tarder. « Absent » vous retire de la recherche et de la mise en relation.",
  statusLabel: "Statut de disponibilité",
  zoneTitle: "Fuseau horaire",
  zoneText: "Vos horaires suivent cette heure, été comme hiver. Les clients les voient à la leur.",
  zoneLabel: "Fuseau horaire de vos horaires",

  hoursTitle: "Horaires hebdomadaires",
  hoursText:
    "Quand les clients peuvent vous réserver lors d’une semaine ordinaire. Une journée peut compter plusieurs plages ; 00:00 en fin de plage signifie minuit.",
  hoursSave: "Enregistrer les horaires",
  hoursSaving: "Enregistrement…",
  hoursClosed: "Fermé",
  hoursFrom: "{day}, plage {number, number}, début",
  hoursTo: "{day}, plage {number, number}, fin",
  hoursAdd: "Ajouter des horaires",
  hoursAddLabel: "Ajouter des horaires : {day}",
  hoursRemove: "Supprimer",
  hoursRemoveLabel: "Supprimer la plage {number, number} : {day}",
  hoursCopy: "Copier du mardi au vendredi",
  hoursCopied: "Les horaires du lundi sont copiés du mardi au vendredi. Enregistrez pour les conserver.",
  hoursEmpty: "Vous n’avez pas encore d’horaires hebdomadaires : personne ne peut vous réserver.",
  hoursStale:
    "Vos horaires hebdomadaires ont été modifiés ailleurs depuis l’ouverture de cette page. Les vôtres sont encore ici : enregistrez de nouveau pour remplacer les autres.",

  timeNeeded: "Saisissez une heure",
  timeUnreadable: "Saisissez une heure, par exemple 09:30",
  endsBeforeItStarts:
    "La fin doit suivre le début. Des horaires au-delà de minuit font deux plages : l’une jusqu’à 00:00, l’autre à partir de 00:00 le lendemain.",
  spansOverlap: "Cette plage en recouvre une autre du même jour",
  tooManySpans: "C’est plus de plages qu’une semaine ne peut en contenir",

  rulesTitle: "Règles de réservation",
  rulesText: "Elles s’appliquent à l’affichage des créneaux, à la mise en relation, aux prix et aux réservations.",
  buffer: "Pause après chaque consultation",
  bufferNone: "Aucune",
  alert: "Délai minimum",
  days: "{count, plural, one {# jour} other {# jours}}",
  mostADay: "Consultations par jour, au maximum",
  mostAny: "Sans limite",

  exceptionsTitle: "Congés et horaires supplémentaires",
  exceptionsText: "Les dates qui s’écartent de la semaine type. Ce qui y est déjà convenu reste valable.",
  exceptionsNone: "Aucune date ne s’écarte de votre semaine type.",
  exceptionFrom: "Date",
  exceptionUntil: "Jusqu’au",
  exceptionUntilHint: "Pour plusieurs jours de suite.",
  exceptionKind: "Ces jours-là",
  kindOff: "Non disponible",
  kindExtra: "Horaires en plus de l’habitude",
  kindInstead: "Autres horaires que d’habitude",
  exceptionStart: "De",
  exceptionEnd: "À",
  exceptionAdd: "Ajouter",
  exceptionAdding: "Ajout…",
  exceptionOff: "Non disponible",
  exceptionExtra: "{from} à {to}",
  exceptionRemove: "Supprimer",
  exceptionRemoveLabel: "Supprimer {dates} : {what}",
  exceptionRange: "{from} au {until}",
  dateNeeded: "Choisissez une date",
  dateUnreadable: "Choisissez une date du calendrier",
  datePast: "Ce jour est déjà passé",
  dateFar: `Choisissez une date dans les ${FURTHEST_DAY_OFF_YEARS} prochaines années`,
  untilBefore: "La fin ne peut pas précéder le début",
  rangeLong: `${MOST_DAYS_AT_ONCE} jours au maximum en une fois`,
  exceptionsFull: "C’est plus de dates qu’il n’est possible d’en garder. Supprimez-en d’abord quelques-unes.",
  exceptionOverlap: "Des horaires existants recouvrent ceux-ci l’un de ces jours",
};
