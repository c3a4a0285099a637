import { CONVERSATION_DAYS } from "#app/features/assistant/limits";
import type { chatMessages as english } from "#app/features/assistant/pages/messages-of-chat";
import type { Translation } from "../../translation";

/** The assistant's chat, in Spanish. */
export const chatMessages: Translation<typeof english> = {
  title: "Asistente de IA",
  intro: "Diga qué necesita y conozca a los asesores del directorio que encajan.",
  greeting:
    "¡Hola! Conozco a todos los asesores de aquí. Cuénteme con sus palabras en qué está trabajando: el tema, para cuándo necesita ayuda, su presupuesto, su idioma o su ciudad.",
  starter1: "Necesitamos un abogado de patentes que hable alemán",
  starter2: "¿Podemos permitirnos contratar a más gente este año?",
  starter3: "Nuestra web va lenta y pierde clientes",
  starter4: "Un plan de marketing para un producto que aún nadie conoce",
  starterOwn: "Tengo una pregunta sobre {topic}",
  conversation: "Conversación con el asistente",
  typing: "El asistente está escribiendo…",
  messagePlaceholder: "Por ejemplo: un abogado de patentes que hable alemán",
  messagePlaceholderOwn: "Por ejemplo: alguien que hable alemán",
  deleteConversation: "Eliminar la conversación",
  deleteText: "Todo lo dicho aquí se elimina al momento y no se puede recuperar.",
  deleteAnonymousNote: `Esta conversación se conserva ${CONVERSATION_DAYS} días en este navegador y después se elimina.`,
  deletePersonalNote: `Esta conversación se conserva ${CONVERSATION_DAYS} días en su cuenta y después se elimina.`,
  deleted: "La conversación se ha eliminado.",
  notice: "Las respuestas las genera un programa a partir del directorio de asesores. No constituyen asesoramiento.",
};
