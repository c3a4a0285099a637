import { expect, test } from "vitest";
import { asksOfTheWorld } from "./small-talk";

test.each([
  "how far is it from Rome to Naples?",
  "who painted the ceiling of that chapel",
  "recommend me a good book for the train",
  "which bird can fly backwards",
  "Wie viele Einwohner hat Graz?",
  "Wer hat das Fahrrad erfunden?",
  "Was ist der Unterschied zwischen Kamel und Dromedar",
  "quelle est la capitale du Chili",
  "combien de dents a un requin ?",
  "qu'est-ce qu'un axolotl",
  "¿Cuántos huesos tiene el cuerpo?",
  "quién escribió el Quijote",
  "qué diferencia hay entre un búho y una lechuza",
  "che differenza c'è tra un cammello e un dromedario",
  "quanto dista Bari da Lecce?",
  "consigliami un bel libro",
])("'%s' asks something about the world", (text) => expect(asksOfTheWorld(text)).toBe(true));

test.each([
  "hi, how are you?",
  "what's up",
  "how is your day",
  "Wie geht es Ihnen?",
  "Na, was ist los?",
  "Wer bist du?",
  "comment ça va",
  "salut, quoi de neuf",
  "hola, ¿cómo estás?",
  "¿qué tal?",
  "ciao, come stai?",
  "nice to meet everybody",
  "das ist schön",
])("'%s' is talk between two", (text) => expect(asksOfTheWorld(text)).toBe(false));
