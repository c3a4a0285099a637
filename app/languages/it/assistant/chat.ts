import { CONVERSATION_DAYS } from "#app/features/assistant/limits";
import type { chatMessages as english } from "#app/features/assistant/pages/messages-of-chat";
import type { Translation } from "../../translation";

/** The assistant's chat, in Italian. */
export const chatMessages: Translation<typeof english> = {
  title: "Assistente AI",
  intro: "Descriva cosa Le serve e scopra i consulenti adatti tra quelli del sito.",
  greeting:
    "Buongiorno! Conosco tutti i consulenti del sito. Mi dica a cosa sta lavorando: l’argomento, entro quando Le serve aiuto, il budget, la lingua o la città, con parole Sue.",
  starter1: "Ci serve un avvocato per un brevetto che parli tedesco",
  starter2: "Possiamo permetterci di assumere altre persone quest’anno?",
  starter3: "Il nostro sito è lento e perde clienti",
  starter4: "Un piano di marketing per un prodotto ancora sconosciuto",
  starterOwn: "Ho una domanda su {topic}",
  conversation: "Conversazione con l’assistente",
  typing: "L’assistente sta scrivendo…",
  messagePlaceholder: "Ad esempio: un avvocato per un brevetto che parli tedesco",
  messagePlaceholderOwn: "Ad esempio: qualcuno che parli tedesco",
  deleteConversation: "Elimina la conversazione",
  deleteText: "Tutto ciò che è stato scritto qui viene eliminato subito e non può essere recuperato.",
  deleteAnonymousNote: `Questa conversazione resta in questo browser per ${CONVERSATION_DAYS} giorni, poi viene eliminata.`,
  deletePersonalNote: `Questa conversazione resta nel Suo account per ${CONVERSATION_DAYS} giorni, poi viene eliminata.`,
  deleted: "La conversazione è stata eliminata.",
  notice: "Le risposte sono elaborate da un software in base all’elenco dei consulenti. Non sono di per sé una consulenza.",
};
