import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import type { Reader } from "#app/features/topics/classifier/reading";
import { withoutPreferences } from "#app/features/topics/classifier/without-preferences";
import { judge } from "./answer-kind";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});

/** What a text is judged as; its area if sure. */
function verdict(text: string) {
  const reading = read(text);
  const judged = judge(text, reading, null);
  return judged.kind === "sure" ? reading.areas[0]?.topic : judged;
}

/** Verdicts of the needs by themselves, each of which is read once for hundreds of combinations. */
const alone = new Map<string, ReturnType<typeof verdict>>();
function verdictAlone(need: string) {
  if (!alone.has(need)) alone.set(need, verdict(need));
  return alone.get(need);
}

/** Needs by language, and preferences of time, length, money, language, place and urgency. The last three need others beside them to be read. */
const SAID = {
  en: {
    needs: [
      "I need a lawyer for a work contract",
      "Tax questions for my shop",
      "We need a patent lawyer",
      "our website is slow and we lose customers",
      "what is the weather like",
    ],
    figures: ["tomorrow at 7 pm", "after 18:00", "before 9 in the morning", "not more than 150 euros", "under £90", "budget 90 pounds"],
    others: [
      "30 minutes",
      "half an hour",
      "at the weekend",
      "in French",
      "who speaks German",
      "in Vienna",
      "urgently",
      "as soon as possible",
    ],
  },
  de: {
    needs: ["Steuerfragen für meinen Laden", "Unser Mitarbeiter klagt gegen die Kündigung", "Ich brauche Hilfe im Arbeitsrecht"],
    figures: ["nach 18 Uhr", "morgen um 19 Uhr", "zwischen 17 und 19 Uhr", "unter 200 Euro", "höchstens 150 €", "Budget 90 Euro"],
    others: ["30 Minuten", "eine halbe Stunde", "am Wochenende", "auf Englisch", "der Französisch spricht", "in Wien", "dringend"],
  },
  fr: {
    needs: ["Comment enregistrer une marque", "Questions fiscales pour ma boutique", "Un salarié conteste son licenciement"],
    figures: ["à 19 h", "après 18h30", "demain avant 9 h", "moins de 200 euros", "pas plus de 150 €", "budget 90 euros"],
    others: ["30 minutes", "une demi-heure", "le week-end", "en anglais", "à Lyon", "en urgence", "le plus vite possible"],
  },
  es: {
    needs: ["Necesito un abogado de inmigración para un visado", "Dudas de impuestos para mi tienda", "Queremos registrar una marca"],
    figures: ["a las 7 de la tarde", "después de las 18", "mañana antes de las 9", "menos de 200 euros", "hasta 150 €"],
    others: ["30 minutos", "media hora", "el fin de semana", "en inglés", "en Madrid", "urgente", "lo antes posible"],
  },
  it: {
    needs: ["Domande fiscali per il mio negozio", "Vogliamo registrare un marchio", "Cerco un avvocato per un contratto di lavoro"],
    figures: ["dopo le 18", "alle 19", "domani prima delle 9", "meno di 200 euro", "al massimo 150 €", "budget 90 euro"],
    others: ["30 minuti", "mezz'ora", "nel fine settimana", "in inglese", "a Milano", "urgente", "il prima possibile"],
  },
};

test.each([
  ["Steuerfragen für meinen Laden, 30 Minuten, nach 18 Uhr, unter 200 Euro", "Steuerfragen für meinen Laden"],
  ["I need a lawyer for a work contract tomorrow at 7 pm, not more than 150 euros", "I need a lawyer for a work contract"],
])("'%s' is taken for what it is about", (text, need) => {
  expect(withoutPreferences(text)).toBe(need);
  expect(verdict(text)).toEqual(verdict(need));
});

test("wishes change nothing of what a need is taken for, whatever their order and number, in five languages", () => {
  const said = fc.constantFrom(...Object.values(SAID)).chain(({ needs, figures, others }) =>
    fc.record({
      need: fc.constantFrom(...needs),
      wishes: fc.shuffledSubarray([...figures, ...others], { minLength: 1, maxLength: 5 }),
      figures: fc.shuffledSubarray(figures, { minLength: 1, maxLength: 3 }),
      order: fc.constantFrom("after", "before", "blanks"),
    }),
  );
  fc.assert(
    fc.property(said, ({ need, wishes, figures, order }) => {
      const text =
        order === "after"
          ? `${need}, ${wishes.join(", ")}`
          : order === "before"
            ? `${wishes.join(", ")}: ${need}`
            : `${need} ${figures.join(" ")}`;
      expect([text, verdict(text)]).toEqual([text, verdictAlone(need)]);
    }),
    { numRuns: 400 },
  );
});

test.each([
  "people buy once and never come back, and the ones who phone wait 20 minutes",
  "moulding machine does 60 an hour, brochure says 110, why",
  "they owe us 5000 euros and do not answer",
  "Museo del bottone, 900 visitatori l'anno. Vorremmo esistere anche per chi ha meno di 60 anni",
  "Ouvrir à Bruxelles ou à Genève ?",
  "do we pay overtime for work at the weekend",
  "unter 200 Euro, nach 18 Uhr",
  "",
])("'%s' says no wish beside a matter", (text) => expect(withoutPreferences(text)).toBe(text));

test("whatever is written, words of it are left, and no other", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
      const words = text.split(/\s+/);
      for (const word of withoutPreferences(`${text} nach 18 Uhr`).match(/[\p{L}\p{N}]{2,}/gu) ?? [])
        expect([...words, "nach", "18", "Uhr"].some((each) => each.includes(word))).toBe(true);
    }),
  );
});
