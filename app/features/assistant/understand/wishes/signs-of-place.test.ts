import { expect, test } from "vitest";
import { placeIn } from "./place-in-text";

const named = (text: string) => {
  const place = placeIn(text);
  return place && (place.city ?? place.country);
};

test.each([
  "Nessuno usa il gestionale nuovo",
  "il programma che usa il nostro magazzino",
  "si usa ancora la carta per tutto",
  "Un ex socio usa il mio marchio",
  "¿Alguien usa nuestro logotipo sin permiso?",
  "la competencia usa nuestras fotos",
  "Porto avanti io l'azienda di mio padre",
  "ogni sera porto a casa i conti",
  "Das Porto für unsere Pakete ist zu teuer",
  "we sell turkey sandwiches and pies",
  "we sell fine china and glass online",
  "salsa de chile para restaurantes",
  "queremos abrir un faro turístico",
  "analizar la fortaleza de la marca",
  "non leggo una riga di questo contratto",
  "we bottle cologne for hotels",
  "Wir führen Hütten in den Bergen",
  "Austin left the company last week",
  "my partner Florence wants her share",
  "Charlotte verlangt ihr Geld zurück",
  "la peur de ma patronne, Victoria, me ronge",
  "WE SELL TURKEY AND CHINA PLATES",
  "The Turkey Shop And Its Taxes",
])("'%s' names no place", (text) => expect(named(text)).toBeNull());

test.each([
  ["we want to open a shop in the USA", "United States"],
  ["vendere negli usa, che tasse pago?", "United States"],
  ["en usa quiero montar una empresa", "United States"],
  ["cerco un avvocato a Porto", "Porto"],
  ["Ich suche eine Beraterin in Porto", "Porto"],
  ["an accountant who knows Turkey", "Turkey"],
  ["business in turkey", "Turkey"],
  ["un avvocato vicino Monaco", "Monaco"],
  ["a tax adviser near Phoenix", "Phoenix"],
  ["Porto", "Porto"],
  ["Ein Anwalt in Bergen", "Bergen"],
  ["from Vienna", "Vienna"],
])("'%s' names %s", (text, place) => expect(named(text)).toBe(place));

test.each([
  "Our engineer is from Lagos, does he need a permit?",
  "We hired a welder from Nepal",
  "Unsere Pflegerin kommt aus Manila und wartet auf das Visum",
  "Die Maschinen aus China sind kaputt angekommen",
  "Notre plongeur vient du Sénégal, quels papiers faut-il ?",
  "Je suis originaire de Dakar et je cherche du travail",
  "Nuestra cocinera viene de Lima, ¿qué permiso necesita?",
  "los muebles importados de Vietnam llegan tarde",
  "Il nostro cuoco arriva dal Nepal",
  "importiamo i pezzi da Taiwan e costano troppo",
  "our supplier in Taiwan wants to be paid at once",
  "Unser Lieferant in Shenzhen liefert nicht",
  "Le fournisseur à Hanoï a fermé",
  "there is one factory in Taiwan that makes it",
])("'%s' says where somebody or something comes from", (text) => expect(named(text)).toBeNull());

test.each([
  ["somebody from New York", "New York"],
  ["a tax lawyer from Vienna, please", "Vienna"],
  ["Steuerberater aus Wien", "Vienna"],
  ["jemand, der aus Zürich kommt", "Zurich"],
  ["only from Hamburg", "Hamburg"],
  ["lieber aus München", "Munich"],
  ["not far from Lyon", "Lyon"],
  ["un avocat de Lyon", "Lyon"],
  ["un asesor de Madrid", "Madrid"],
  ["un commercialista da Milano o vicino", "Milan"],
  ["We hired a welder from Nepal for our yard in Hamburg", "Hamburg"],
  ["moving my company from Lyon to Geneva", "Geneva"],
])("'%s' asks for somebody in %s", (text, place) => expect(named(text)).toBe(place));

test.each([
  ["Our gluten free pasta sells well in Poland. Would it in Ireland, and where would we start?", null],
  ["we ship from a warehouse in Spain and want to sell in Germany and Austria", null],
  ["Wir verkaufen in Polen und suchen eine Anwältin in Österreich", "Austria"],
  ["a lawyer for the UK and Ireland", "United Kingdom"],
  ["Term sheet for a seed round in Kenya", "Kenya"],
  ["Soy argentina, programadora, quiero trabajar desde Valencia para mi empresa de Texas", "Valencia"],
  ["I want to work from Lisbon for a firm abroad", "Lisbon"],
  ["soy argentina y necesito un visado", null],
  ["un abogado en argentina", "Argentina"],
] as const)("of '%s' a country is wished for where it is the only one, or somebody is asked for there", (text, place) =>
  expect(named(text)).toBe(place));
