import { MAX_COMPARED } from "#app/features/advisors/compare/compared";
import type { comparisonMessages as english } from "#app/features/advisors/compare/messages-of-comparison";
import type { Translation } from "../../translation";

/** The comparison, in Spanish. */
export const comparisonMessages: Translation<typeof english> = {
  comparisonTitle: "Comparar asesores",
  comparisonText:
    "En paralelo y para la duración de consulta que tiene pensada. La dirección de esta página conserva su selección: compártala con quien quiera.",
  comparisonRemove: "Quitar",
  comparisonRemoveLabel: "Quitar a {name} de la comparación",
  comparisonGone: "Nadie de esta selección figura en la lista",
  comparisonGoneText: "La dirección incluye asesores que no figuran aquí, o que ya no figuran. Elija a otros abajo.",
  comparisonMore: "Añadir otro",
  comparisonMoreText: `Caben hasta ${MAX_COMPARED} en paralelo. Elija una categoría y pulse «Comparar» en una ficha.`,
};
