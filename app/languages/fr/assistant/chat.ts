import { CONVERSATION_DAYS } from "#app/features/assistant/limits";
import type { chatMessages as english } from "#app/features/assistant/pages/messages-of-chat";
import type { Translation } from "../../translation";

/** The assistant's chat, in French. */
export const chatMessages: Translation<typeof english> = {
  title: "Assistant IA",
  intro: "Dites ce dont vous avez besoin et découvrez les experts de l’annuaire qui vous conviennent.",
  greeting:
    "Bonjour ! Je connais tous les experts de ce site. Parlez-moi de votre projet avec vos propres mots : le sujet, le moment où vous avez besoin d’aide, votre budget, votre langue ou votre ville.",
  starter1: "Nous cherchons un avocat en brevets qui parle allemand",
  starter2: "Pouvons-nous nous permettre d’embaucher cette année ?",
  starter3: "Notre site web est lent et fait fuir les clients",
  starter4: "Un plan marketing pour un produit que personne ne connaît encore",
  starterOwn: "J’ai une question concernant {topic}",
  conversation: "Conversation avec l’assistant",
  typing: "L’assistant écrit…",
  messagePlaceholder: "Par exemple : un avocat en brevets qui parle allemand",
  messagePlaceholderOwn: "Par exemple : quelqu’un qui parle allemand",
  deleteConversation: "Supprimer la conversation",
  deleteText: "Tout ce qui a été dit ici est supprimé immédiatement et définitivement.",
  deleteAnonymousNote: `Cette conversation est conservée ${CONVERSATION_DAYS} jours dans ce navigateur, puis supprimée.`,
  deletePersonalNote: `Cette conversation est conservée ${CONVERSATION_DAYS} jours dans votre compte, puis supprimée.`,
  deleted: "La conversation est supprimée.",
  notice: "Les réponses sont générées par un logiciel à partir de l’annuaire des experts. Elles ne constituent pas un conseil.",
};
