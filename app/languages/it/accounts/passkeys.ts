import { MAX_PASSKEYS, PASSKEY_NAME_MAX_CHARACTERS } from "#app/features/accounts/limits";
import type { passkeysMessages as english } from "#app/features/accounts/passkeys/messages";
import type { Translation } from "../../translation";

/** Passkeys: their list in the security settings, sign-in with one, and the emails about them, in Italian. */
export const passkeysMessages: Translation<typeof english> = {
  title: "Passkey",
  text: "Acceda con l’impronta, il volto o il PIN del Suo dispositivo. Una passkey sostituisce insieme la password e il codice.",
  none: "Non ha ancora passkey.",
  unavailable: "Le passkey funzionano quando questo sito si apre con un nome di dominio invece che con un indirizzo IP.",
  unavailableHere: "Per usare le passkey il sito va aperto con il suo nome: <address></address>. Lì dovrà accedere ancora una volta.",
  needsScript: "Per aggiungere una passkey serve JavaScript.",
  add: "Aggiungi una passkey",
  adding: "In attesa del dispositivo…",
  added: "La passkey è stata aggiunta. D’ora in poi può usarla per accedere.",
  since: "Data di aggiunta: {date}",
  used: "ultimo utilizzo: {when}",
  neverUsed: "mai usata",
  synced: "Sincronizzata",
  rename: "Rinomina",
  name: "Nome",
  save: "Salva",
  renamed: "La passkey ha un nuovo nome.",
  remove: "Rimuovi",
  removeLabel: "Rimuovi {name}",
  removed: "La passkey è stata rimossa.",
  lastWayIn: "È il Suo unico modo per accedere. Prima scelga una password.",
  tooMany: `Ha già ${MAX_PASSKEYS} passkey. Prima ne rimuova una.`,
  nameRequired: "Dia un nome alla passkey",
  nameTooLong: `Il nome può avere al massimo ${PASSKEY_NAME_MAX_CHARACTERS} caratteri`,
  failed: "Non è stato possibile modificare le passkey",
  given: "Passkey",

  signIn: "Accedi con una passkey",
  signingIn: "In attesa del dispositivo…",
  refused: "Questa passkey non consente l’accesso a questo sito. Provi in un altro modo.",
  ended: "È passato troppo tempo. Riprovi.",
  cancelled: "Il dispositivo non ha confermato. Riprovi o scelga un altro modo.",
  unsupported: "Questo browser non supporta le passkey.",

  addedSubject: "È stata aggiunta una passkey su {site}",
  addedText: "d’ora in poi la passkey “{name}” può accedere al Suo account su {site}.",
  removedSubject: "È stata rimossa una passkey su {site}",
  removedText: "la passkey “{name}” non può più accedere al Suo account su {site}.",
  securityAction: "Vedi le impostazioni di sicurezza",
  notMe:
    "Se non era Lei, prema il pulsante: tutti i dispositivi vengono disconnessi, nessuna passkey è più valida e Le inviamo un’email con un link per scegliere una nuova password.",
  notYou: "Se non era Lei, scelga subito una nuova password e scriva a {email}.",
};
