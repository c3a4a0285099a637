import { beforeAll, expect, test } from "vitest";
import { textReader } from "./read-text.server";
import type { Reader } from "./reading";
import { withoutCertainty } from "./words-of-certainty";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});

const risk = (text: string) => read(text).areas.find(({ topic }) => topic === "Risk Management")?.likelihood ?? 0;

test.each([
  "Seguro que un programa puede contestar estos mensajes por nosotros",
  "No estoy segura de que este contrato de trabajo sea legal",
  "Quiero asegurarme de que nadie copie mi logotipo",
  "Je vous assure que mon patron ne m'a pas payé",
  "Je veux m'assurer que personne ne copie notre logo",
  "Le assicuro che il marchio è mio",
  "Voglio assicurarmi che il sito venda di più",
  "Ich versichere Ihnen, mein Chef hat mich ohne Grund entlassen",
  "I assure you the logo is ours and they copied it",
])("'%s' says how certain something is, and nothing of insurance", (text) => {
  expect(withoutCertainty(text)).not.toBe(text);
  expect(risk(text)).toBeLessThan(0.25);
});

test.each([
  "¿Qué seguro necesito para mi taller?",
  "un seguro que cubra los robos",
  "assurer notre entrepôt contre l'incendie",
  "assicurare il magazzino contro i furti",
  "unsere Ware versichern",
  "insurance for our bakery",
  "Estoy en un país seguro para invertir",
])("'%s' is read whole", (text) => expect(withoutCertainty(text)).toBe(text));
