import type { helpMessages as english } from "#app/features/guide/help/messages";
import type { Translation } from "../../translation";

/** The help page: contacts, and common questions, in German. */
export const helpMessages: Translation<typeof english> = {
  title: "Hilfe und Kontakt",
  description:
    "An wen Sie sich wenden, und die meistgesuchten Antworten: Zahlung, Erstattungen, Ändern oder Absagen, Berater werden und Datenschutz.",
  intro: "Die meistgesuchten Antworten, und wen Sie fragen, wenn Ihre nicht dabei ist.",
  contents: "Auf dieser Seite",

  contactTitle: "So erreichen Sie uns",
  contactText:
    "Schreiben Sie uns zu einem Konto, einer Zahlung oder einer Beratung. Geht es um einen Termin, nennen Sie bitte den Berater und die Zeit.",
  email: "E-Mail",
  phone: "Telefon",
  place: "Ort",
  assistant: "Den KI-Assistenten fragen",

  paymentTitle: "Zahlung",
  paymentText: "Sie zahlen für die Termine, die Sie buchen, und für sonst nichts.",
  whenPay: "Wann zahle ich?",
  whenPayAnswer:
    "Ein Preis ist erst fällig, wenn ein Berater angenommen hat. Sie sehen ihn vollständig und Teil für Teil, bevor Sie anfragen, und er gilt {minutes, number} Minuten.",
  whenPayLink: "So entsteht ein Preis",
  howPay: "Wie zahle ich?",
  howPayProvider: "Auf der Seite unseres Zahlungsdienstleisters, zu der Ihre Beratung führt. Diese Website sieht Ihre Karte nie.",
  howPayOutside: "An {site}, {ways}. Betrag und Einzelheiten stehen bei Ihrer Beratung, sobald sie angenommen ist.",
  howPayNamed: "So, wie {site} es vorgibt. Betrag und Einzelheiten stehen bei Ihrer Beratung, sobald sie angenommen ist.",
  byTransfer: "per Überweisung",
  byLink: "auf einer Zahlungsseite",
  receipt: "Wo ist mein Beleg?",
  receiptAnswer: "Auf Ihrer Abrechnungsseite, sobald das Geld eingegangen ist.",
  receiptLink: "Ihre Abrechnungsseite",

  refundTitle: "Erstattungen",
  refundText: "Wenn Sie einen vereinbarten Termin absagen, erhalten Sie Folgendes zurück:",
  notHeld: "Was, wenn der Berater absagt oder nicht erscheint?",
  notHeldAnswer:
    "Wenn der Berater absagt, erhalten Sie alles zurück. Erscheint niemand, melden Sie das auf der Seite der Beratung ab {minutes, number} Minuten nach Beginn. Der Berater hat dann {hours, number} Stunden Zeit für eine Antwort.",
  fellShort: "Was, wenn der Termin nicht so war wie vereinbart?",
  fellShortAnswer: "Schreiben Sie zuerst dem Berater, dann uns. Wir hören beide Seiten und können ganz oder teilweise erstatten.",
  fellShortLink: "Die Regeln in den Nutzungsbedingungen",

  changeTitle: "Ändern oder absagen",
  changeText: "All das geht auf der Seite der Beratung.",
  withdraw: "Kann ich eine Anfrage zurückziehen?",
  withdrawAnswer:
    "Ja, bis der Berater angenommen hat, und zwar kostenlos. Ohne Antwort endet sie von selbst nach {hours, number} Stunden, spätestens zu Beginn des Termins.",
  move: "Können wir den Termin verschieben?",
  moveAnswer: "Beide Seiten können einen neuen vorschlagen. Der vereinbarte Termin gilt, bis die andere Seite dem neuen zustimmt.",
  cancel: "Wie kann ich absagen?",
  cancelAnswer:
    "Öffnen Sie die Beratung, und klicken Sie dort auf „Beratung absagen“. Vor der Bestätigung sehen Sie, was Sie zurückerhalten.",
  cancelLink: "Ihre Beratungen",

  advisorTitle: "Berater werden",
  advisorText: "Sie entscheiden, was Sie anbieten, wann Sie da sind und was eine Stunde kostet.",
  apply: "Wie bewerbe ich mich?",
  applyAnswer:
    "Nennen Sie uns Ihr Fach, Ihre Erfahrung, Ihre Nachweise und Ihre Sprachen. Ihre Eingaben bleiben erhalten, bis Sie sie absenden.",
  applyLink: "Berater werden",
  review: "Wie lange dauert es?",
  reviewAnswer:
    "Ein Mensch liest Ihre Bewerbung, in der Regel innerhalb von {hours, number} Stunden. Wird es eine Absage, erfahren Sie die Gründe und können sich erneut bewerben.",
  earn: "Was erhalte ich?",
  earnAll: "Berater erhalten den vollen Preis: Zurzeit behält diese Website nichts davon ein.",
  earnLess:
    "Berater erhalten den Preis abzüglich der {percent}, die diese Website einbehält. Ihr Anteil steht neben jeder Anfrage, bevor sie angenommen wird.",

  privacyTitle: "Datenschutz",
  privacyText: "Nichts wird verkauft, und es gibt keine Werbung.",
  kept: "Was speichern Sie über mich?",
  keptAnswer: "Was die Website braucht, um für Sie zu funktionieren: Ihr Konto, Ihr Profil, Ihre Termine und Ihre Nachrichten.",
  keptLink: "Datenschutzerklärung",
  erase: "Kann ich meine Daten mitnehmen oder mein Konto löschen?",
  eraseAnswer:
    "Beides, in Ihrem Profil unter „Sicherheit“. Haben Sie die Löschung beantragt, holt eine Anmeldung innerhalb von {days, number} Tagen Ihr Konto zurück.",
  eraseLink: "Sicherheit",
  recorded: "Wird ein Termin aufgezeichnet?",
  recordedAnswer: "Die Website zeichnet nichts auf: keinen Ton, kein Bild, kein Protokoll.",
};
