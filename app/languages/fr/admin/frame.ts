import type { adminFrameMessages as english } from "#app/features/admin/frame/messages";
import type { Translation } from "../../translation";

/** The frame around the admin area, in French. */
export const adminFrameMessages: Translation<typeof english> = {
  menu: "Menu d’administration",
  openMenu: "Ouvrir le menu d’administration",
  closeMenu: "Fermer le menu d’administration",
  waiting: "{count, plural, one {(# en attente)} other {(# en attente)}}",
  overview: "Vue d’ensemble",
  applications: "Candidatures",
  consultations: "Consultations",
  people: "Personnes",
  payments: "Paiements",
  payouts: "Versements",
  reports: "Signalements",
  mailbox: "Boîte d’envoi",
  catalog: "Catalogue",
  site: "Site",
  videos: "Vidéos",
  logos: "Logos",
  banner: "Bannière",
  settings: "Paramètres",
  texts: "Textes",
  import: "Importer des experts",
  audit: "Journal d’audit",
  nothingHere:
    "Il n’y a rien à cette adresse de l’espace d’administration. Ce que vous cherchez porte peut-être un autre nom : le menu contient toutes les pages.",
  noMailYet:
    "Ce site n’envoie pas encore d’e-mails. Ce qui doit être communiqué ici par e-mail reste dans la <mailbox>boîte d’envoi</mailbox> et ne parvient à personne tant qu’aucun serveur de messagerie n’est configuré (<settings>Paramètres</settings>).",
  toOverview: "Retour à la vue d’ensemble",
};
