import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import type { Urgency } from "./need";

/** How people say when they need help, in English, German, French, Spanish and Italian. Told apart before shorter sayings that they contain. */
const SAYINGS: Record<Urgency, string> = {
  low: `
    not urgent, no rush, no hurry, exploring, just looking, someday, next year, next quarter, in three months, 1 3 months, planning ahead, long term
    nicht dringend, keine eile, irgendwann, nachstes jahr, langfristig
    pas urgent, rien ne presse, un jour, l annee prochaine, a long terme
    no es urgente, sin prisa, algun dia, el proximo ano, a largo plazo
    non urgente, non e urgente, senza fretta, un giorno, l anno prossimo, a lungo termine`,
  high: `
    urgent, urgently, asap, as soon as possible, immediate, immediately, right now, right away, today, tonight, tomorrow, this week, within a week, within 1 week, within days, emergency, deadline is, by monday, by friday
    dringend, sofort, eilig, so schnell wie moglich, umgehend, heute, morgen, diese woche
    urgence, tout de suite, immediatement, des que possible, aujourd hui, demain, cette semaine
    urgente, urgentemente, inmediatamente, cuanto antes, hoy, manana, esta semana, ahora mismo
    subito, urgenza, il prima possibile, immediatamente, oggi, domani, questa settimana`,
  medium: `
    soon, next week, next weeks, this month, next month, within a month, within 1 month, in two weeks, in a few weeks
    bald, nachste woche, nachsten monat, diesen monat, in zwei wochen
    bientot, la semaine prochaine, ce mois, le mois prochain
    pronto, la proxima semana, este mes, el proximo mes
    presto, la prossima settimana, questo mese, il mese prossimo`,
};

const sayings = (Object.keys(SAYINGS) as Urgency[]).map((urgency) => ({
  urgency,
  phrases: SAYINGS[urgency]
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => ` ${entry} `),
}));

/** How soon help is needed, or null when nothing is said of it. What is said to be not urgent is low, whatever else is said. */
export function urgencyIn(text: string): Urgency | null {
  const plain = ` ${wordsOf(text)
    .map(({ folded }) => folded)
    .join(" ")} `;
  return sayings.find(({ phrases }) => phrases.some((phrase) => plain.includes(phrase)))?.urgency ?? null;
}
