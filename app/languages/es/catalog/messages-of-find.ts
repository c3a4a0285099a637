import type { findMessages as english } from "#app/features/catalog/messages-of-find";
import type { Translation } from "../../translation";

/** /find-advisor, in Spanish. */
export const findMessages: Translation<typeof english> = {
  findAll: "Todos los asesores",
  findWeek: "Asesores con horas libres en los próximos días",
  findTitle: "Encuentre a su asesor ideal",
  findIntro: "Elija el tipo de asesoramiento que necesita. Una persona ha dado el visto bueno a cada asesor antes de publicarlo.",
  findDescription: "Asesores seleccionados en empresa, finanzas, derecho, tecnología, marketing y más.",
  findDescriptionOwn: "Asesores seleccionados, por categorías.",
  findPlaceholder: "Buscar categorías…",
  findNothingText: "Pruebe con otra palabra o consulte todas las categorías.",
  findNothing: "Ninguna categoría coincide con «{query}»",
  clearSearch: "Borrar la búsqueda",
  moreSubcategories: "+{count, number} más",
};
