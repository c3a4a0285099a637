import { COMMENTS_MAX_CHARACTERS, NAME_MAX_CHARACTERS } from "#app/features/catalog/category-requests/limits";
import type { catalogMessages as english } from "#app/features/catalog/messages";
import type { Translation } from "../translation";
import { findMessages } from "./catalog/messages-of-find";
import { subcategoryMessages } from "./catalog/messages-of-subcategories";
import { grouped } from "./words";

/** The search dialog, the category request, /find-advisor, and the category and sub-category pages, in Spanish. */
export const catalogMessages: Translation<typeof english> = {
  go: "Ir",
  searchTitle: "Buscar en {site}",
  searchLabel: "¿Qué busca?",
  searchDescription: "Categorías, páginas, asesores y áreas de especialidad.",
  searchPlaceholder: "Buscar categorías y páginas…",
  searchingAdvisors: "Buscando asesores…",
  searchLost: "Ahora mismo no podemos buscarlo: quizá esté sin conexión. La búsqueda seguirá por sí sola en cuanto vuelva a conectarse.",
  perHour: "{price} / hora",
  askAssistant: "Preguntar al asistente con esta frase",
  didYouMean: "¿O quería decir…?",
  browseCategories: "Ver las categorías",
  categories: "Categorías",
  pages: "Páginas",
  advisors: "Asesores",
  areas: "Áreas de especialidad",
  noResultsText: "Díganos qué echa en falta. Leemos todas las solicitudes y abrimos una categoría cuando hay interés.",
  noResults: "No hay resultados para «{query}»",
  nearestArea: "Lo más cercano: {area}",
  corrected: "Nadie menciona «{said}», así que estos son los resultados de «{meant}».",
  submitCategoryRequest: "Solicitar una nueva categoría",
  requestTitle: "Solicitar una nueva categoría",
  requestIntro: "Díganos qué tipo de asesoramiento echa en falta.",
  requestOffer: "¿No encaja en ninguna categoría?",
  requestOfferText: "Si aún no hay una para el asesoramiento que necesita, solicítela. Contamos todas las solicitudes.",
  requestNameLong: `El nombre no puede superar los ${NAME_MAX_CHARACTERS} caracteres`,
  requestCommentsLong: `Los comentarios no pueden superar los ${grouped(COMMENTS_MAX_CHARACTERS)} caracteres`,
  requestTooMany: "Ha enviado varias solicitudes en poco tiempo. Inténtelo de nuevo dentro de una hora.",
  requestTooManyToday: "Hoy ha enviado varias solicitudes. Inténtelo de nuevo mañana.",
  requestClose: "Cerrar",
  requestName: "Nombre de la categoría",
  requestNameRequired: "Introduzca un nombre de categoría",
  requestComments: "Comentarios",
  requestEmail: "Su correo",
  requestEmailHint: "Si desea una respuesta. Se usa solo para eso y después se elimina.",
  requestEmailInvalid: "Introduzca un correo válido o deje el campo vacío",
  requestSubmit: "Enviar la solicitud",
  requestSubmitting: "Enviando…",
  requestDone: "¡Solicitud de categoría enviada! La revisaremos y le responderemos.",
  requestFailed: "No se ha podido enviar la solicitud de categoría. Inténtelo de nuevo.",
  filters: "Filtros",
  search: "Buscar",
  linkedinSoonTitle: "¡Próximamente! 🚀",
  linkedinSoonText: "La integración con LinkedIn llegará pronto. ¡No se la pierda!",

  ...findMessages,
  ...subcategoryMessages,
};
