import { LINK_HOURS, SECOND_FACTOR_END_HOURS } from "#app/features/accounts/limits";
import type { directoryMessages as english } from "#app/features/admin/people/messages";
import type { Translation } from "../../translation";
import { counted } from "../words";

const RESET = counted(LINK_HOURS.reset_password, "eine Stunde", "Stunden");

/** A person's page, and removing an advisor from the directory, in German. */
export const directoryMessages: Translation<typeof english> = {
  unlisted: "Nicht im Verzeichnis",
  unlist: "Aus dem Verzeichnis nehmen",
  unlistNamed: "Aus dem Verzeichnis nehmen: {name}",
  unlistTitle: "Aus dem Verzeichnis nehmen",
  unlistText:
    "Niemand kann {name} mehr finden oder buchen. Das Konto und alles Vereinbarte bleiben bestehen. Der Grund wird per E-Mail mitgeteilt.",
  unlistLeavingText:
    "Solange die Löschung des Kontos ansteht, ist {name} nicht zu finden und nicht zu buchen. Aus dem Verzeichnis genommen, bleibt die Seite auch dann draußen, wenn das Konto doch bestehen bleibt. Der Grund wird per E-Mail mitgeteilt.",
  relist: "Wieder ins Verzeichnis aufnehmen",
  relistNamed: "Wieder ins Verzeichnis aufnehmen: {name}",
  advisorUnlisted: "Der Berater steht nicht mehr im Verzeichnis.",
  advisorRelisted: "Der Berater steht wieder im Verzeichnis.",
  unlistedSubject: "Ihre Seite bei {site} wird zurzeit nicht angezeigt",
  unlistedEmail: "ein Admin von {site} hat Ihre Seite aus dem Verzeichnis genommen. Der Grund:",
  unlistedStays: "Ihr Konto bleibt, wie es ist, ebenso alles, was Sie mit Kunden vereinbart haben.",
  restoredSubject: "Ihr Konto bei {site} ist wieder offen",
  restoredEmail: "ein Admin von {site} hat die Sperre Ihres Kontos aufgehoben: Sie können sich wieder anmelden wie zuvor.",
  restoredCancelled: "Inzwischen abgesagte Beratungen bleiben abgesagt; bitte fragen Sie dafür einen neuen Termin an.",
  areaGoneSubject: "Bitte wählen Sie bei {site} ein anderes Thema",
  areaGoneEmail:
    "keines Ihrer Themen wird bei {site} noch angeboten: Ein Admin hat das Angebot geändert. Bis Sie ein anderes Thema wählen, findet oder bucht Sie niemand.",
  areaGoneAction: "Thema wählen",
  areaBackEmail:
    "bei {site} werden Themen von Ihnen wieder angeboten: Kunden können Sie finden und buchen wie zuvor. Sie müssen nichts weiter tun.",
  relistedSubject: "Ihre Seite bei {site} wird wieder angezeigt",
  relistedEmail: "ein Admin von {site} hat Ihre Seite wieder ins Verzeichnis aufgenommen: Kunden können Sie wieder finden und buchen.",
  leavesLater: "Die Löschung des Kontos ist beantragt. Sie wartet, solange das Konto gesperrt ist.",
  leavesOn: "Die Löschung des Kontos ist beantragt. Am <time></time> wird es gelöscht, sofern sich sein Inhaber nicht vorher anmeldet.",
  leavesShown: "Bei einer Anmeldung vorher steht die Seite wieder im Verzeichnis.",
  leavesUnlisted: "Auch bei einer Anmeldung vorher bleibt die Seite außerhalb des Verzeichnisses.",
  endSecondFactor: "Zwei-Faktor-Authentifizierung ausschalten",
  endSecondFactorNamed: "Zwei-Faktor-Authentifizierung ausschalten: {name}",
  endSecondFactorText: `Für alle, die ihr Telefon und ihre Wiederherstellungscodes verloren haben. Vergewissern Sie sich vorher, dass die Bitte wirklich von {name} kommt. Ausgeschaltet wird nach ${SECOND_FACTOR_END_HOURS} Stunden. Der Grund wird sofort per E-Mail mitgeteilt, und bis dahin lässt es sich aufhalten, auch von jedem Admin: Alle erfahren davon.`,
  secondFactorEnds: `Die Zwei-Faktor-Authentifizierung wird in ${SECOND_FACTOR_END_HOURS} Stunden ausgeschaltet, falls es niemand aufhält.`,
  secondFactorEndsOn: "Die Zwei-Faktor-Authentifizierung wird am <time></time> ausgeschaltet, wie ein Admin es veranlasst hat.",
  keepSecondFactor: "Zwei-Faktor-Authentifizierung eingeschaltet lassen",
  keepSecondFactorNamed: "Zwei-Faktor-Authentifizierung eingeschaltet lassen: {name}",
  secondFactorStays: "Die Zwei-Faktor-Authentifizierung bleibt eingeschaltet.",
  ownSecondFactor: "Ihre eigene schalten Sie selbst unter „Sicherheit“ aus, oder ein anderer Admin tut es.",
  suspendedSecondFactor: "Mit einem gesperrten Konto kann sich ohnehin niemand anmelden. Heben Sie zuerst die Sperre auf.",
  allPeople: "Alle Personen",
  reportsAbout: "Meldungen über diese Person",
  publicPage: "Öffentliche Seite",
  personApplications: "Bewerbungen",
  allOfThem: "Alle {count, number} Beratungen",
  personConsultations: "Beratungen",
  noneYet: "Noch keine",
  nothingDone: "Noch nichts",
  cameWithDemo: "Gehört zur Demo, ohne Bewerbung.",
  cameOtherwise: "Ohne Bewerbung als Berater aufgenommen.",
  cameInvited: "Auf Einladung",
  personDone: "Was Admins getan haben",
  mailAgain: "Bestätigungs-E-Mail erneut senden",
  mailAgainNamed: "Bestätigungs-E-Mail erneut senden: {name}",
  linkToPassOn: "Bestätigungslink anzeigen",
  linkToPassOnNamed: "Bestätigungslink anzeigen: {name}",
  linkToPassOnText: `Diese Website versendet noch keine E-Mails. Bitte senden Sie den Link selbst an die Adresse oben: Er wird nur dieses eine Mal angezeigt, funktioniert einmal und ${LINK_HOURS.confirm_email} Stunden lang, und wer ihn hat, wählt das Passwort.`,
  noLinkToPassOn:
    "Einen Link zum Weitergeben gibt es, solange die Website keine E-Mails versendet und eine Adresse auf ihre Bestätigung wartet.",
  passwordLink: "Passwort-Link anzeigen",
  passwordLinkNamed: "Passwort-Link anzeigen: {name}",
  passwordLinkTitle: "Link für ein neues Passwort weitergeben?",
  passwordLinkQuestion:
    "Diese Website kann keine E-Mails versenden, {name} kann also selbst keinen Link anfordern. Wer diesen Link hat, kommt in das Konto: Vergewissern Sie sich, dass wirklich {name} Sie darum gebeten hat. Im Konto erscheint eine Mitteilung darüber.",
  passwordLinkText: `Bitte senden Sie den Link selbst an die Adresse oben: Er wird nur dieses eine Mal angezeigt und funktioniert einmal, ${RESET} lang. Bis dahin gilt das alte Passwort.`,
  noPasswordLink:
    "Einen Link zum Weitergeben gibt es nur, solange die Website keine E-Mails versendet, und nur für bestätigte Konten, die weder gesperrt sind noch einem Admin gehören.",
  emailChangeLink: "Link für die neue Adresse anzeigen",
  emailChangeLinkNamed: "Link für die neue Adresse anzeigen: {name}",
  emailChangeLinkTitle: "Link zum Bestätigen einer anderen Adresse weitergeben?",
  emailChangeLinkQuestion:
    "{name} möchte eine andere Adresse, und diese Website kann keine E-Mails senden. Zuerst bestätigt die bisherige Adresse, dann die neue: Senden Sie jeden Link nur an diese Adresse. Wem das Konto gehört, wird benachrichtigt.",
  emailChangeOldText:
    "Bitte senden Sie den Link selbst an die Adresse oben: Er wird nur dieses eine Mal angezeigt. Wurde er benutzt, lassen Sie sich den für die neue Adresse anzeigen.",
  emailChangeNewText:
    "Bitte senden Sie den Link selbst an die neue Adresse, {newEmail}: Er wird nur dieses eine Mal angezeigt. Wurde er benutzt, ist das die Adresse des Kontos.",
  noEmailChangeLink:
    "Einen Link zum Weitergeben gibt es nur, solange die Website keine E-Mails sendet und eine Adressänderung wartet, und nur für Konten, die weder gesperrt noch die eines Admins sind.",
  mailedAgain: "Der Bestätigungslink wurde erneut gesendet.",
  notWaiting: "Der Link wird nur an eine noch nicht bestätigte Adresse eines nicht gesperrten Kontos erneut gesendet.",
  personGone: "Dieses Konto gibt es nicht mehr.",
  peopleChanged: "Für {count, plural, one {# Person} other {# Personen}} erledigt.",
  unlistManyText:
    "Niemand kann diese Personen mehr finden oder buchen. Die Konten und alles Vereinbarte bleiben bestehen. Der Grund wird ihnen per E-Mail mitgeteilt.",
  suspendManyText:
    "Diese Personen werden überall abgemeldet, können sich nicht anmelden und werden nirgends angezeigt, bis Sie die Sperre aufheben. Der Grund wird ihnen per E-Mail mitgeteilt. Heben Sie die Sperre nicht binnen {seconds} Sekunden wieder auf, werden offene Anfragen und vereinbarte Beratungen abgesagt: Beide Seiten erfahren davon, und Bezahltes wird in voller Höhe erstattet. Was Sie selbst zurücküberweisen müssen, steht unter „Zahlungen“.",
};
