import { expect, test } from "vitest";
import { placeIn } from "./wishes/place-in-text";
import { urgencyIn } from "./wishes/urgency-in-text";

test.each([
  "Tax advisor, fast",
  "A lawyer for a contract, quickly!",
  "Il me faut un fiscaliste rapidement",
  "Avocat en droit du travail, vite",
  "Ich brauche schnelle Hilfe bei einem Vertrag",
  "Brauche dringend einen Steuerberater",
  "Necesito un asesor fiscal rápido",
  "asesor fiscal rápidamente",
  "un abogado rápido en Madrid",
  "Un avvocato, velocemente",
  "Quick legal advice",
  "quick tax help",
  "I need quick advice on a contract",
  "A quick call about our tax return",
  "We need a prompt answer from a lawyer",
  "I need to talk to somebody quickly",
  "I need legal advice fast",
  "Fast help with a dismissal",
  "fast, please",
  "Schneller Rat zu einer Kündigung",
  "Ich suche schnellen juristischen Rat",
  "Schnelle Rechtsberatung",
  "Wir brauchen rasch einen Anwalt",
  "Conseil juridique rapide",
  "Une consultation rapide sur un bail",
  "Il me faut rapidement un avocat",
  "une réponse très rapide d'un avocat",
  "Consulta rápida sobre un contrato",
  "consulta legal rápida",
  "Necesito asesoramiento muy rápido",
  "Impuestos, rápido",
  "Consulenza veloce per un contratto",
  "consulenza fiscale rapida",
  "Ho bisogno di un parere veloce",
])("'%s' has no time to lose", (said) => expect(urgencyIn(said)).toBe("high"));

test.each(["Un avvocato, presto", "presto"])("'%s' is soon", (said) => expect(urgencyIn(said)).toBe("medium"));

test.each([
  "We want a fast website, and a good one",
  "How do startups grow fast?",
  "A tax advisor, not fast",
  "Eine Beraterin für Marketing, nicht schnell",
  "Our page does not load fast enough",
  "Wir wollen schnell wachsen",
  "Advice for a fast-growing company",
  "Our fast-growing company needs advice",
  "A lawyer for quick commerce",
  "quick commerce",
  "fast food",
  "Fast food legal advice",
  "We need fast servers",
  "We need fast growth",
  "Advice for a fast website",
  "Help us sell quickly",
  "Schnell wachsendes Unternehmen sucht Rat",
  "Beratung für eine schnelle Website",
  "Wie wächst man schnell?",
  "Conseil en restauration rapide",
  "un site rapide",
  "Une croissance rapide",
  "Asesoría para comida rápida",
  "una web rápida",
  "Crecimiento rápido",
  "Consulenza per una crescita rapida",
  "un sito veloce",
  "Il prestito",
])("'%s' says nothing of when help is needed", (said) => expect(urgencyIn(said)).toBe(null));

test.each([
  ["Un avocat à Vienne", "Vienna"],
  ["avocat a Vienne", "Vienna"],
  ["Je cherche un fiscaliste À Nice", "Nice"],
  ["un consulente à Como, fiscaliste à Tours", null],
  ["un avvocato a Roma", "Rome"],
])("'%s' names a place", (said, city) => expect(placeIn(said)?.city ?? null).toBe(city));

test.each(["a nice lawyer", "I need a lens for a bath", "il faut que ça vienne vite"])("'%s' names none", (said) =>
  expect(placeIn(said)).toBe(null));

test.each([
  "Ich suche einen Berater für Steuern, es eilt nicht",
  "Ein Anwalt, es ist nicht eilig",
  "A lawyer, it isn't urgent",
  "Quelqu'un à Bruxelles pour le marketing numérique, sans urgence",
  "Un expert en fiscalité, ça ne presse pas",
  "Un avocat, rien ne presse",
  "Un asesor fiscal, no corre prisa",
  "Un commercialista, non c'è fretta",
])("'%s' has time, whatever else it says of haste", (said) => expect(urgencyIn(said)).toBe("low"));
