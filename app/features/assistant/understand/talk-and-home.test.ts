import { beforeAll, expect, test } from "vitest";
import { isIdleQuestion } from "#app/features/topics/classifier/idle-questions";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import type { Reader } from "#app/features/topics/classifier/reading";
import { judge } from "./answer-kind";
import { isGoodbye, isGreeting } from "./small-talk";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});
function matterOf(text: string) {
  const found = judge(text, read(text), null);
  return found.kind === "other" ? found.matter : found.kind;
}
const otherThan = (matter: string, texts: readonly string[]) =>
  texts.flatMap((text) => (matterOf(text) === matter ? [] : [[text, matterOf(text)]]));

test("greetings are greeted back, in five languages", () => {
  const greetings = [
    ...["hiya, how are things", "hello! how is your day going", "good morning, all good?", "what's up"],
    ...["Guten Morgen, alles gut bei Ihnen?", "hallo, na, wie geht's", "hey, alles fit?"],
    ...["bonjour, comment ça va ?", "salut, tout va bien ?", "coucou toi"],
    ...["hola, todo bien?", "buenas, ¿cómo andas?", "hola, qué hay"],
    ...["ciao, tutto a posto?", "ciao, come va", "salve a tutti"],
  ];
  expect(greetings.filter((text) => !isGreeting(text))).toEqual([]);
  expect(otherThan("chat", greetings)).toEqual([]);
});

test("a wish for the evening or the weekend is a goodbye, in five languages", () => {
  const wishes = [
    ...["have a nice weekend everyone", "good night, sleep well", "ok thanks, see you soon", "take care"],
    ...["Schönen Abend noch", "danke und schönen Tag", "schöne Feiertage euch allen", "bis morgen dann"],
    ...["bonne journée", "merci et bonne soirée", "bon dimanche à tous", "à la prochaine"],
    ...["buen fin de semana a todos", "hasta mañana", "que tenga un buen día", "gracias y hasta pronto"],
    ...["buona giornata", "grazie e buona serata", "buona domenica a tutti", "a domani"],
  ];
  expect(wishes.filter((text) => !isGoodbye(text))).toEqual([]);
  expect(otherThan("chat", wishes)).toEqual([]);
});

test("how a word is spelt, and a film that somebody saw, is neither a greeting nor a need, in five languages", () => {
  const idle = [
    ...[
      "do you write it advice or advise",
      "is it less or fewer when you talk about people?",
      "how do you spell rhythm",
      "what is the plural of moose",
    ],
    ...["has anyone seen Jaws", "what's your favourite song?", "have you ever watched Dirty Dancing"],
    ...["schreibt man Dir groß oder klein", "heißt es der oder das Laptop", "wie schreibt man Zucchini", "hast du Titanic gesehen?"],
    ...[
      "kennst du den Film Das Boot",
      "on dit bonjour ou bonsoir à 18 h ?",
      "comment s'écrit ratatouille",
      "avez-vous vu Amélie Poulain ?",
    ],
    ...[
      "quelle est ta chanson préférée",
      "¿se dice imprimido o impreso?",
      "cómo se escribe zanahoria",
      "¿has visto Volver?",
      "tu libro favorito",
    ],
    ...["si dice ha piovuto o è piovuto?", "come si scrive acquerello", "hai visto La vita è bella?", "la tua canzone preferita"],
    ...["how often do I water my ficus", "wie oft soll ich die Tomaten gießen", "ogni quanto annaffio il basilico"],
  ];
  expect(idle.filter((text) => !isIdleQuestion(text))).toEqual([]);
  expect(otherThan("chat", idle)).toEqual([]);
});

test("a room that is painted is no matter for a doctor, nor are friends one for advisors; what ails somebody is one for a doctor", () => {
  const home = [
    ...[
      "what colour goes with oak floors in the bedroom",
      "how do I make new friends after a divorce at 45",
      "I want to find friends in Leeds",
    ],
    ...["Wie finde ich Freunde nach dem Umzug?", "ich möchte neue Leute kennenlernen", "comment me faire des copines à Lille"],
    ...["quiero hacer amigas en Bilbao", "come trovo nuovi amici a Torino"],
  ];
  expect(otherThan("private", home)).toEqual([]);
  const ill = ["my back hurts when I sit", "Ich habe Ausschlag am Arm", "j'ai de la fièvre", "me duele la rodilla", "mi fa male un dente"];
  expect(otherThan("medical", ill)).toEqual([]);
});

test("a fine for parking or speeding is law of private life; one of a firm is not", () => {
  const fines = [
    ...["I want to appeal a parking ticket", "ich wurde geblitzt, lohnt sich ein Einspruch", "j'ai reçu un PV de stationnement"],
    ...["contester une amende pour excès de vitesse", "recurrir multa por exceso de velocidad", "multa por estacionar en doble fila"],
    ...["multa da autovelox, come faccio ricorso", "multato per divieto di sosta"],
  ];
  expect(otherThan("privateLaw", fines)).toEqual([]);
});

test("the same words in a matter of business are read as that", () => {
  const needs = [
    ...[
      "should we be an LLC or a corporation when we talk to investors?",
      "how do you spell out liability in a contract",
      "which colour should our packaging have",
    ],
    ...[
      "have you seen what the GDPR asks of small shops",
      "best film for our brand campaign",
      "how do we make friends with the regulators before launch",
    ],
    ...[
      "wie schreibt man einen Businessplan für eine Bäckerei",
      "heißt es GmbH oder UG, was ist für mich steuerlich besser",
      "hast du gesehen, wie hoch die Umsatzsteuer bei Exporten ist",
    ],
    ...["comment s'écrit un contrat de franchise", "on dit SARL ou SAS pour deux associés ?", "amende de la CNIL pour notre boutique"],
    ...["cómo se escribe un plan de negocio", "multa de Hacienda a mi empresa", "conocer inversores para mi startup"],
    ...[
      "come si scrive un business plan",
      "abbiamo girato un film e cerchiamo finanziatori",
      "multa del Garante privacy alla nostra azienda",
    ],
    ...["our farm: how often must we water the vineyards to save costs on irrigation"],
  ];
  expect(
    needs.flatMap((text) => (["chat", "private", "privateLaw", "medical"].includes(matterOf(text)) ? [[text, matterOf(text)]] : [])),
  ).toEqual([]);
});
