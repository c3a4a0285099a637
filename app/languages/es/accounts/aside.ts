import type { asideMessages as english } from "#app/features/accounts/messages-of-aside";
import type { Translation } from "../../translation";

/** Texts beside the forms on the account pages, in Spanish. */
export const asideMessages: Translation<typeof english> = {
  asideTitle: "Un puente hacia alguien que sabe.",
  asideTitlePlain: "Hable con alguien que sabe.",
  asideMatch: "Describa lo que necesita y vea quién encaja, y por qué.",
  asidePrice: "Cada precio se muestra completo antes de reservar.",
  asideOffer: "¿Sabe mucho de algo? Ofrezca su tiempo.",
  backToHome: "Volver al inicio",
  backToList: "Volver a la página anterior",
};
