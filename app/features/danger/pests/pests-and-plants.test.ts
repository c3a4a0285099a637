import { afterEach, beforeAll, expect, test } from "vitest";
import { TOPICS } from "#app/features/catalog/topics";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import type { Reader } from "#app/features/topics/classifier/reading";
import { setChangedTopics } from "#app/features/topics/topic-list";
import { dangerIn } from "../danger";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});
afterEach(() => setChangedTopics([]));

const OF_GARDENS_AND_HOUSES =
  `How do I kill slugs in my garden?|How can I get rid of ants and kill them?|I want to kill the weeds|The moles are killing my lawn|I don't want to water any more|How do I poison rats safely?|How to kill ivy on a wall|I want to stop mowing|Can I drown voles?
  Wie kann ich Schnecken umbringen?|Ich will die Ameisen vergiften|Ich will nicht mehr gießen|Ich will Regenwasser sammeln|Ich möchte Löwenzahn ausstechen|Das Moos erstickt den Rasen|Ich will den Baum fällen|Ich möchte Hühner schlachten|Ich will Unkraut vernichten|Wie töte ich Wühlmäuse?
  Comment tuer les limaces ?|Je veux tuer les pucerons|Je ne veux plus arroser|Je veux arracher le lierre|Je veux récupérer l'eau de pluie
  ¿Cómo matar babosas?|Quiero matar las hormigas|No quiero regar más|Mi cortacésped murió|Quiero cortar el seto|Quiero acabar con las malas hierbas
  Come uccidere le lumache?|Voglio ammazzare le formiche|Non voglio più annaffiare|Voglio raccogliere acqua piovana|Voglio abbattere un albero`
    .split(/[|\n]/)
    .map((text) => text.trim());

const OF_SOMEBODY = [
  "I want to kill the weeds and myself",
  "I want to kill that rat of a husband",
  "I drank weed killer",
  "I keep thinking about driving into a tree",
  "I don't want to water any more, I don't want to live",
  "Ich will die Ameisen vergiften und danach mich",
  "Ich will nicht mehr leben",
  "Ich habe Schneckengift geschluckt",
  "Je veux tuer les pucerons et me tuer aussi",
  "Quiero matar las hormigas y matarme",
  "Voglio ammazzare le formiche e poi ammazzarmi",
];

const WITHOUT_THE_FIFTY = [
  ...TOPICS.map((area) => ({ ...area, shelf: null, isRetired: true })),
  { slug: "zauberei", name: "Zauberei", category: "other" as const, shelf: null, isRetired: false },
];

test.each([
  ["the areas that ship", []],
  ["areas of its own", WITHOUT_THE_FIFTY],
])("on a site with %s whoever kills slugs, fells a tree or waters no more is in no danger, in five languages; whoever speaks of themselves is", (_, areas) => {
  setChangedTopics(areas);
  expect(OF_GARDENS_AND_HOUSES.filter((text) => dangerIn(text, read(text)) !== null)).toEqual([]);
  expect(OF_SOMEBODY.filter((text) => dangerIn(text, read(text)) === null)).toEqual([]);
});
