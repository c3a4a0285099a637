import type { uiMessages as english } from "#app/ui/text/messages";
import type { Translation } from "../../translation";

/** The parts every screen is built from, in German. */
export const uiMessages: Translation<typeof english> = {
  unfold: "Diesen Teil anzeigen",
  close: "Schließen",
  cancel: "Abbrechen",
  dismiss: "Ausblenden",
  optional: "optional",
  loading: "Wird geladen",
  notifications: "Benachrichtigungen",
  unsent: "Das konnte nicht gesendet werden. Ihre Eingaben sind noch da: Versuchen Sie es noch einmal, sobald Sie wieder online sind.",
  unanswered: "Das hat bei uns nicht geklappt. Ihre Eingaben sind noch da: Bitte versuchen Sie es gleich noch einmal.",
  later: "Die Seite ist nicht erreichbar. Sie öffnet sich von selbst, sobald Sie wieder online sind.",
  signInFirst: "Bitte melden Sie sich an, um fortzufahren. Ihre Eingaben bleiben erhalten und sind danach wieder da.",
  noOptions: "Kein Eintrag der Liste passt. Sie können Ihre eigenen Worte stehen lassen.",
  showOptions: "Liste anzeigen",
  rating: "Bewertung: {rating} von 5, {count, plural, =0 {keine Bewertungen} one {# Bewertung} other {# Bewertungen}}",
  reviews: "({count})",
  unrated: "Neu",
  stepOf: "Schritt {current, number} von {total, number}",
  stepDone: "Erledigt",
  minutes: "{count, number}\u00a0Min.",
  hours: "{count, number}\u00a0Std.",
  hoursAndMinutes: "{hours, number}\u00a0Std. {minutes, number}\u00a0Min.",
  range: "{from} bis {to}",
  timesIn: "Zeiten in",
  zoneTitle: "Zeitzone",
  zoneText: "Alle Zeiten auf dieser Website werden in ihr angezeigt.",
  zone: "Zeiten in",
  zoneHere: "{zone} (dieses Gerät)",
  breadcrumb: "Sie sind hier",
};
