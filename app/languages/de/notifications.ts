import type { notificationsMessages as english } from "#app/features/notifications/messages";
import type { Translation } from "../translation";

/** In-app notifications: one sentence per kind, the page that lists them, and the counts in the header, in German. */
export const notificationsMessages: Translation<typeof english> = {
  title: "Benachrichtigungen",
  intro: "Was in Ihrer Abwesenheit passiert ist.",
  emptyTitle: "Nichts Neues",
  emptyText: "Antworten auf Ihre Anfragen, Erinnerungen und Nachrichten erscheinen hier, sobald sie eintreffen.",
  emptyAction: "Berater finden",
  list: "Benachrichtigungen",
  markAll: "Alle als gelesen markieren",
  markedAll: "Alle Benachrichtigungen sind als gelesen markiert.",
  markOne: "Als gelesen markieren",
  markOneLabel: "Als gelesen markieren: {text}",
  new: "Neu",
  preferences: "Benachrichtigungen einstellen",
  newer: "Neuere",
  older: "Ältere",
  bell: "Benachrichtigungen",
  bellUnread: "{count, plural, one {Benachrichtigungen, # ungelesen} other {Benachrichtigungen, # ungelesen}}",
  messages: "Nachrichten",
  messagesUnread: "{count, plural, one {Nachrichten, # ungelesene Unterhaltung} other {Nachrichten, # ungelesene Unterhaltungen}}",
  somebody: "Ein Kunde",
  withSomebody: "einem Kunden",
  someAdvisor: "Ein Berater",
  withSomeAdvisor: "einem Berater",

  consultation_requested:
    "{how, select, changed {{name} hat die Anfrage zu {topic} geändert: {when}} other {{name} fragt eine Beratung zu {topic} an: {when}}}",
  consultation_answered: "{name} hat Ihre Anfrage zu {topic} {answer, select, accepted {angenommen} other {abgelehnt}}: {when}",
  consultation_countered: "{name} schlägt einen anderen Termin für Ihre Beratung zu {topic} vor: {when}",
  consultation_rescheduled:
    "Ihre Beratung mit {withName} zu {topic} {how, select, passed {ist wieder für den zuerst gewünschten Termin angefragt, weil niemand auf den Vorschlag geantwortet hat} takenBack {ist wieder für den zuerst gewünschten Termin angefragt} kept {behält ihren Termin} agreed {steht fest} other {hat einen neuen Termin}}: {when}",
  consultation_cancelled:
    "{how, select, withdrawn {{name} hat die Anfrage zu {topic}, {when}, zurückgezogen} expired {Die Anfrage zu {topic}, {when}, mit {withName} ist ohne Antwort abgelaufen} expiredYou {Sie haben nicht rechtzeitig geantwortet: Die Anfrage zu {topic}, {when}, mit {withName} ist abgelaufen} expiredThem {{name} hat nicht rechtzeitig geantwortet: Die Anfrage zu {topic}, {when}, ist abgelaufen} waived {Für Ihre Beratung mit {withName} zu {topic}, {when}, werden {paid} nicht mehr berechnet} refunded {Erstattung von {paid} für Ihre Beratung mit {withName} zu {topic}, {when}} other {Ihre Beratung mit {withName} zu {topic}, {when}, {how, select, noShow {ist als verpasst vermerkt} missedYou {gilt als von Ihnen verpasst{cost, select, payer {: Vom Preis wird nichts erstattet} payee {: Sie erhalten dafür nichts} other {}}} missedThem {gilt als verpasst, weil {name} nicht erschienen ist{cost, select, payer {: Was Sie gezahlt haben, erhalten Sie zurück} payee {: Der Preis bleibt fällig} other {}}} saidAbsent {wartet auf Ihre Rückmeldung: {name} gibt an, dass Sie nicht erschienen sind} saidAgain {wird von uns geprüft: {name} gibt erneut an, dass Sie nicht erschienen sind} contested {wird von uns geprüft: {name} gibt an, dass Sie nicht erschienen sind} absenceDenied {wird von uns geprüft: {name} gibt an, da gewesen zu sein} absenceWords {hat eine Ergänzung von {name} dazu, wer da war} absenceTakenBack {wurde nicht verpasst: {name} nimmt das zurück} other {wurde abgesagt}}}}",
  consultation_reminder:
    "{how, select, answer {{name} wartet auf Ihre Antwort zu einem anderen Termin für Ihre Beratung zu {topic}: {when}} other {Ihre Beratung mit {withName} zu {topic} beginnt bald: {when}}}",
  consultation_completed: "Ihre Beratung mit {withName} zu {topic} ist abgeschlossen",
  consultation_reviewed:
    "{how, select, reply {{name} hat auf Ihre Bewertung geantwortet} shown {Beide Bewertungen sind sichtbar: Ihre Beratung mit {withName}} other {{name} hat Ihre Beratung bewertet}}, Thema {topic}",
  message: "{name} hat Ihnen geschrieben",
  application_decided:
    "{decision, select, approved {Ihre Bewerbung als Berater ist angenommen. Willkommen!} undone {Die Entscheidung über Ihre Bewerbung als Berater wurde zurückgenommen: sie wird noch einmal geprüft} other {Ihre Bewerbung als Berater wurde nicht angenommen}}",
  category_answered: "Ihre Anfrage zur Kategorie „{name}“ wurde {decision, select, answered {beantwortet} other {abgelehnt}}",
  report_answered:
    "Die von Ihnen gemeldete {about, select, review {Bewertung} other {Nachricht}} {decision, select, hidden {wurde entfernt} shown {wird wieder angezeigt} other {wurde geprüft und bleibt}}",
  payment_update:
    "{how, select, arrived {Ihre Zahlung über {paid} ist eingegangen} paid {{paid} für {when} bezahlt} unconfirmed {{paid} wurden versehentlich bestätigt und sind noch nicht eingegangen} missing {Ihre Zahlung über {paid} ist nicht bei uns angekommen} returned {Wir haben Ihnen {paid} zurückgezahlt} unreturned {{paid} wurden versehentlich als zurückgezahlt gemeldet und sind noch nicht unterwegs} refused {{paid} konnten nicht eingezogen werden} refundRefused {{paid} konnten Ihnen noch nicht erstattet werden} letGo {Es ist nichts mehr fällig} disputed {Eine Zahlung über {paid} wird beanstandet} disputeKept {Die Beanstandung über {paid} ist erledigt: Die Zahlung bleibt} disputeLost {{paid} sind an den Kunden zurückgegangen} sentBackElsewhere {{paid} wurden zurückgezahlt} other {{paid} sind fällig}}: {topic}, {name}",
  payment_marked:
    "{how, select, waiting {{name} wartet auf Antwort zu einer Zahlung über {paid}} refused {{paid} konnten von {name} nicht eingezogen werden} refundRefused {{paid} konnten {name} nicht erstattet werden} transferRefused {{paid} konnten nicht an {name} überwiesen werden} leaving {{name} löscht das Konto und schuldet noch {paid}} releaseRefused {{paid} von {name} konnten nicht freigegeben werden} endCheckoutRefused {Der Bezahlvorgang von {name} über {paid} konnte nicht beendet werden} disputed {{name} beanstandet {paid}} disputeKept {Die Beanstandung von {name} über {paid} ist erledigt: Die Zahlung bleibt} disputeLost {Die Beanstandung von {name} über {paid} ist verloren} sentBackElsewhere {{paid} wurden {name} beim Zahlungsdienstleister erstattet} other {{name} hat {paid} als bezahlt gemeldet}}",
  admin_waiting:
    "{about, select, applications {Bewerbungen, die auf Prüfung warten} overdue {Überfällige Bewerbungen} reports {Offene Meldungen} returns {Zurückzuzahlende Zahlungen} disputes {Beratungen, die zu entscheiden sind} other {Offene Kategorieanfragen}}: {count}",
  payout_made:
    "{how, select, transferRefused {{paid} konnten Ihnen noch nicht überwiesen werden} other {Wir haben Ihnen {paid} ausgezahlt}}",
  payout_destination: "Das Konto für Ihre Auszahlungen wurde geändert",
  meeting_link: "Der Meeting-Link Ihrer Beratungen wurde geändert",
  terms_changed: "Die Bedingungen für Ihre Beratungen haben sich geändert",
  account_change:
    "{about, select, feed {Ihrem Konto wurde ein Kalender hinzugefügt} ownFeed {Für Ihre Beratungen wurde eine geheime Adresse erstellt} rate {Ihr Stundensatz wurde geändert} passwordLink {Ein Admin hat einen Link für ein neues Passwort Ihres Kontos erstellt} emailChangeLink {Ein Admin hat einen Link zum Bestätigen Ihrer neuen Adresse erstellt} other {Die Zwei-Faktor-Authentifizierung Ihres Kontos wird ausgeschaltet}}",
  site_changed:
    "{about, select, payWay {Wie Kunden zahlen, wurde geändert} address {Die Adresse der Website wurde geändert} mailServer {Der Mailserver der Website wurde geändert} contact {Die Kontaktdaten der Website wurden geändert} name {Der Name der Website wurde geändert} rules {Preise und Regeln wurden geändert} danger {Was die Website Menschen in Gefahr sagt, wurde geändert} exported {Alle Daten der Website wurden exportiert} listed {Ein Admin hat eine Liste heruntergeladen} granted {{name} ist jetzt Admin} putBack {Was im Konto von {name} als Admin getan wurde, ist rückgängig gemacht} secondFactor {Die Zwei-Faktor-Authentifizierung von {name} wird ausgeschaltet} other {{name} ist nicht mehr Admin}}",
  admin_role: "{how, select, granted {Sie sind jetzt Admin} other {Sie sind nicht mehr Admin}}",
  new_device: "Neues Gerät in Ihrem Konto angemeldet: {device}",

  preferencesTitle: "Benachrichtigungen",
  preferencesText: "Worüber wir Sie in der App und per E-Mail informieren. E-Mails zur Sicherheit Ihres Kontos kommen immer.",
  inApp: "In der App",
  byMail: "Per E-Mail",
  mailAlways: "Die E-Mail dazu kommt immer.",
  loginNotifications: "Die E-Mail dazu schalten Sie unter <link>Sicherheit</link> mit „Anmeldebenachrichtigungen“.",
  kind_consultation_requested: "Anfragen an Sie als Berater",
  kind_consultation_answered: "Antworten auf Ihre Anfragen",
  kind_consultation_countered: "Vorschläge für einen anderen Termin",
  kind_consultation_rescheduled: "Vereinbarung eines neuen Termins",
  kind_consultation_cancelled: "Absagen, Erstattungen und Anfragen ohne Antwort",
  kind_consultation_reminder: "Erinnerungen vor einer Beratung und vor Ablauf einer Antwortfrist",
  kind_consultation_completed: "Abgeschlossene Beratungen",
  kind_consultation_reviewed: "Bewertungen",
  kind_message: "Nachrichten",
  kind_application_decided: "Die Entscheidung über Ihre Bewerbung als Berater",
  kind_category_answered: "Antworten auf Ihre Kategorieanfragen",
  kind_report_answered: "Antworten auf Ihre Meldungen",
  kind_payment_update: "Ihre Zahlungen",
  kind_payment_marked: "Zahlungen, die Sie als Admin bestätigen oder klären",
  kind_admin_waiting: "Bewerbungen, Meldungen, Kategorieanfragen, Rückzahlungen und zu entscheidende Beratungen, als Admin",
  kind_payout_made: "Auszahlungen an Sie als Berater",
  kind_payout_destination: "Änderungen des Kontos für Ihre Auszahlungen",
  kind_meeting_link: "Änderungen Ihres Meeting-Links",
  kind_terms_changed: "Änderungen Ihrer Bedingungen als Berater",
  kind_account_change: "Kalender, Stundensatz und Anmeldung Ihres Kontos",
  kind_site_changed: "Änderungen an Zahlungsweg und Betrieb der Website, als Admin",
  kind_admin_role: "Wenn Sie Admin werden oder es nicht mehr sind",
  kind_new_device: "Anmeldungen auf einem neuen Gerät",
};
