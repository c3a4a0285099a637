import type { emailChangeMessages as english } from "#app/features/accounts/email-change/messages";
import { EMAIL_CHANGE_HOURS } from "#app/features/accounts/limits";
import type { Translation } from "../../translation";
import { counted } from "../words";

const WITHIN = counted(EMAIL_CHANGE_HOURS, "einer Stunde", "Stunden");
const LASTING = counted(EMAIL_CHANGE_HOURS, "eine Stunde", "Stunden");

/** Changing the email address, and its emails, in German. */
export const emailChangeMessages: Translation<typeof english> = {
  title: "E-Mail-Adresse",
  text: "Eine Änderung wird an beiden Adressen bestätigt.",
  current: "Sie melden sich mit <strong>{email}</strong> an.",
  newEmail: "Neue E-Mail-Adresse",
  change: "E-Mail-Adresse ändern",
  changing: "Wird gesendet\u00a0…",
  begun: `Zwei E-Mails sind unterwegs. Klicken Sie in beiden innerhalb von ${WITHIN} auf die Schaltfläche.`,
  waiting: "Künftige Adresse: <strong>{email}</strong>.",
  waitingBoth: "Klicken Sie in den E-Mails an beide Adressen auf die Schaltfläche.",
  waitingOld: "Die neue Adresse ist bestätigt. Klicken Sie jetzt auf die Schaltfläche in der E-Mail an die alte.",
  waitingNew: "Die alte Adresse ist bestätigt. Klicken Sie jetzt auf die Schaltfläche in der E-Mail an die neue.",
  cancel: "Änderung verwerfen",
  cancelled: "Ihre E-Mail-Adresse bleibt, wie sie ist.",
  sameAddress: "Das ist schon Ihre E-Mail-Adresse",
  addressTaken: "Diese Adresse gehört zu einem anderen Konto. Die Änderung ist nicht möglich.",
  tooMany: "Solche Änderungen gab es schon mehrere. Bitte versuchen Sie es morgen noch einmal.",
  failed: "Die Sicherheitseinstellungen konnten nicht geändert werden",

  confirmTitle: "E-Mail-Adresse ändern",
  confirmText: "Sobald beide Adressen bestätigt sind, hat Ihr Konto die Adresse <strong>{email}</strong>.",
  confirmButton: "Änderung bestätigen",
  confirming: "Wird bestätigt\u00a0…",
  confirmedOne: "Bestätigt. Auch an die andere Adresse ging eine E-Mail: Klicken Sie dort auf die Schaltfläche, um abzuschließen.",
  confirmedBoth: "Ihre E-Mail-Adresse ist geändert.",
  endedNow: "Ihr Konto hat die Adresse {email}.",
  endedText: `Ein Link zum Ändern der Adresse gilt ${LASTING}. In Ihrem Profil unter „Sicherheit“ können Sie neu beginnen.`,

  emailAction: "Änderung bestätigen",
  oldSubject: "Änderung Ihrer E-Mail-Adresse bei {site}",
  oldText: "Sie möchten die Adresse Ihres Kontos bei {site} in {newEmail} ändern.",
  newSubject: "Bestätigen Sie Ihre neue E-Mail-Adresse bei {site}",
  newText: "das Konto {oldEmail} bei {site} soll diese Adresse bekommen.",
  bothText: `Die Änderung gilt, sobald in beiden E-Mails auf die Schaltfläche geklickt wurde, und zwar innerhalb von ${WITHIN}.`,
  oldClosing:
    "Falls Sie das nicht waren, klicken Sie nicht auf die Schaltfläche, wählen Sie ein neues Passwort und schreiben Sie an {email}.",
  changedSubject: "Ihre E-Mail-Adresse bei {site} wurde geändert",
  changedText: "Ihr Konto bei {site} hat jetzt die Adresse {newEmail}.",
  changedClosing: "Falls Sie das nicht waren, schreiben Sie bitte sofort an {email}.",
};
