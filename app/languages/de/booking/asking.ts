import type { askingMessages as english } from "#app/features/booking/hour/messages-of-asking";
import { NAME_MAX_CHARACTERS } from "#app/features/profiles/limits";
import type { Translation } from "../../translation";

/** Requesting a chosen time: personal details, the subject, and the confirmation, in German. */
export const askingMessages: Translation<typeof english> = {
  askedName: "Ihr Name",
  askedNameHint: "{name} sieht, wer anfragt. Ihr Name wird in Ihrem Profil gespeichert.",
  askedNameLong: `Höchstens ${NAME_MAX_CHARACTERS} Zeichen`,
  askedNameCharacters: "Bitte nur Buchstaben, Leerzeichen, Bindestriche und Apostrophe verwenden",
  askedNameNeeded: "Bitte geben Sie Ihren Namen ein: So sieht der Berater, wer fragt.",
  askedNameReserved: "Dieser Name ließe sich mit der Website verwechseln. Bitte geben Sie Ihren eigenen an, jedes Wort in einem Alphabet.",
  note: "Worum geht es?",
  noteElsewhere: "In einem anderen Browser steht etwas, das hier fehlt. Ist es von Ihnen, schreiben Sie es noch einmal.",
  unusualHour: "Bei Ihnen ist das {part, select, early {vor {from}} other {nach {to}}} Uhr. Meinen Sie wirklich diese Zeit?",
  unusualHourSuggested: "Bei Ihnen ist das {part, select, early {vor {from}} other {nach {to}}} Uhr. Sie können eine andere wählen.",
  unusualHourTheirs: "Für {name} ist das {part, select, early {vor {from}} other {nach {to}}} Uhr.",

  requestedTitle: "Beratung angefragt!",
  requestSent: "Ihre Anfrage ist bei {name}. Sie erhalten innerhalb von {hours, number} Stunden eine Antwort.",
  requestSentSoon: "Ihre Anfrage ist bei {name}. Sie erhalten spätestens vor Beginn eine Antwort.",
  findOthers: "Andere Berater finden",
  findOthersThen: "Andere zu dieser Zeit finden",
  changedMeanwhile: "Diese Beratung hat sich inzwischen geändert. Bitte sehen Sie noch einmal nach.",
  refundChanged: "Noch ist nichts abgesagt: Was eine Absage kostet, hat sich geändert. Bitte sehen Sie unten nach.",
  nothingChanged: "Es hat sich nichts geändert: Ihre Anfrage bleibt, wie sie ist.",
  acceptedMeanwhile: "{firstName} hat inzwischen zugesagt; Ihre Änderung gilt nicht. Ihre Eingaben sind noch da.",
};
