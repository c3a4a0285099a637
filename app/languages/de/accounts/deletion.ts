import { GRACE_PERIOD_DAYS } from "#app/features/accounts/deletion/grace-period";
import type { deletionMessages as english } from "#app/features/accounts/deletion/messages";
import type { Translation } from "../../translation";

/** Data export and account deletion, in German. */
export const deletionMessages: Translation<typeof english> = {
  recordsTitle: "Ihre Daten",
  recordsText: "Alles, was die Website über Sie speichert, in einer Datei.",
  recordsDownload: "Alles als JSON herunterladen",
  recordsTooOften:
    "Ihre Daten wurden schon mehrmals angefordert oder sind noch unterwegs. In {minutes, plural, one {# Minute} other {# Minuten}} können Sie sie wieder anfordern.",
  title: "Konto löschen",
  text: `Wenn Sie sich innerhalb von ${GRACE_PERIOD_DAYS} Tagen wieder anmelden, ist alles wie zuvor.`,
  what: `Sie werden überall abgemeldet, und eine Beraterseite wird verborgen. Nach ${GRACE_PERIOD_DAYS} Tagen werden Profil, Einstellungen, gemerkte Berater und Dateien gelöscht. Beratungen bleiben bei der anderen Seite erhalten, unter „Ehemaliges Mitglied“.`,
  begin: "Mein Konto löschen",
  currentPassword: "Aktuelles Passwort",
  code: "Code oder Wiederherstellungscode",
  confirm: "Mein Konto löschen",
  deleting: "Wird gelöscht\u00a0…",
  begun: "Ihr Konto wird am {date} gelöscht. Melden Sie sich vorher an, um es zu behalten.",
  stayed: "Willkommen zurück. Da Sie sich angemeldet haben, wird Ihr Konto nicht gelöscht.",
  lastAdmin: "Außer Ihnen gibt es keinen Admin. Geben Sie die Rolle zuerst einer anderen Person.",
  openConsultations: "Sie haben noch Beratungen vor sich, die Sie zuerst zurückziehen oder absagen müssen, damit niemand auf Sie wartet.",
  contested: "Ein Kunde sagt, dass Sie nicht gekommen sind. Warten Sie, bis darüber entschieden ist, und löschen Sie dann Ihr Konto.",
  owedWithoutDestination: "Ihnen steht noch Geld zu. Sagen Sie unter „Abrechnung“, wohin es gehen soll, und löschen Sie dann Ihr Konto.",
  owedSum: "Noch an Sie auszuzahlen",
  toComeSum: "Noch ausstehend",
  toReturnSum: "An Sie zurück",
  toReturnStays: "Der Betrag geht auf demselben Weg zurück, auch wenn Ihr Konto gelöscht ist.",
  someone: "Kunde (ohne Namen)",
  openBilling: "„Abrechnung“ öffnen",
  failed: "Die Sicherheitseinstellungen konnten nicht geändert werden",

  leavingSubject: "Ihr Konto bei {site} wird gelöscht",
  leavingText: "Sie möchten Ihr Konto bei {site} löschen. Am {date} werden alle zugehörigen Daten gelöscht.",
  leavingOwed:
    "Was Ihnen noch zusteht, wird auf das Konto ausgezahlt, das Sie unter „Abrechnung“ angegeben haben. Bis dahin bewahren wir diese Angabe auf.",
  leavingBack: "Sie haben es sich anders überlegt? Melden Sie sich vor dem {date} an, und alles ist wie zuvor.",
  leavingAction: "Anmelden und Konto behalten",
  leavingClosing: "Falls Sie das nicht waren, melden Sie sich an, wählen Sie ein neues Passwort und schreiben Sie an {email}.",
  stayedSubject: "Ihr Konto bei {site} bleibt bestehen",
  stayedText: "Sie haben sich bei {site} angemeldet, deshalb wird Ihr Konto nicht gelöscht. Alles ist wie zuvor.",
  stayedUnlistedText:
    "Sie haben sich bei {site} angemeldet, deshalb wird Ihr Konto nicht gelöscht. Es ist wie zuvor, nur steht Ihre Seite nicht im Verzeichnis.",
  stayedUnlistedHow:
    "Ihre Seite wurde von einem Admin aus dem Verzeichnis genommen. Wenn sie dort wieder erscheinen soll, schreiben Sie bitte an {email}.",
  stayedClosing: "Falls Sie das nicht waren, wählen Sie bitte sofort ein neues Passwort und schreiben Sie an {email}.",
};
