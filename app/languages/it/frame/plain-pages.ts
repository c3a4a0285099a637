import type { plainPageMessages as english } from "#app/frame/messages-of-plain-pages";
import type { Translation } from "../../translation";

/** Pages that the server sends in place of the requested one, in Italian. */
export const plainPageMessages: Translation<typeof english> = {
  busyTitle: "In questo momento ci sono molti visitatori",
  busyText: "Riceviamo più richieste di quante possiamo gestire. Riprovi tra qualche secondo.",
  offlineText: "Non è stato possibile inviare. Ciò che ha scritto resta qui: lo invii di nuovo quando tornerà la connessione.",
  unsentTitle: "Non ancora inviato",
  unsentText: "Al momento non abbiamo potuto ricevere i dati. Quello che ha scritto è ancora qui: lo invii di nuovo tra qualche secondo.",
  unsentTyped: "Quello che ha scritto",
  unsentNotKept: "Password e file non vengono conservati: torni alla pagina e li inserisca di nuovo.",
  unsentAgain: "Invia di nuovo",
  unsentBack: "Torna alla pagina",
};
