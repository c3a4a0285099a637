import { MAX_PASSKEYS, PASSKEY_NAME_MAX_CHARACTERS } from "#app/features/accounts/limits";
import type { passkeysMessages as english } from "#app/features/accounts/passkeys/messages";
import type { Translation } from "../../translation";

/** Passkeys: their list in the security settings, sign-in with one, and the emails about them, in German. */
export const passkeysMessages: Translation<typeof english> = {
  title: "Passkeys",
  text: "Melden Sie sich mit Fingerabdruck, Gesicht oder der PIN Ihres Geräts an. Ein Passkey ersetzt Passwort und Code.",
  none: "Sie haben noch keinen Passkey.",
  unavailable: "Passkeys funktionieren erst, wenn diese Website über einen Domainnamen statt über eine IP-Adresse aufgerufen wird.",
  unavailableHere:
    "Für Passkeys müssen Sie diese Website unter ihrem Namen aufrufen: <address></address>. Dort melden Sie sich noch einmal an.",
  needsScript: "Zum Hinzufügen eines Passkeys wird JavaScript benötigt.",
  add: "Passkey hinzufügen",
  adding: "Warten auf Ihr Gerät\u00a0…",
  added: "Ihr Passkey ist hinzugefügt. Ab jetzt können Sie sich damit anmelden.",
  since: "Hinzugefügt: {date}",
  used: "zuletzt verwendet: {when}",
  neverUsed: "noch nie verwendet",
  synced: "Synchronisiert",
  rename: "Umbenennen",
  name: "Name",
  save: "Speichern",
  renamed: "Der Passkey hat seinen neuen Namen.",
  remove: "Entfernen",
  removeLabel: "{name} entfernen",
  removed: "Der Passkey ist entfernt.",
  lastWayIn: "Anders können Sie sich nicht anmelden. Wählen Sie zuerst ein Passwort.",
  tooMany: `Sie haben schon ${MAX_PASSKEYS} Passkeys. Entfernen Sie zuerst einen.`,
  nameRequired: "Bitte geben Sie dem Passkey einen Namen",
  nameTooLong: `Ein Name hat höchstens ${PASSKEY_NAME_MAX_CHARACTERS} Zeichen`,
  failed: "Ihre Passkeys konnten nicht geändert werden",
  given: "Passkey",

  signIn: "Mit Passkey anmelden",
  signingIn: "Warten auf Ihr Gerät\u00a0…",
  refused: "Mit diesem Passkey können Sie sich hier nicht anmelden. Versuchen Sie es auf einem anderen Weg.",
  ended: "Das hat zu lange gedauert. Versuchen Sie es noch einmal.",
  cancelled: "Ihr Gerät hat nicht bestätigt. Versuchen Sie es noch einmal oder auf einem anderen Weg.",
  unsupported: "Dieser Browser unterstützt keine Passkeys.",

  addedSubject: "Neuer Passkey bei {site}",
  addedText: "mit dem Passkey „{name}“ ist ab jetzt die Anmeldung in Ihrem Konto bei {site} möglich.",
  removedSubject: "Passkey bei {site} entfernt",
  removedText: "mit dem Passkey „{name}“ ist keine Anmeldung in Ihrem Konto bei {site} mehr möglich.",
  securityAction: "Sicherheitseinstellungen ansehen",
  notMe:
    "Falls Sie das nicht waren, klicken Sie auf die Schaltfläche: Alle werden abgemeldet, kein Passkey gilt mehr, und wir schicken Ihnen einen Link für ein neues Passwort.",
  notYou: "Falls Sie das nicht waren, wählen Sie bitte sofort ein neues Passwort und schreiben Sie an {email}.",
};
