import type { uiMessages as english } from "#app/ui/text/messages";
import type { Translation } from "../../translation";

/** Components that every screen is built from, in German. */
export const uiMessages: Translation<typeof english> = {
  unfold: "Mehr anzeigen",
  close: "Schließen",
  cancel: "Abbrechen",
  dismiss: "Ausblenden",
  optional: "optional",
  loading: "Wird geladen",
  notifications: "Benachrichtigungen",
  unsent: "Das konnte nicht gesendet werden. Ihre Eingaben sind noch da: Senden Sie sie noch einmal, sobald Sie wieder online sind.",
  unanswered: "Das hat bei uns nicht geklappt. Ihre Eingaben sind noch da: Bitte versuchen Sie es gleich noch einmal.",
  later: "Die Seite ist nicht erreichbar. Sie öffnet sich von selbst, sobald Sie wieder online sind.",
  pressAgain: "Das wurde nicht gesendet: Sie waren nicht angemeldet. Bitte drücken Sie noch einmal.",
  signedOut: "Sie wurden abgemeldet, deshalb ist das nicht geschehen. Bitte melden Sie sich an und versuchen Sie es noch einmal.",
  noOptions: "Kein Eintrag passt. Sie können Ihre eigenen Worte stehen lassen.",
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
  about: " ≈\u00a0{amount}",
};
