import { expect, test } from "vitest";
import type { Reading } from "#app/features/topics/classifier/reading";
import { dangerIn } from "../danger";

/** A reading by which nothing is likely: only the words count. */
const NOTHING = { areas: [], others: { crisis: 0, private: 0, medical: 0 }, none: 0, danger: 0 } as unknown as Reading;
const heard = (text: string) => dangerIn(text, NOTHING) !== null;

test("a threat without a threatening word is heard, in five languages", () => {
  for (const text of [
    "a customer rang to say he knows where the shop girl lives and will be waiting when she locks up",
    "the former tenant wrote that he knows which school our kids go to and will pay us a visit",
    "ein Kunde hat angerufen, er wisse, wo unsere Verkäuferin wohnt, und werde auf sie warten",
    "un client a appelé pour dire qu'il sait où habite la vendeuse et qu'il l'attendra à la fermeture",
    "un cliente llamó para decir que sabe dónde vive la dependienta y que la esperará al cerrar",
    "un cliente ha telefonato per dire che sa dove abita la commessa e che l'aspetterà alla chiusura",
  ])
    expect([text, heard(text)]).toEqual([text, true]);
});

test("the leave that a colleague takes is heard, in five languages", () => {
  for (const text of [
    "an employee texted that by the time we open on Monday it'll all be over for him and to please feed his dog",
    "our foreman gave away his tools and told us we won't have to worry about him",
    "my partner talks about joining his late wife",
    "our bookkeeper took out his hunting rifle and said goodbye",
    "Unser Lehrling hat gesagt, ab Montag müssen wir uns um ihn keine Sorgen mehr machen, und seine Werkzeuge verschenkt",
    "mein Geschäftspartner will zu seiner toten Frau gehen",
    "mon associé parle de rejoindre sa femme morte et il a sorti le fusil de chasse",
    "notre apprenti a donné tous ses outils et dit qu'on n'aura plus à s'inquiéter",
    "mi socio habla de reunirse con su difunta mujer",
    "el aprendiz ha regalado sus herramientas y dice que ya no tendremos que preocuparnos",
    "il mio socio parla di raggiungere la moglie morta e ha tirato fuori il fucile, addio a tutti",
    "il nostro apprendista ha regalato tutti i suoi attrezzi e dice di non preoccuparci più",
  ])
    expect([text, heard(text)]).toEqual([text, true]);
});

test("who knows an address, gives tools to customers or follows a late father into the firm is no danger", () => {
  for (const text of [
    "our courier says he knows where the customer lives and delivers on Monday",
    "we give away tools to every new customer, does that pay off?",
    "I want to follow my late father into the business",
    "when the lease is over for us we move to a bigger shop",
    "wir haben Werkzeuge an Kunden verschenkt, ist das absetzbar?",
    "on a donné tous nos outils à une association, est-ce déductible ?",
  ])
    expect([text, heard(text)]).toEqual([text, false]);
});
