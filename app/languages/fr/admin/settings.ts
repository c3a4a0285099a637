import type { brandMessages as english } from "#app/features/admin/settings/messages";
import { LARGE_TEXT_CONTRAST, TEXT_CONTRAST } from "#app/platform/brand/limits";
import type { Translation } from "../../translation";
import { grouped } from "../words";

/** The brand settings, in French. */
export const brandMessages: Translation<typeof english> = {
  title: "Marque",
  text: "Le nom et l’apparence du site : pages, e-mails, application sur l’écran d’accueil, images de partage. Le changement s’applique aussitôt, partout.",
  name: "Nom",
  tagline: "Slogan",
  taglineHint: "Au pied des pages vues par les visiteurs, dans le titre de la page d’accueil et sur l’image de partage du site.",
  accent: "Couleur d’accent",
  accentHint:
    "Les deux thèmes, les boutons, les contours de sélection, les graphiques et les e-mails en découlent, pour que tout reste lisible.",
  fonts: "Typographie",
  fontsSystem: "Du système",
  radius: "Angles",
  radius_none: "Carrés",
  radius_small: "Légèrement arrondis",
  radius_medium: "Arrondis",
  radius_large: "Plus arrondis",
  radius_round: "Très arrondis",
  drawings: "Afficher les dessins de ponts",
  drawingsHint:
    "Le symbole de l’en-tête reste tant qu’il n’y a pas de logo. Ce qui parle de ponts disparaît avec eux, sauf les mots des vidéos.",
  logos: "Logos, favicon et image de partage",
  save: "Enregistrer la marque",
  saved: "La marque est enregistrée.",
  accentRefused: "Cette couleur est trop pâle pour les boutons sur les pages claires.",
  accentNearest: `{accent} se détache de la page à {ratio} pour 1 ; un bouton demande ${grouped(LARGE_TEXT_CONTRAST)} pour 1. La couleur la plus proche qui convient est {nearest}.`,
  accentTake: "Prendre {nearest}",
  accentMoved: "Sur les pages claires, les boutons sont en {shown}, pour bien se détacher.",
  accentFine: `Chaque texte se détache de son fond à ${grouped(TEXT_CONTRAST)} pour 1 ou plus, dans les deux thèmes.`,
  preview: "Aperçu du rendu",
  previewLight: "Clair",
  previewDark: "Sombre",
  sampleTitle: "Quelqu’un qui y a déjà répondu",
  sampleText: "Du temps avec un expert, le prix complet d’abord.",
  sampleLink: "Comment ça marche",
  samplePrimary: "Trouver un expert",
  sampleSecondary: "Devenir expert",
  sampleFocus: "Sélectionné",
  sampleBadge: "Meilleure correspondance",
};
