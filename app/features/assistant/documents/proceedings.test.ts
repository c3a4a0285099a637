import { expect, test } from "vitest";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import { keyIssues } from "./key-issues";

const quoted = async (text: string) => {
  const read = await textReader();
  return keyIssues(text, read, null).map(({ quote }) => quote);
};

test("what minutes say of the meeting itself is no issue, in five languages", async () => {
  const MATTER = "The bank will lend us 180,000 only if we can show a cash forecast";
  for (const item of [
    "Apologies: Geoff, who has the flu.",
    "The minutes of October were agreed.",
    "Any other business: the hedge.",
    "Tea rota: Sue will bring the biscuits.",
    "Das Protokoll der letzten Sitzung wurde genehmigt.",
    "Entschuldigt: Frau Weber, Presse.",
    "Le procès-verbal de la dernière séance est approuvé.",
    "Se aprueba el acta de la reunión anterior.",
    "Varie ed eventuali: la siepe.",
  ])
    expect([item, await quoted(`${item}\n\n${MATTER}.`)]).toEqual([item, [MATTER]]);
});

test("a matter that names no field but says what does not work is an issue", async () => {
  const site = "Unsere Internetseite zeigt noch die Preise von 2019, bestellen kann man dort gar nichts";
  expect(await quoted(`Das Finanzamt hat einen Brief geschickt.\n\n${site}.`)).toContain(site);
});
