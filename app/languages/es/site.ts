import type { siteContentMessages as english } from "#app/features/site/messages";
import type { Translation } from "../translation";

/** The home page, apart from what an admin writes there, in Spanish. */
export const siteContentMessages: Translation<typeof english> = {
  homeDescription:
    "Encuentre un asesor verificado en empresa, finanzas, tecnología, marketing o derecho, vea primero el precio completo y reserve una consulta.",
  homeDescriptionOwn: "Encuentre un asesor verificado, vea primero el precio completo y reserve una consulta.",
  heroSecond: "Hágase asesor",
  heroAsk: "¿En qué necesita ayuda?",
  heroAskExample: "Somos dos fundadores y tenemos que repartir las participaciones",
  heroAskButton: "Ver quién encaja",
  heroAskBusy: "Buscando asesores…",
  peopleTitle: "Asesores con horas libres en los próximos días",
  peopleText:
    "{advisors, plural, one {# asesor verificado} other {# asesores verificados}} en {areas, plural, one {# área} other {# áreas}}. El precio de la hora se ve desde el principio.",
  peopleAll: "Ver todos los asesores",
  quotesTitle: "Lo que dicen los clientes",
  heroFactReviewed: "Asesores aprobados por personas",
  heroFactPrice: "El precio, antes de reservar",
  uploadHeroVideo: "Subir vídeo de portada",
  manageGrid: "Gestionar la cuadrícula",
  pauseVideo: "Pausar el vídeo",
  playVideo: "Reproducir el vídeo",
  categoriesTitle: "¿En qué necesita asesoramiento?",
  categoriesText: "Elija el ámbito más cercano a su pregunta. Podrá precisarlo en la página siguiente.",
  step: "Paso {number, number}:",
};
