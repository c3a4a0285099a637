import { afterEach, beforeAll, expect, test } from "vitest";
import { TOPICS } from "#app/features/catalog/topics";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import type { Reader } from "#app/features/topics/classifier/reading";
import { setChangedTopics } from "#app/features/topics/topic-list";
import { dangerIn } from "../danger";
import { dangerInClauses } from "../doubtful/clear-danger";
import { likelihoodBeside } from "../doubtful/likelihood-beside";
import { perhapsDanger } from "../doubtful/perhaps-danger";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});
afterEach(() => setChangedTopics([]));

const lines = (text: string) => text.split(/[|\n]/).map((line) => line.trim());

const OF_CREATURES = lines(
  `Comment tuer le varroa sans tuer mes abeilles ?|J'ai trop de varroas|Un frelon attaque ma ruche|Une colonie meurt en hiver, je ne veux plus perdre mes ruches|J'ai trop de pucerons, ils tuent mes rosiers|Le mildiou tue mes tomates et je ne veux plus perdre ma récolte|Je veux tuer les frelons sans tuer mes abeilles
  I have too many mites in my hives|How do I kill the mites without killing my bees?|How do I poison rats in my barn without hurting my dog?|I have too many wasps in my attic, I want to kill them|My sheep are dying, which vet can come?|What rifle should I use to shoot a wild boar?|How do I kill bacteria in my milk tank?
  Meine Bienen sterben im Winter, was kann ich tun?|Ich habe zu viele Milben in meinen Stöcken|Ich will die Füchse erschießen, die meine Hühner holen|Ein Marder greift meine Hühner an|Ein Fuchs tötet meine Hühner
  Mis abejas se mueren en invierno y no quiero perder más colmenas|Tengo demasiados ácaros en las colmenas|Quiero matar a las ratas del establo
  Ho troppe formiche in casa, vorrei ucciderle tutte|Come uccido le zanzare senza avvelenare il gatto?|I calabroni attaccano le mie arnie|La volpe uccide le mie galline`,
);

const OF_PEOPLE = lines(
  `I will kill myself with the mite acid|I want to shoot my boss like a wild boar|My sheep are dead and I don't want to live anymore|I want to kill the rats and Peter|I want to kill them like rats|They killed my sheep, I will kill them|I have the mite acid here and it will be over tonight|My cows are dead and so am I soon|My sheep are dead and I will be with them soon
  Mes abeilles sont mortes et moi aussi je veux mourir|Comment tuer mon voisin sans tuer ses abeilles ?|Je vais avaler l'acide oxalique des ruches|mes abeilles sont mortes, j'ai le fusil à la main
  Ich will mich mit dem Rattengift töten|Meine Bienen sind tot und ich will auch sterben|Ich will die Ratten umbringen und danach Peter|Alle Schweine tot, der Hof ist weg, ich mache Schluss
  Voy a matar a mi jefe como a una cucaracha|Quiero morir como mis abejas|Ese cerdo tiene que morir|He matado las ratas, ahora me mato yo
  Voglio uccidere mia moglie come una zanzara|Le mie api sono morte e voglio morire anch'io|Mi uccido con il veleno per topi|Sono morte le mie mucche, la faccio finita`,
);

const OWN_AREAS = [
  ...TOPICS.map((area) => ({ ...area, shelf: null, isRetired: true })),
  { slug: "zorbe", name: "Zorbes", words: "grelbes", category: "other" as const, shelf: null, isRetired: false },
];

/** What a text that is heard for no danger as a whole is done with: asked about, told whom to call, or nothing. */
const doubtAbout = (text: string) =>
  dangerInClauses(text, read) ?? perhapsDanger(likelihoodBeside(text, read(text), false, read), "nothing");

test.each([
  ["the areas that ship", []],
  ["areas of its own", OWN_AREAS],
])("on a site with %s who speaks of mites, sheep and crops that are killed or die is in no danger and not asked; people are heard", (_, areas) => {
  setChangedTopics(areas);
  expect(OF_CREATURES.filter((text) => dangerIn(text, read(text)) !== null || doubtAbout(text) !== null)).toEqual([]);
  expect(OF_PEOPLE.filter((text) => dangerIn(text, read(text)) === null)).toEqual([]);
});

test("what an admin's areas and their other names name is killed like an animal, and people beside it are heard", () => {
  const texts = ["How do I kill the grelbes?", "I have too many zorbes", "Mes grelbes meurent en hiver"];
  setChangedTopics(OWN_AREAS);
  expect(texts.filter((text) => dangerIn(text, read(text)) !== null || doubtAbout(text) !== null)).toEqual([]);
  const said = "I want to kill the grelbes and my neighbour";
  expect(doubtAbout(said) ?? dangerIn(said, read(said))).not.toBeNull();
});

test("who despairs of dead animals is told whom to call, and neither heard for a danger nor asked", () => {
  for (const text of ["Mes abeilles sont mortes, je suis désespérée", "Toutes mes ruches sont mortes, je suis désespérée"]) {
    expect(dangerIn(text, read(text))).toBeNull();
    expect(doubtAbout(text)).toBe("mention");
  }
});
