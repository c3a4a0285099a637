import { beforeAll, expect, test } from "vitest";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import type { Reader } from "#app/features/topics/classifier/reading";
import { judge } from "./answer-kind";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});
const judged = (text: string) => {
  const answer = judge(text, read(text), null);
  return answer.kind === "other" ? answer.matter : answer.kind;
};
const others = (texts: readonly string[], matter: string) =>
  texts.flatMap((text) => (judged(text) === matter ? [] : [[text, judged(text)]]));

test("a deposit, a house that several inherit and a neighbour's tree are private law, in five languages", () => {
  const texts = [
    "my landlady won't give my deposit back after I moved out",
    "we left the flat clean and they keep our deposit",
    "my father died and my brother says the house is his alone",
    "the neighbour's hedge grows over our fence, who has to cut it",
    "roots of the neighbour's tree lift our driveway",
    "Die Vermieterin zahlt die Kaution nicht zurück",
    "Ich bin ausgezogen und die Kaution kommt nicht zurück",
    "Meine Geschwister und ich haben ein Haus geerbt und streiten",
    "Die Äste vom Nachbarn hängen über unseren Zaun",
    "Der Baum des Nachbarn steht zu nah an der Grenze",
    "mon proprio refuse de rendre la caution",
    "j'ai déménagé et on ne me rend pas ma caution",
    "on a hérité d'une maison et mon frère ne veut pas vendre",
    "l'arbre du voisin dépasse chez nous",
    "me mudé y no me devuelven la fianza",
    "hemos heredado una casa entre tres hermanos y uno no quiere vender",
    "las ramas del árbol del vecino caen en mi patio",
    "non mi restituiscono la cauzione della stanza",
    "abbiamo ereditato la casa e mia sorella non vuole dividere",
    "la siepe del vicino invade il nostro giardino",
  ];
  expect(others(texts, "privateLaw")).toEqual([]);
});

test("at what temperature something boils and how fast sound is are nothing for a doctor, in five languages", () => {
  const texts = [
    "what's the boiling point of water at high altitude",
    "at what temperature does milk freeze",
    "what is the melting point of gold",
    "how fast is the speed of light",
    "Bei wie viel Grad schmilzt Blei",
    "Was ist der Siedepunkt von Wasser auf der Zugspitze?",
    "wie schnell ist das Licht",
    "à quelle température bout l'eau en montagne",
    "quel est le point de fusion du fer",
    "quelle est la vitesse du son",
    "a qué temperatura hierve el agua en Quito",
    "cuál es el punto de fusión del oro",
    "a che temperatura bolle l'acqua in montagna",
    "qual è il punto di fusione del ferro",
  ];
  expect(others(texts, "chat")).toEqual([]);
});

test("short greetings are understood, in five languages", () => {
  const texts = [
    "salve",
    "Salve!",
    "Na, wie geht's so?",
    "na, alles klar?",
    "Läuft's?",
    "ça roule ?",
    "qué hay",
    "come butta?",
    "how's it going",
    "Grüezi",
  ];
  expect(others(texts, "chat")).toEqual([]);
});

test("temperatures, speeds, deposits and fences of a firm are needs, and a shock at a bill is none for a doctor", () => {
  const texts = [
    "our landlord keeps the deposit of the shop",
    "how do I sell the company my father left me",
    "ich habe eine Bäckerei geerbt, wie führe ich sie",
    "at what temperature must our kitchen store meat under food law",
    "wie schnell ist die Gründung einer GmbH",
    "how are things with payroll",
    "the tax bill nearly gave me a heart attack",
    "that rent increase gave us a heart attack",
    "la facture d'électricité m'a donné une crise cardiaque",
    "me dio un infarto cuando vi los impuestos",
    "mi è venuto un infarto vedendo le tasse",
    "Bei der Steuernachzahlung bekomme ich einen Herzinfarkt",
  ];
  expect(texts.flatMap((text) => (["sure", "between", "unsure"].includes(judged(text)) ? [] : [[text, judged(text)]]))).toEqual([]);
});
