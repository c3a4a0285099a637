import type { askingMessages as english } from "#app/features/booking/hour/messages-of-asking";
import { NAME_MAX_CHARACTERS } from "#app/features/profiles/limits";
import type { Translation } from "../../translation";

/** Requesting a chosen time: personal details, the subject, and the confirmation, in French. */
export const askingMessages: Translation<typeof english> = {
  askedName: "Votre nom",
  askedNameHint: "{name} voit qui fait la demande. Votre nom est conservé dans votre profil.",
  askedNameLong: `${NAME_MAX_CHARACTERS} caractères maximum`,
  askedNameCharacters: "Utilisez des lettres, des espaces, des traits d’union et des apostrophes",
  askedNameNeeded: "Veuillez indiquer votre nom : l’expert voit ainsi qui fait la demande.",
  askedNameReserved:
    "Ce nom pourrait être confondu avec le site lui-même. Veuillez indiquer le vôtre, chaque mot dans les lettres d’un seul alphabet.",
  note: "De quoi s’agit-il ?",
  noteElsewhere: "Un texte a été saisi dans un autre navigateur. Il n’est pas repris ici : si c’était vous, écrivez-le de nouveau.",
  unusualHour: "Chez vous, ce sera {part, select, early {avant {from}} other {après {to}}}. Est-ce bien l’heure souhaitée ?",
  unusualHourSuggested: "Chez vous, ce sera {part, select, early {avant {from}} other {après {to}}}. Vous pouvez choisir un autre horaire.",
  unusualHourTheirs: "Pour {name}, ce sera {part, select, early {avant {from}} other {après {to}}}.",

  requestedTitle: "Consultation demandée !",
  requestSent: "Votre demande a été envoyée à {name}. Vous aurez une réponse sous {hours, number} heures.",
  requestSentSoon: "Votre demande a été envoyée à {name}. Vous aurez une réponse au plus tard avant le rendez-vous.",
  findOthers: "Trouver d’autres experts",
  findOthersThen: "Trouver d’autres experts libres à cette heure",
  changedMeanwhile: "Cette consultation a changé entre-temps. Vérifiez-la de nouveau.",
  refundChanged: "Rien n’est annulé : le coût d’une annulation a changé entre-temps et figure maintenant plus bas. Vérifiez-le de nouveau.",
  nothingChanged: "Rien n’a changé : votre demande reste telle quelle.",
  acceptedMeanwhile:
    "{firstName} a accepté entre-temps : votre modification n’a pas été enregistrée. Ce que vous avez écrit est encore là.",
};
