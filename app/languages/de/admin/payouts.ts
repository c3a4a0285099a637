import type { payoutMessages as english } from "#app/features/admin/payouts/messages";
import { UNDO_SECONDS } from "#app/features/audit/limits";
import type { Translation } from "../../translation";

/** Payouts in the admin area, in German. */
export const payoutMessages: Translation<typeof english> = {
  title: "Auszahlungen",
  text: "Was Berater verdient und noch nicht erhalten haben, nach Währung; was ihre Kunden noch schulden, zählt nicht mit. Eine Auszahlung umfasst das ganze Guthaben; der Berater findet sie unter „Abrechnung“ mit ihrer Abrechnungsnummer.",
  none: "Nichts auszuzahlen",
  noneText: "Sobald eine Beratung abgeschlossen ist, steht hier, was der Berater verdient hat.",
  outside: "Sie überweisen selbst",
  noDestination: "Der Berater hat noch nicht angegeben, wohin.",
  noDestinationText: "Das geht unter „Abrechnung“. Bis dahin lässt sich an diese Person nichts auszahlen.",
  waits:
    "Weitere {amount} warten noch: Der Kunde kann noch sagen, dass der Berater nicht gekommen ist, oder hat es gesagt, oder der Zahlungsdienstleister hat den Preis noch nicht eingezogen.",
  transferred: "Läuft über den Zahlungsdienstleister",
  accountEnd: "Auf das Konto, das auf {end} endet",
  payOut: "Auszahlen",
  payOutNamed: "{amount} an {name} auszahlen",
  confirmTitle: "{amount} an {name} auszahlen",
  confirmOutside: `Überweisen Sie das Geld zuerst: Hiermit wird die Abrechnung geschrieben. ${UNDO_SECONDS} Sekunden lang lässt sie sich zurücknehmen; so lange wartet ihre E-Mail.`,
  confirmTransfer: `Die Abrechnung wird geschrieben, und nach ${UNDO_SECONDS} Sekunden überweist der Zahlungsdienstleister das Geld. Bis dahin lässt sich die Auszahlung zurücknehmen.`,
  reference: "Referenz der Abrechnung",
  referenceHint: "Wie das Geld gesendet wurde, zum Beispiel die Nummer der Überweisung. Der Berater kann sie lesen.",
  made: "Ausgezahlt, Abrechnung {number, number}.",
  nothingOwed: "Das wurde schon ausgezahlt: Es ist kein Guthaben mehr da.",
  amountChanged: "Es wurde nichts ausgezahlt: Das Guthaben hat sich inzwischen geändert. Hier ist die aktuelle Liste.",
  takenBack: "Es wurde nichts ausgezahlt: Diese Auszahlung wurde zurückgenommen. Hier ist die Liste, wie sie jetzt ist.",
  wrongState: "Diese Auszahlung wurde bereits zurückgenommen, oder der Zahlungsdienstleister überweist sie schon.",
  destinationChanged:
    "Es wurde nichts ausgezahlt: Wohin das Geld geht, hat sich inzwischen geändert. Bitte sehen Sie noch einmal nach; hier ist die aktuelle Liste.",
  destinationUnknown: "Es wurde nichts ausgezahlt: Der Berater hat noch nicht angegeben, wohin. Das geht unter „Abrechnung“.",
  referenceMissing:
    "Es wurde nichts ausgezahlt: Bitte geben Sie an, wie das Geld gesendet wurde. Der Berater liest es als Referenz der Abrechnung.",
  failed: "Die Auszahlung hat nicht geklappt.",
  search: "Nach Name, E-Mail oder Währung suchen",
  noneFound: "Nichts Offenes passt",
  payOutChosenTitle: "Alles Ausgewählte auszahlen?",
  payOutChosenText: `Überweisen Sie zuerst, was nicht über den Zahlungsdienstleister geht. Für jede Auszahlung wird eine Abrechnung geschrieben; ${UNDO_SECONDS} Sekunden lang lassen sie sich zurücknehmen.`,
  manyMade: "Ausgezahlt, {count, plural, one {# Abrechnung} other {# Abrechnungen}}.",
  onTheWay: "Unterwegs",
  refused: "Nicht überwiesen",
  held: "Angehalten",
  heldText:
    "Nicht gesendet: Geld daraus wurde seither angefochten oder erstattet. Die Auszahlung geht von selbst, sobald die Zahlung Bestand hat; hat sie keinen, nehmen Sie die Auszahlung zurück.",
  takeBack: "Zurücknehmen",
  takeBackNamed: "Zurücknehmen: Auszahlung von {amount} an {name}, Abrechnung {number, number}",
  takeBackTitle: "Auszahlung von {amount} an {name} zurücknehmen?",
  takeBackText:
    "Der Zahlungsdienstleister lehnt diese Überweisung ab. Bitte prüfen Sie dort zuerst, dass nichts gesendet wurde: Der Betrag ist dann wieder offen und kann neu ausgezahlt werden.",
  takeBackHeldText:
    "Es wurde nichts gesendet. Der Betrag wird wieder geschuldet, abzüglich des Erstatteten; was angefochten ist, bleibt bis zur Entscheidung zurückgehalten.",
  tookBack: "Zurückgenommen: Der Betrag ist wieder offen.",
  takingBackFailed: "Die Auszahlung konnte nicht zurückgenommen werden.",
  isTakenBack: "Zurückgenommen",
  madeTitle: "Ausgezahlt",
  madeTo: "Abrechnung {number, number} · {name}",
  leavesOn: "Löscht das eigene Konto, zum <time></time>.",
};
