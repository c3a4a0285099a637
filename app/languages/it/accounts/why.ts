import type { whyMessages as english } from "#app/features/accounts/sign-in/messages-of-why";
import type { Translation } from "../../translation";

/** Why somebody is asked to sign in, in Italian. */
export const whyMessages: Translation<typeof english> = {
  whyHour: "Per chiedere l’orario scelto con {name} occorre accedere o registrarsi.",
  whySave: "Per salvare {name} occorre accedere o registrarsi.",
  whyBook: "Per prenotare una consulenza occorre accedere o registrarsi.",
  whyConsultation: "Acceda per vedere la Sua consulenza.",
  whyConsultations: "Acceda per vedere le Sue consulenze.",
  whyMessages: "Acceda per vedere i Suoi messaggi.",
  whyNotifications: "Acceda per vedere le Sue notifiche.",
  whyProfile: "Acceda per aprire il Suo profilo.",
  whyAdvisorProfile: "Acceda per aprire le Sue pagine da consulente.",
  whyAdmin: "Acceda per aprire l’amministrazione.",
};
