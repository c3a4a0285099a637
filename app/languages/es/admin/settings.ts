import type { brandMessages as english } from "#app/features/admin/settings/messages";
import { LARGE_TEXT_CONTRAST, TEXT_CONTRAST } from "#app/platform/brand/limits";
import type { Translation } from "../../translation";
import { grouped } from "../words";

/** The brand settings, in Spanish. */
export const brandMessages: Translation<typeof english> = {
  title: "Marca",
  text: "Cómo se llama el sitio y qué aspecto tiene: páginas, correos, la aplicación en la pantalla de inicio y las imágenes al compartirlo. Se aplica al momento, en todas partes.",
  name: "Nombre",
  tagline: "Eslogan",
  taglineHint:
    "Al pie de las páginas que ven los visitantes, en el título de la página de inicio y en la imagen con la que se comparte el sitio.",
  accent: "Color de acento",
  accentHint:
    "De él se derivan los dos temas, los botones, los contornos de foco, los gráficos y los correos, de modo que todo se pueda leer.",
  fonts: "Tipografía",
  fontsSystem: "Del sistema",
  radius: "Esquinas",
  radius_none: "Rectas",
  radius_small: "Ligeramente redondeadas",
  radius_medium: "Redondeadas",
  radius_large: "Más redondeadas",
  radius_round: "Muy redondeadas",
  drawings: "Mostrar los dibujos de puentes",
  drawingsHint:
    "El símbolo de la cabecera permanece hasta que haya un logotipo. Lo que habla de puentes se va con ellos, salvo las palabras de los vídeos.",
  logos: "Logotipos, favicon e imagen para compartir",
  save: "Guardar la marca",
  saved: "La marca se ha guardado.",
  accentRefused: "Este color es demasiado pálido para los botones en páginas claras.",
  accentNearest: `{accent} contrasta con la página {ratio} a 1; un botón necesita ${grouped(LARGE_TEXT_CONTRAST)} a 1. El color más cercano que lo cumple es {nearest}.`,
  accentTake: "Usar {nearest}",
  accentMoved: "En páginas claras, los botones son {shown} para que destaquen.",
  accentFine: `Todos los textos contrastan con su fondo ${grouped(TEXT_CONTRAST)} a 1 o más, en los dos temas.`,
  preview: "Así quedará",
  previewLight: "Claro",
  previewDark: "Oscuro",
  sampleTitle: "Alguien que ya lo ha respondido",
  sampleText: "Tiempo con un asesor, con el precio completo por delante.",
  sampleLink: "Cómo funciona",
  samplePrimary: "Buscar un asesor",
  sampleSecondary: "Hágase asesor",
  sampleFocus: "Con foco",
  sampleBadge: "Mejor coincidencia",
};
