import { expect, test } from "vitest";
import type { Reading } from "#app/features/topics/classifier/reading";
import { dangerIn } from "../danger";

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
