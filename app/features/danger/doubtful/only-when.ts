import { PREFERENCE_WORDS } from "#app/features/topics/classifier/words-of-preferences";

/** Words of time, and small words that say nothing beside them, in the five languages. */
const WHEN = new Set(
  `tonight tomorrow today tomorow evening morning noon afternoon night midnight weekend week month day days hour hours minute minutes soon later now asap early late before after until by from on at in the a an this next
  monday tuesday wednesday thursday friday saturday sunday christmas easter yes no not or and please ok okay is are be anybody anyone somebody someone free available time meeting meet call talk can could do you we i me my need want would like help it s that maybe half quarter better rather best enough
  heute morgen abend abends nacht nachts fruh mittag mittags nachmittag wochenende woche monat tag tage stunde stunden minuten bald gleich spater jetzt vor nach bis ab am um im in der die das den dem ubermorgen ja nein nicht oder und bitte ist sind jemand frei zeit geht ich wir brauche will mochte hilfe termin treffen anruf montag dienstag mittwoch donnerstag freitag samstag sonntag schon noch halbe halben dreiviertelstunde viertelstunde anderthalb eineinhalb eine einen besser lieber reicht doch nur
  demain soir ce soiree matin midi apres nuit minuit semaine mois jour jours heure heures bientot maintenant avant jusque des le la les un une cette prochaine prochain lundi mardi mercredi jeudi vendredi samedi dimanche oui non pas ou et si possible est quelqu quelqun qu un libre disponible rendez vous je j ai besoin veux voudrais aide a d l demi demie quart plutot mieux suffit
  manana noche tarde hoy mediodia semana mes dia dias hora horas minutos pronto ahora antes despues hasta por para esta este la el los las lunes martes miercoles jueves viernes sabado domingo si no o y favor hay alguien libre disponible cita quiero necesito ayuda puede podemos a de en que viene media medio cuarto una un mejor basta
  domani sera stasera stanotte mattina mezzogiorno pomeriggio notte oggi settimana mese giorno giorni ora ore minuti presto adesso prima dopo entro fino di da il lo la questa questo prossima prossimo lunedi martedi mercoledi giovedi venerdi sabato domenica e o per favore c qualcuno libero disponibile appuntamento voglio vorrei ho bisogno aiuto a mezza mezz mezzo mezzora quarto un una meglio piuttosto basta`.split(
    /\s+/,
  ),
);

/** Returns whether folded words say nothing but when, how or for how long: 'tonight please', 'is anybody free tomorrow evening'. An answer to 'when?' tells of no danger. */
export const saysOnlyWhen = (words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => WHEN.has(word) || PREFERENCE_WORDS.has(word) || /^\d{1,4}$/.test(word));
