import { MOST_WORDS, SHORTEST_WORD, TOPIC_MAX_CHARACTERS, WEEKS_SHOWN, WORDS_MAX_CHARACTERS } from "#app/features/admin/limits";
import type { taxonomyMessages as english } from "#app/features/admin/taxonomy/messages";
import type { Translation } from "../../translation";

const WEEKS = `${WEEKS_SHOWN} semanas`;

/** The dashboard's topics, in Spanish. */
export const taxonomyMessages: Translation<typeof english> = {
  soughtTitle: "Búsquedas sin resultados",
  soughtText: `Lo que los visitantes han buscado en las últimas ${WEEKS} y sobre lo que nadie asesora; primero, lo más pedido.`,
  soughtNone: `Todas las búsquedas de las últimas ${WEEKS} encontraron a alguien.`,
  times: "{count, plural, one {una vez} other {# veces}}",
  title: "Temas",
  text: `Entre lo que se elige al reservar, presentar una candidatura y buscar: cuántos asesoran sobre cada tema y cuántas veces se ha pedido en ${WEEKS}.`,
  fixed:
    "Las categorías y las páginas de sus subcategorías son la estructura del sitio, y los temas, lo que se elige. Puede añadirlos, renombrarlos, traducirlos, reordenarlos y retirarlos.",
  topic: "Tema",
  advisors: "Asesores",
  asked: "Solicitudes",
  retired: "Retirado",
  add: "Añadir tema",
  addTitle: "Añadir un tema",
  addText: "Se ofrece al momento: a los clientes que reservan, a los asesores para su perfil, en los filtros y en la búsqueda.",
  addIt: "Añadir tema",
  all: "Todos los temas",
  editText: "Las consultas anteriores conservan el nombre con el que se reservaron. La dirección del tema no cambia.",
  name: "Nombre",
  nameHint: `Con las palabras de los clientes, hasta ${TOPIC_MAX_CHARACTERS} caracteres`,
  place: "Aparece en",
  placeHint: "La página de su categoría y una página o ficha de subcategoría",
  placeAlone: "{category}: solo la página de la categoría",
  words: "También llamado",
  wordsHint:
    "Palabras y expresiones que se usan para ello, separadas por comas. El buscador con IA, el asistente y la búsqueda las entienden.",
  save: "Guardar el tema",
  retire: "Retirar",
  retireTitle: "Retirar {name}",
  retireText:
    "Deja de ofrecerse en todas partes. Los asesores que lo tienen y las consultas reservadas conservan su nombre, y se puede recuperar.",
  restore: "Recuperar",
  retiredNote:
    "Este tema está retirado: no se ofrece en ninguna parte. Las consultas anteriores y los asesores que lo tienen conservan su nombre.",
  nameRequired: "Introduzca un nombre.",
  nameLong: `El nombre supera los ${TOPIC_MAX_CHARACTERS} caracteres.`,
  nameCharacters: "Use solo letras, cifras, espacios y & / + # . , ' ( ) -.",
  placeUnknown: "Elija dónde aparece el tema.",
  wordsLong: `Supera los ${WORDS_MAX_CHARACTERS} caracteres.`,
  wordsMany: `Indique ${MOST_WORDS} palabras o expresiones como máximo.`,
  wordsCharacters: `Use palabras de letras y cifras, de al menos ${SHORTEST_WORD}, separadas por comas.`,
  topicAdded: "{name} se ofrece a partir de ahora.",
  topicSaved: "El tema se ha actualizado.",
  topicRetired: "{name} ya no se ofrece.",
  topicRestored: "{name} vuelve a ofrecerse.",
  topicTaken: "Ya hay un tema con este nombre.",
  topicTakenByRetired: "Un tema retirado tiene este nombre: recupérelo.",
  topicStale: "Otra persona ha cambiado este tema después de que usted lo abriera. No se ha sobrescrito nada. Ahora está así:",
  topicGone: "Este tema no existe.",
  topicFailed: "No se ha podido actualizar el tema.",
};
