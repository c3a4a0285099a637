import { beforeAll, expect, test } from "vitest";
import { areasMeant } from "../areas-meant";
import { textReader } from "../read-text.server";
import { isNone, type Reader } from "../reading";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});

/** The area that a text is surely about, else how sure the answer is. */
function areaOf(text: string): string {
  const reading = read(text);
  if (isNone(reading)) return "none";
  const meant = areasMeant(reading, null);
  return meant.kind === "sure" ? (meant.topics[0] ?? "") : meant.kind;
}

const KINDS: Record<string, readonly string[]> = {
  Cybersecurity: [
    "Somebody got into our office mailbox and wrote to all customers in our name",
    "an unknown person has logged into the club account and changed the bank details",
    "our instagram was taken over by a stranger and now sells sunglasses",
    "Jemand ist in unser Postfach eingedrungen und hat Rechnungen mit falscher IBAN verschickt",
    "Ein Fremder hat sich in das Vereinskonto eingeloggt und die Mitglieder angeschrieben",
    "Fremde verschicken Mails von unserer Adresse an alle Kunden",
    "quelqu'un est entré dans la boîte mail de l'association et demande de l'argent aux adhérents",
    "un inconnu s'est connecté à notre messagerie et a changé le RIB sur les factures",
    "notre compte facebook a été piraté, un inconnu publie à notre place",
    "alguien ha entrado en el correo de la tienda y ha pedido dinero a los clientes",
    "un desconocido se metió en nuestra cuenta y escribe a los socios",
    "qualcuno è entrato nella posta del circolo e ha chiesto soldi ai soci",
    "uno sconosciuto ha preso il controllo della nostra pagina e scrive ai clienti",
    "a stranger is answering mails from our parish account",
    "Unbekannte haben sich in unser Kundenkonto eingeloggt und bestellt",
    "des inconnus sont entrés dans notre compte de la coopérative",
    "unos desconocidos han entrado en la cuenta del club",
    "degli sconosciuti sono entrati nel nostro account",
  ],
  "Mergers and Acquisitions": [
    "my brother and I would like to sell the family bakery together with the building",
    "we want to sell our garage, neither of the kids wants it",
    "I'm selling my dental practice and don't know what to ask for it",
    "wir müssen den Hof verkaufen, keiner übernimmt ihn",
    "Ich will meine Tischlerei verkaufen, was ist sie wert?",
    "Meine Schwester und ich wollen das Hotel der Familie verkaufen",
    "nous voulons vendre le restaurant de nos parents avec les murs",
    "je vends mon entreprise de plomberie, comment fixer le prix ?",
    "queremos vender la bodega de la familia con los viñedos",
    "vendo mi panadería porque me jubilo",
    "vogliamo vendere l'albergo di famiglia con il terreno",
    "vendo la mia officina, nessuno dei figli la vuole",
    "my parents want to sell the pub and retire",
    "Ich gehe in Rente und möchte meine Praxis verkaufen",
    "je prends ma retraite et je vends ma pharmacie",
    "me jubilo y vendo el taller",
    "vado in pensione e vendo il negozio",
  ],
  "Employment Law": [
    "I lost my job last week and they offer me two months' severance",
    "they let me go after eleven years, is the severance right?",
    "I've been made redundant and need to know what I'm owed",
    "Ich habe meine Arbeit verloren und brauche Rat wegen der Abfindung",
    "Mir wurde gekündigt, steht mir eine Abfindung zu?",
    "j'ai perdu mon emploi et on me propose une indemnité ridicule",
    "on m'a licenciée, à quelle indemnité ai-je droit ?",
    "he perdido mi trabajo y quiero saber qué indemnización me toca",
    "me han despedido y el finiquito no cuadra",
    "ho perso il lavoro e vorrei un consiglio sulla buonuscita",
    "mi hanno licenziato, quanto mi spetta di liquidazione?",
    "I was sacked and nobody mentioned severance pay",
    "Meine Stelle ist weg, wie hoch müsste die Abfindung sein",
    "ils m'ont virée sans indemnité",
    "he perdido el empleo, ¿me toca indemnización?",
    "ho perso il posto, mi spetta la liquidazione?",
  ],
  "Intellectual Property": [
    "a shop in town sells mugs with our club crest on them and never asked",
    "someone prints our mascot on t-shirts without permission",
    "Ein Laden verkauft Pullover mit unserem Wappen, ohne zu fragen",
    "Jemand druckt unser Muster auf Taschen und hat nie gefragt",
    "une boutique vend des sweats avec notre blason sans nous demander",
    "quelqu'un imprime notre dessin sur des tasses sans autorisation",
    "una tienda vende sudaderas con nuestro escudo sin pedir permiso",
    "alguien imprime nuestro dibujo en camisetas sin preguntar",
    "un negozio vende felpe con il nostro stemma senza chiedere",
    "qualcuno stampa il nostro disegno sulle borse senza permesso",
    "A market stall sells bags with my drawings on them, nobody asked me",
    "Ein Verein druckt unser Logo auf seine Trikots, ohne Erlaubnis",
    "un magasin vend des mugs avec mes dessins sans permission",
    "una imprenta vende agendas con mis dibujos sin permiso",
    "un bar usa il nostro logo senza permesso",
  ],
  Sustainability: [
    "il supermercato prende i nostri biscotti solo se dimostriamo quanta anidride facciamo",
    "la catena prende il vino solo se dimostriamo quanta anidride produciamo",
    "the chain buys our apples only if we show how much carbon we make",
    "Die Supermarktkette kauft unsere Äpfel nur, wenn wir zeigen, wie viel CO2 wir machen",
    "el supermercado nos compra las galletas solo si demostramos cuánto carbono hacemos",
    "le supermarché achète nos biscuits seulement si on prouve combien de carbone on fait",
    "the supermarket only takes our jam if we show how much carbon goes into it",
    "a big customer wants to know how much co2 each crate causes",
    "Der Großkunde will wissen, wie viel CO2 in jeder Palette steckt",
    "Die Kette nimmt unsere Marmelade nur noch mit Nachweis der Emissionen",
    "la grande surface n'achète nos confitures que si nous prouvons notre empreinte carbone",
    "un client veut savoir combien de CO2 pour chaque caisse",
    "el supermercado nos compra la mermelada solo si demostramos cuánto CO2 emitimos",
    "un cliente grande nos pide la huella de carbono de cada caja",
    "la catena prende le conserve solo con la prova di quanta CO2 facciamo",
    "un cliente vuole sapere quanta anidride carbonica c'è in ogni cassa",
    "our biggest buyer asks how much carbon is in a bottle",
    "ein Kunde verlangt von uns eine Klimabilanz pro Kiste",
    "notre client demande une preuve de nos émissions",
    "la cadena quiere saber cuánto carbono lleva cada botella",
    "il cliente chiede quante emissioni fa ogni bottiglia",
  ],
  "Business Strategy": [
    "we live from day to day, we need a plan for the next five years",
    "the nursery needs a five-year plan",
    "wir brauchen einen Plan für die nächsten fünf Jahre",
    "Unser Betrieb lebt von einem Tag auf den anderen, es fehlt ein Fünfjahresplan",
    "on vit au jour le jour, il nous faut un plan sur cinq ans",
    "la pépinière a besoin d'un plan à cinq ans",
    "vamos tirando día a día, necesitamos un plan a cinco años",
    "el vivero necesita un plan para los próximos tres años",
    "viviamo alla giornata, ci serve un piano per i prossimi tre anni",
    "la cantina ha bisogno di un piano a cinque anni",
  ],
};

test.each(
  Object.entries(KINDS),
)("what others take, what is lost, sold, asked for and planned is read as what it is about: %s", (area, texts) => {
  expect(texts.map((text) => [text, areaOf(text)])).toEqual(texts.map((text) => [text, area]));
});

test("the same words of another matter are not read as that", () => {
  const others: [string, string][] = [
    ["we want to sell more rooms in our hotel", "Mergers and Acquisitions"],
    ["we want to sell our shop's cakes on instagram", "Mergers and Acquisitions"],
    ["we want to sell the building of our shop and rent it back", "Mergers and Acquisitions"],
    ["nous voulons vendre notre vin au Canada", "Mergers and Acquisitions"],
    ["unser Hotel verkauft zu wenig Gutscheine an der Rezeption", "Mergers and Acquisitions"],
    ["I lost my job and want to open a bakery", "Employment Law"],
    ["ich habe meine Arbeit verloren und möchte mich selbstständig machen", "Employment Law"],
    ["our mailbox is full of complaints and nobody answers", "Cybersecurity"],
    ["we want to move our mailboxes to the cloud", "Cybersecurity"],
    ["we sell hoodies with our crest to members and nobody buys them", "Intellectual Property"],
    ["our crest looks old, who draws us a new one", "Intellectual Property"],
    ["der Supermarkt nimmt unsere Marmelade nur auf Paletten", "Sustainability"],
    ["on note les commandes des clients sur des bons au carbone, ça demande trop de temps", "Sustainability"],
    ["the bank wants a financial plan for the next three years", "Business Strategy"],
    ["die Bank will einen Finanzplan für die nächsten drei Jahre", "Business Strategy"],
    ["la banque demande un plan de trésorerie sur trois ans", "Business Strategy"],
    ["we need a marketing plan for the next two years", "Business Strategy"],
    ["il nous faut un plan de formation sur trois ans", "Business Strategy"],
  ];
  expect(others.filter(([text, area]) => areaOf(text) === area)).toEqual([]);
});
