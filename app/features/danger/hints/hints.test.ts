import { expect, test } from "vitest";
import type { Reading } from "#app/features/topics/classifier/reading";
import { dangerIn, kindOfDanger } from "../danger";
import { meansInSightLanguages } from "./means-in-sight";

/** A reading by which nothing is likely: only the words count. */
const NOTHING = { areas: [], others: { crisis: 0, private: 0, medical: 0 }, none: 0, danger: 0 } as unknown as Reading;
const heard = (text: string) => dangerIn(text, NOTHING);

test("who has settled everything and takes their leave is heard without a word of death, in five languages", () => {
  const unheard = [
    "Review the partnership deed. The papers are for when they find me.",
    "does my life insurance pay out after suicide",
    "I gave away my things, everything is sorted",
    "my brother texted to look after mum and his phone is off",
    "Bitte den Vertrag prüfen, bevor man mich findet",
    "zahlt die Risikolebensversicherung bei Suizid",
    "mein Sohn hat sich verabschiedet und ist nicht mehr erreichbar",
    "que ma fille ait les clés quand on me trouvera",
    "ma sœur demande pardon à tous et son téléphone est éteint",
    "el seguro de vida y el suicidio, paga o no",
    "mi hermano pide perdón a todos y no contesta",
    "la polizza vita copre il suicidio?",
    "mio fratello ha salutato tutti e non risponde",
  ].filter((text) => heard(text) === null);
  expect(unheard).toEqual([]);
});

test("workers who are held or hurt, and a threat as it was told, are heard amid business, in five languages", () => {
  const unheard = [
    "Need a payroll provider. The foreman doesn't let the women out at night.",
    "Our lease is up. The owner said he'd kill me if I leave.",
    "the chef gropes the waitresses",
    "Buchhaltung gesucht, der Wirt lässt die Mädchen nicht raus",
    "mein Geschäftspartner hat gesagt, dass er mich umbringt",
    "der Meister schlägt die Lehrlinge",
    "le patron ne les laisse pas sortir du hangar",
    "mon associé a dit qu'il allait me tuer",
    "le chef tripote les apprenties",
    "el dueño no deja salir a las chicas",
    "mi socio dijo que me iba a matar",
    "il padrone non fa uscire i braccianti",
    "il socio ha detto che mi ammazza",
  ].filter((text) => heard(text) === null);
  expect(unheard).toEqual([]);
});

test("an insurer's clauses, found profiles, things given away and prices that kill are no farewell and no threat", () => {
  const alarms = [
    "how can customers find me on Google",
    "when clients find me online they do not call",
    "wie finden mich Kunden im Netz",
    "comment faire pour que les clients me trouvent",
    "gave my keys to the new tenant, what about the deposit",
    "my supplier does not answer, look after the order please",
    "der Lieferant meldet sich nicht, wer kümmert sich",
    "mi proveedor no contesta y me despido del pedido",
    "il fornitore non risponde alle mail",
  ].filter((text) => heard(text) !== null);
  expect(alarms).toEqual([]);
});

test("who doubts that they want to live to see a day is heard amid business, in five languages", () => {
  const unheard = [
    "Our auditor leaves, and I'm not sure I even want to live to see next summer.",
    "I don't know if I want to see another winter",
    "Der Kredit läuft aus und ich weiß nicht, ob ich den Sommer noch erleben will. Wer prüft das?",
    "keine Ahnung, ob ich meinen nächsten Geburtstag überhaupt erleben möchte",
    "je ne sais pas si je veux voir l'été, qui reprend le bail ?",
    "je ne suis plus sûre d'avoir envie de voir l'automne",
    "no sé si quiero llegar al verano, y el préstamo vence en mayo",
    "ya no sé si quiero ver otra primavera",
    "non so se voglio vedere la prossima estate, chi segue il bilancio?",
    "non sono sicura di voler arrivare viva a Pasqua",
  ].filter((text) => heard(text) === null);
  expect(unheard).toEqual([]);
});

test("who doubts about a season's goods, figures or fair does not", () => {
  const alarms = [
    "I don't know if I want to see the summer figures",
    "not sure we will make it to Christmas with this stock",
    "ich weiß nicht, ob ich die Sommerkollektion noch sehen will",
    "weiß nicht, ob wir den Winter mit dem Lager schaffen",
    "je ne sais pas si je veux voir les chiffres de l'été",
    "no sé si quiero llegar al verano con este contrato",
    "non so se voglio vedere la collezione estate",
  ].filter((text) => heard(text) !== null);
  expect(alarms).toEqual([]);
});

test("a blade that was held to a body is heard, whatever the quarrel is about, in five languages; one that a bank holds is a figure of speech", () => {
  const held = [
    "My co-owner held a knife to my throat over the takings. How do I leave the company?",
    "mein Mitgesellschafter hat mir ein Messer an den Hals gehalten, wie kündige ich den Vertrag?",
    "mon associé m'a mis un couteau sous la gorge à cause de la caisse",
    "mi cuñada me puso una navaja en la garganta por la herencia del bar",
    "il mio socio mi ha puntato un coltello alla gola per i conti",
  ];
  expect(held.filter((text) => heard(text) === null)).toEqual([]);
  expect(held.map((text) => kindOfDanger(text))).toEqual(held.map(() => "now"));
  const figures = [
    "the bank holds a knife to my throat with these rates",
    "die Bank setzt mir das Messer an die Kehle",
    "notre fournisseur nous met le couteau sous la gorge",
    "el banco me pone el cuchillo en el cuello",
    "la banca mi mette il coltello alla gola",
  ];
  expect(figures.filter((text) => heard(text) !== null)).toEqual([]);
});

test("who cannot take their eyes off what they might die by is heard, and who looks at a building is not", () => {
  for (const text of [
    "since I closed the pub I keep looking at the beams in the barn",
    "I look at dad's shotgun more than I should, and who does our accounts now",
    "seit ich den Laden zu habe, schaue ich immer öfter die Balken in der Scheune an",
    "ich starre jeden Abend auf die Brücke",
    "depuis que j'ai fermé le bar je regarde trop souvent les poutres de la grange",
    "desde que cerré el bar miro las vigas del granero más de la cuenta",
    "da quando ho chiuso il bar guardo troppo spesso le travi del fienile",
  ])
    expect([text, heard(text) !== null]).toEqual([text, true]);
  for (const text of [
    "I keep looking at the beams in the barn, are those cracks a matter for the surveyor?",
    "wir schauen uns die Brücke an, bevor wir das Angebot schreiben",
    "je regarde les poutres de la grange à rénover",
    "miro las pastillas de jabón de la competencia y no sé qué precio poner",
    "guardo le travi del capannone da ristrutturare ogni giorno",
    "I keep looking at the numbers and the bridge loan",
  ])
    expect([
      text,
      meansInSightLanguages(
        text
          .toLowerCase()
          .normalize("NFD")
          .replace(/[^a-z ]/g, ""),
      ),
    ]).toEqual([text, []]);
});

test("pills that were all swallowed and a child that does not breathe well are heard clearly", () => {
  for (const text of [
    "J'ai avalé toutes les pilules de ma mère",
    "I swallowed all my mother's pills",
    "my little boy isnt breathing properly what do i do",
    "mein Kleiner kriegt nicht richtig Luft",
  ])
    expect([text, heard(text) !== null]).toEqual([text, true]);
});
