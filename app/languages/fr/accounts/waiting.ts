import { LINK_HOURS, SIGN_UP_CODE_MINUTES } from "#app/features/accounts/limits";
import type { codeOfMailMessages as codeEnglish, waitingMessages as english } from "#app/features/accounts/sign-up/messages-of-waiting";
import type { Translation } from "../../translation";
import { counted } from "../words";

const CONFIRMATION = counted(LINK_HOURS.confirm_email, "heure", "heures");

/** Waiting for an emailed link, in French. */
export const waitingMessages: Translation<typeof english> = {
  waitingTitle: "Plus qu’une étape",
  waitingText: `Ouvrez le lien de l’e-mail envoyé à <strong>{email}</strong>. Il ne sert qu’une fois et reste valable ${CONFIRMATION}.`,
  waitingAnyText: `Ouvrez le lien de l’e-mail que nous vous avons envoyé. Il ne sert qu’une fois et reste valable ${CONFIRMATION}.`,
  waitingHour: "<time></time> avec {name} : ce créneau vous est réservé jusqu’à <until></until>.",
  waitingElsewhere: "Dans un autre navigateur, vous choisissez de nouveau votre mot de passe.",
  waitingHint: "Toujours rien ? Regardez dans vos e-mails indésirables, puis demandez un nouvel envoi.",
  sendAgain: "Renvoyer",
  sendingAgain: "Envoi…",
  sentAgain: "Si cette adresse attend une confirmation, un nouveau lien est en route.",
  wrongAddress: "L’adresse est erronée ?",
  correctAddress: "La corriger",
  mailedOften:
    "Trop de liens demandés en une heure pour cette adresse : nous n’en envoyons plus pour l’instant. Le plus récent reçu fonctionne, peu importe qui l’a demandé. Ou réessayez dans {minutes, plural, one {# minute} many {# minutes} other {# minutes}}.",
};

/** Confirming with the code of the same email, in French. */
export const codeOfMailMessages: Translation<typeof codeEnglish> = {
  codeOfMail: "Code",
  codeOfMailHint: `Les chiffres reçus avec le lien, si vous le lisez sur un autre appareil. Ils sont valables ici ${SIGN_UP_CODE_MINUTES} minutes.`,
  codeOfMailGo: "Confirmer et demander",
  codeWrong: "Ce code est incorrect ou trop ancien. Le lien fonctionne toujours.",
};
