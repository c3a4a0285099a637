import { CONVERSATION_DAYS } from "#app/features/assistant/limits";
import type { chatMessages as english } from "#app/features/assistant/pages/messages-of-chat";
import type { Translation } from "../../translation";

/** The assistant's chat, in German. */
export const chatMessages: Translation<typeof english> = {
  title: "KI-Assistent",
  intro: "Sagen Sie, was Sie brauchen, und lernen Sie passende Berater aus dem Verzeichnis kennen.",
  greeting:
    "Guten Tag! Ich kenne hier alle Berater. Erzählen Sie mir in Ihren eigenen Worten, woran Sie arbeiten: das Thema, bis wann Sie Hilfe brauchen, Ihr Budget, Ihre Sprache oder Ihre Stadt.",
  starter1: "Wir brauchen einen Patentanwalt, der Englisch spricht",
  starter2: "Können wir uns dieses Jahr mehr Personal leisten?",
  starter3: "Unsere Website ist langsam und verliert Kunden",
  starter4: "Ein Marketingplan für ein Produkt, das noch niemand kennt",
  starterOwn: "Ich habe eine Frage zum Thema {topic}",
  conversation: "Unterhaltung mit dem Assistenten",
  typing: "Der Assistent schreibt\u00a0…",
  messagePlaceholder: "Zum Beispiel: ein Patentanwalt, der Englisch spricht",
  messagePlaceholderOwn: "Zum Beispiel: jemand, der Englisch spricht",
  deleteConversation: "Unterhaltung löschen",
  deleteText: "Alles hier Gesagte wird sofort gelöscht und kann nicht wiederhergestellt werden.",
  deleteAnonymousNote: `Diese Unterhaltung wird ${CONVERSATION_DAYS} Tage in diesem Browser aufbewahrt und dann gelöscht.`,
  deletePersonalNote: `Diese Unterhaltung wird ${CONVERSATION_DAYS} Tage in Ihrem Konto aufbewahrt und dann gelöscht.`,
  deleted: "Die Unterhaltung ist gelöscht.",
  notice: "Die Antworten stammen aus dem Beraterverzeichnis und von einer Software. Sie sind selbst keine Beratung.",
};
