import { plainText, wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { TEXT_LANGUAGES, type TextLanguage } from "#app/features/topics/vocabulary/written-in";

type Sentences = Record<TextLanguage, string>;

/** The question whether anybody is in danger. It says whom to call, so that nobody has to answer it first. Said in the language of the text, as in calm-sentences.ts. */
export const DANGER_QUESTION: Sentences = {
  en: "I want to be sure that I understand you: are you in danger, or is somebody else? Then please do not wait for an answer here. Call your local emergency number now (112 in Europe, 999 in the United Kingdom, 911 in North America).",
  de: "Ich möchte Sie richtig verstehen: Sind Sie in Gefahr, oder ist es jemand anderes? Dann warten Sie bitte nicht auf eine Antwort hier. Rufen Sie jetzt den Notruf (112 in Europa, in der Schweiz auch 144 und 117).",
  fr: "J’aimerais bien vous comprendre : êtes-vous en danger, ou quelqu’un d’autre l’est-il ? Dans ce cas, n’attendez pas de réponse ici. Appelez maintenant le numéro d’urgence de votre pays (112 en Europe, 911 au Canada).",
  es: "Quiero entenderle bien: ¿está usted en peligro, o lo está otra persona? En ese caso, no espere una respuesta aquí. Llame ahora al número de emergencias de su país (112 en Europa, 911 en gran parte de América).",
  it: "Vorrei capirLa bene: è in pericolo Lei, o lo è qualcun altro? In questo caso non aspetti una risposta qui. Chiami adesso il numero di emergenza del Suo Paese (112 in Europa).",
};

/** The two answers that can be pressed. */
export const DANGER_ANSWERS: Record<TextLanguage, { yes: string; no: string }> = {
  en: { yes: "Yes, somebody is in danger", no: "No, nobody is in danger" },
  de: { yes: "Ja, jemand ist in Gefahr", no: "Nein, niemand ist in Gefahr" },
  fr: { yes: "Oui, quelqu’un est en danger", no: "Non, personne n’est en danger" },
  es: { yes: "Sí, alguien está en peligro", no: "No, nadie está en peligro" },
  it: { yes: "Sì, qualcuno è in pericolo", no: "No, nessuno è in pericolo" },
};

/** What an answer adds that can be of no help with a matter which may be a danger. */
export const WHOM_TO_CALL: Sentences = {
  en: "If you are in danger, or somebody else is, call your local emergency number (112 in Europe, 999 in the United Kingdom, 911 in North America).",
  de: "Wenn Sie in Gefahr sind oder jemand anderes es ist, rufen Sie den Notruf (112 in Europa, in der Schweiz auch 144 und 117).",
  fr: "Si vous êtes en danger, ou si quelqu’un d’autre l’est, appelez le numéro d’urgence de votre pays (112 en Europe, 911 au Canada).",
  es: "Si usted está en peligro, o lo está otra persona, llame al número de emergencias de su país (112 en Europa, 911 en gran parte de América).",
  it: "Se è in pericolo Lei, o lo è qualcun altro, chiami il numero di emergenza del Suo Paese (112 in Europa).",
};

/** What is said to whatever follows an answer about a danger, until somebody says that nobody is in one. */
export const STILL_IN_DANGER: Sentences = {
  en: "Have you called? If not, please do it now: your local emergency number (112 in Europe, 999 in the United Kingdom, 911 in North America). Whoever answers stays with you on the phone. If nobody is in danger, say so, and I go on with your question.",
  de: "Haben Sie angerufen? Wenn nicht, tun Sie es bitte jetzt: Notruf 112 in Europa, in der Schweiz auch 144 und 117. Dort bleibt man bei Ihnen am Telefon. Wenn niemand in Gefahr ist, sagen Sie es, und es geht mit Ihrer Frage weiter.",
  fr: "Avez-vous appelé ? Sinon, faites-le maintenant : le numéro d’urgence de votre pays (112 en Europe, 911 au Canada). On reste avec vous au téléphone. Si personne n’est en danger, dites-le, et je reviens à votre question.",
  es: "¿Ha llamado ya? Si no, hágalo ahora: el número de emergencias de su país (112 en Europa, 911 en gran parte de América). Se quedarán con usted al teléfono. Si nadie está en peligro, dígalo y vuelvo a su pregunta.",
  it: "Ha chiamato? Se no, lo faccia adesso: il numero di emergenza del Suo Paese (112 in Europa). Resteranno con Lei al telefono. Se nessuno è in pericolo, lo dica, e torno alla Sua domanda.",
};

/** What is typed instead, in any of the five languages. */
const YES = new Set("yes|yeah|yep|yes i am|yes help|yes please help|ja|ja bin ich|ja hilfe|oui|oui aidez moi|si".split("|"));
const NO = new Set("no|nope|no nobody|i am not|nein|nee|nein niemand|non|non personne|no nadie|no nessuno".split("|"));
const MAX_ANSWER_LENGTH = 60;

const folded = (text: string) =>
  wordsOf(plainText(text))
    .map((word) => word.folded)
    .join(" ");

const isSaid = (text: string, answer: "yes" | "no", typed: ReadonlySet<string>) => {
  const words = folded(text);
  return typed.has(words) || TEXT_LANGUAGES.some((language) => folded(DANGER_ANSWERS[language][answer]) === words);
};

/** Returns which of the two answers to the question a message is, pressed or typed in a word; null for any other message, which is read as it stands. */
export function answerToDanger(text: string): "yes" | "no" | null {
  if (text.length > MAX_ANSWER_LENGTH) return null;
  if (isSaid(text, "yes", YES)) return "yes";
  return isSaid(text, "no", NO) ? "no" : null;
}

/** Returns which of the two answers a message is word for word, in whichever language: pressed, perhaps on an older question. */
export function pressedAnswer(text: string): "yes" | "no" | null {
  if (text.length > MAX_ANSWER_LENGTH) return null;
  if (isSaid(text, "yes", new Set())) return "yes";
  return isSaid(text, "no", new Set()) ? "no" : null;
}

/** Returns the language of an answer that can be pressed; null if a text is none. */
export const languageOfAnswer = (text: string): TextLanguage | null =>
  TEXT_LANGUAGES.find((language) => Object.values(DANGER_ANSWERS[language]).some((answer) => folded(answer) === folded(text))) ?? null;
