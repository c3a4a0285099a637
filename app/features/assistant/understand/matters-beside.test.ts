import { beforeAll, expect, test } from "vitest";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import type { Reader } from "#app/features/topics/classifier/reading";
import { judge } from "./answer-kind";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});
const judged = (text: string) => {
  const found = judge(text, read(text), null);
  return found.kind === "site" ? found.question : found.kind === "other" ? found.matter : found.kind;
};

test("law of private life is called law that nobody here does, in five languages", () => {
  const texts = [
    ...[
      "how do I get custody of my kids",
      "my landlady keeps my deposit for the flat",
      "can my brother contest dad's will",
      "divorce after twenty years",
    ],
    ...["my landlord wants us out by Christmas", "alimony after a short marriage", "child support for a student daughter"],
    ...[
      "Ich will mich scheiden lassen",
      "Mein Vermieter verlangt Eigenbedarf",
      "Wer bekommt das Sorgerecht?",
      "Pflichtteil für meinen Bruder",
      "Mieterhöhung um 20 Prozent, geht das?",
    ],
    ...[
      "je veux divorcer",
      "mon propriétaire garde la caution de l'appartement",
      "qui aura la garde des enfants ?",
      "héritage de ma tante entre cousins",
      "pension alimentaire impayée",
    ],
    ...[
      "quiero divorciarme",
      "mi casero no me devuelve la fianza del piso",
      "la custodia de mis hijos",
      "herencia de mi tía entre primos",
      "pensión de alimentos sin pagar",
    ],
    ...[
      "voglio divorziare",
      "il padrone di casa non mi ridà la cauzione dell'appartamento",
      "affidamento dei figli",
      "eredità della zia tra cugini",
      "assegno di mantenimento non pagato",
    ],
  ];
  expect(texts.flatMap((text) => (judged(text) === "privateLaw" ? [] : [[text, judged(text)]]))).toEqual([]);
});

test("leases of shops, heirs of firms and taxes of an inheritance are no private law", () => {
  const texts = [
    ...[
      "our landlord raises the rent of the shop",
      "inheritance tax on my father's company",
      "divorce from my co-founder: who keeps the shares",
    ],
    ...[
      "Der Vermieter unseres Ladens kündigt",
      "Erbschaftsteuer bei Betriebsübergabe",
      "le bailleur de ma boutique refuse de renouveler",
      "herencia de la empresa familiar",
    ],
    ...["il proprietario del capannone aumenta l'affitto", "visa after divorce from a German"],
  ];
  expect(texts.filter((text) => judged(text) === "privateLaw")).toEqual([]);
});

test("a need told with feelings and family is no private life, in five languages", () => {
  const texts = [
    ...[
      "who do I owe taxes to, I live in Spain and my pension is from Kent, I can't sleep",
      "should I sell my bakery? my husband cries when I say it",
      "want to open a second pub and my mother thinks I'm mad",
    ],
    ...[
      "Soll ich meinen Salon aufgeben? Meine Tochter sagt ja, ich weine jeden Abend",
      "Mein Mann will nicht, dass ich eine zweite Filiale eröffne",
      "Wem schulde ich was, ich habe Angst vor dem Finanzamt",
    ],
    ...[
      "ma femme ne veut pas que je reprenne la boulangerie de son père",
      "j'ai peur d'ouvrir la lettre du fisc",
      "dois-je vendre ma boutique ? mes enfants sont tristes",
    ],
    ...["mi mujer no quiere que abra otro bar", "no duermo pensando si cerrar mi tienda", "tengo miedo de la carta de Hacienda"],
    ...[
      "mia madre piange se vendo il ristorante",
      "ho paura della lettera dell'Agenzia delle Entrate",
      "mio marito non vuole che apra un secondo negozio",
    ],
  ];
  expect(
    texts.flatMap((text) => (["private", "chat", "medical", "danger", "homework"].includes(judged(text)) ? [[text, judged(text)]] : [])),
  ).toEqual([]);
});

test("private life stays private life", () => {
  const texts = [
    "my boyfriend left me",
    "meine Schwiegermutter mag mich nicht",
    "mon fils ne dort pas",
    "mi novia quiere un perro",
    "mio figlio di due anni non dorme",
  ];
  expect(texts.filter((text) => !["private", "medical"].includes(judged(text)))).toEqual([]);
});

test("general knowledge, and what to watch and read, is small talk, in five languages", () => {
  const texts = [
    ...[
      "how many people live in Lisbon",
      "how tall is Mont Blanc",
      "who painted Guernica",
      "when did the Titanic sink",
      "how far is it from York to Leeds",
      "suggest a good novel",
    ],
    ...[
      "Wie viele Einwohner hat Bremen?",
      "Wie hoch ist der Watzmann?",
      "Wer hat den Faust geschrieben?",
      "Wann fiel die Mauer?",
      "Was ist der Unterschied zwischen Hase und Kaninchen?",
    ],
    ...[
      "combien d'habitants à Nantes",
      "quelle est la hauteur du mont Ventoux",
      "qui a peint la Joconde",
      "quand est mort Voltaire",
      "quelle différence entre un lapin et un lièvre",
    ],
    ...[
      "¿cuántos habitantes tiene Murcia?",
      "cuánto mide el Teide",
      "quién escribió el Quijote",
      "¿cuándo murió Franco?",
      "recomiéndame una buena película",
    ],
    ...[
      "quanti abitanti ha Bari",
      "quanto è alto il Vesuvio",
      "chi ha scritto la Divina Commedia",
      "quando è nato Verdi",
      "che differenza c'è tra una rana e un rospo",
      "consigliami un bel film",
    ],
  ];
  expect(texts.flatMap((text) => (judged(text) === "chat" ? [] : [[text, judged(text)]]))).toEqual([]);
});

test("questions that begin alike and are of a firm are no small talk", () => {
  const texts = [
    ...[
      "when did our contract with the supplier end",
      "what is the difference between a GmbH and a UG",
      "how many employees do I need for a works council",
      "recommend me a good accountant",
    ],
    ...[
      "Wie hoch ist die Körperschaftsteuer?",
      "Wann wurde meine Marke eingetragen?",
      "Was ist der Unterschied zwischen Umsatz und Gewinn?",
      "quelle différence entre une SARL et une SAS ?",
    ],
    ...["¿cuánto mide la rentabilidad de mi empresa?", "che differenza c'è tra fattura e ricevuta"],
  ];
  expect(texts.filter((text) => judged(text) === "chat")).toEqual([]);
});
