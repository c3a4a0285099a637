import type { answeringMessages as english } from "#app/features/booking/answering/messages";
import type { Translation } from "../../translation";

/** Texts beside a request or a session, for its advisor, in German. */
export const answeringMessages: Translation<typeof english> = {
  nothingElse: "In dieser Zeit steht nichts anderes an",
  against: "{count, plural, one {Ein Grund spricht gegen diese Zeit} other {# Gründe sprechen gegen diese Zeit}}",
  request: "Eine Anfrage von {name} zur selben Zeit: <time></time>",
  session: "Ein Termin mit {name} zur selben Zeit: <time></time>",
  own: "Ihre eigene Beratung bei {name}: <time></time>",
  near: "Weniger als Ihre {minutes, number} Minuten Pause vor oder nach {name}: <time></time>",
  busy: "Ihr eigener Kalender ist belegt: <time></time> bis <until></until>",
  dayOff: "Diesen Tag haben Sie freigenommen",
  outsideHours: "Außerhalb Ihrer wöchentlichen Zeiten",
  dayFull: "Ihr Tag ist voll: mehr als {count, plural, one {# Beratung} other {# Beratungen}} nehmen Sie nicht an",
  earlier:
    "{count, plural, =0 {Noch keine Beratung} one {Eine frühere Beratung} other {# frühere Beratungen}} mit {name}{others, plural, =0 {} one {, eine weitere Anfrage} other {, # weitere Anfragen}}",
  firstTime: "Zum ersten Mal mit {name}",
  firstTimeUnnamed: "Ein neuer Kunde",
  byState: "Termine nach Stand",
  allStates: "Alle",
  timeProposed: "Zeit vorgeschlagen",
  toConfirm: "Zu bestätigen",
  notAgreed: "Nicht zustande gekommen",
  noneOfState: "Hier ist nichts.",
};
