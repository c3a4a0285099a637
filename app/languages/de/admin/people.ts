import type { directoryMessages as english } from "#app/features/admin/people/messages";
import type { Translation } from "../../translation";

/** A person's page, and taking an advisor out of the directory, in German. */
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
  relistedSubject: "Ihre Seite bei {site} wird wieder angezeigt",
  relistedEmail: "ein Admin von {site} hat Ihre Seite wieder ins Verzeichnis aufgenommen: Kunden können Sie wieder finden und buchen.",
  leavesOn: "Die Löschung des Kontos ist beantragt. Am <time></time> wird es gelöscht, sofern sich sein Inhaber nicht vorher anmeldet.",
  leavesShown: "Bei einer Anmeldung vorher steht die Seite wieder im Verzeichnis.",
  leavesUnlisted: "Auch bei einer Anmeldung vorher bleibt die Seite außerhalb des Verzeichnisses.",
  allPeople: "Alle Personen",
  reportsAbout: "Meldungen über diese Person",
  publicPage: "Öffentliche Seite",
  personApplications: "Bewerbungen",
  allOfThem: "Alle {count, number} Beratungen",
  personConsultations: "Beratungen",
  noneYet: "Noch keine",
  cameWithDemo: "Gehört zur Demo, ohne Bewerbung.",
  cameOtherwise: "Ohne Bewerbung als Berater aufgenommen.",
  cameInvited: "Auf Einladung",
  personDone: "Was Admins getan haben",
  mailAgain: "Bestätigungs-E-Mail erneut senden",
  mailAgainNamed: "Bestätigungs-E-Mail erneut senden: {name}",
  mailedAgain: "Der Bestätigungslink wurde erneut gesendet.",
  notWaiting: "Der Link wird nur an eine noch nicht bestätigte Adresse eines nicht gesperrten Kontos erneut gesendet.",
  personGone: "Dieses Konto gibt es nicht mehr.",
  peopleChanged: "Für {count, plural, one {# Person} other {# Personen}} erledigt.",
  unlistManyText:
    "Niemand kann diese Personen mehr finden oder buchen. Die Konten und alles Vereinbarte bleiben bestehen. Der Grund wird ihnen per E-Mail mitgeteilt.",
  suspendManyText:
    "Diese Personen werden überall abgemeldet, können sich nicht anmelden und werden nirgends angezeigt, bis Sie die Sperre aufheben. Der Grund wird ihnen per E-Mail mitgeteilt. Heben Sie die Sperre nicht binnen {seconds} Sekunden wieder auf, werden offene Anfragen und vereinbarte Beratungen abgesagt: Beide Seiten erfahren davon, und Bezahltes wird in voller Höhe erstattet. Was Sie selbst zurücküberweisen müssen, steht unter „Zahlungen“.",
};
