import type { answeringMessages as english } from "#app/features/booking/answering/messages";
import type { Translation } from "../../translation";

/** Texts beside a request or a session, for its advisor, in French. */
export const answeringMessages: Translation<typeof english> = {
  nothingElse: "Rien d’autre à ce moment",
  against: "{count, plural, one {Un point s’y oppose} other {# points s’y opposent}}",
  request: "Une demande envoyée par {name} à la même heure : <time></time>",
  session: "Une séance avec {name} à la même heure : <time></time>",
  own: "Votre propre consultation avec {name} : <time></time>",
  near: "Moins que vos {minutes, number} minutes de pause avant ou après {name} : <time></time>",
  busy: "Votre propre agenda est occupé : <time></time> à <until></until>",
  dayOff: "Vous avez pris congé ce jour-là",
  outsideHours: "En dehors de vos horaires hebdomadaires",
  dayFull:
    "Votre journée est pleine : {count, plural, one {vous prenez au plus # consultation} other {vous prenez au plus # consultations}}",
  earlier:
    "{count, plural, =0 {Aucune séance tenue} one {Une séance précédente} other {# séances précédentes}} avec {name}{others, plural, =0 {} one {, une autre demande} other {, # autres demandes}}",
  firstTime: "Première fois avec {name}",
  firstTimeUnnamed: "Un nouveau client",
  byState: "Séances par état",
  allStates: "Toutes",
  timeProposed: "Heure proposée",
  toConfirm: "À confirmer",
  notAgreed: "Sans suite",
  noneOfState: "Aucune dans cet état.",
};
