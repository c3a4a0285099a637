import type { asideMessages as english } from "#app/features/accounts/messages-of-aside";
import type { Translation } from "../../translation";

/** Texts beside the forms on the account pages, in Italian. */
export const asideMessages: Translation<typeof english> = {
  asideTitle: "Un ponte verso chi sa.",
  asideTitlePlain: "Parli con chi sa.",
  asideMatch: "Descriva cosa Le serve e scopra chi fa al caso Suo, e perché.",
  asidePrice: "Ogni prezzo è mostrato per intero prima di prenotare.",
  asideOffer: "Conosce bene un settore? Offra il Suo tempo.",
  backToHome: "Torna alla home",
  backToList: "Torna alla pagina precedente",
};
