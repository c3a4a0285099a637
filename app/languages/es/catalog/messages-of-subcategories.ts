import type { subcategoryMessages as english } from "#app/features/catalog/messages-of-subcategories";
import type { Translation } from "../../translation";

/** The sub-category pages, in Spanish. */
export const subcategoryMessages: Translation<typeof english> = {
  backTo: "Volver a {category}",
  needLabel: "¿En qué necesita ayuda?",
  needRequired: "Describa en qué necesita ayuda",
  searching: "Buscando…",
  topFound: "{advisors}: mejores resultados ({count, number})",
  viewAll: "Ver todos: {advisors}",
  allAdvisors: "Todos: {advisors}",
  nothingTitle: "Aún no hay ningún asesor para esto",
  nothingText: "En {subcategory}, nadie menciona «{query}». Use menos palabras u otras, o consulte la lista completa.",
  fitsLittle: "En {subcategory}, nadie menciona «{query}». Estos son los mejores de ahí y quizá encajen solo en parte.",
  noneListed: "Aún no hay ningún asesor aquí",
  noneListedText: "Consulte la categoría completa o pregunte allí al buscador con IA.",
  bestMatch: "Mejor coincidencia",
  contact: "Contactar con {firstName}",
};
