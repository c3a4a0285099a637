import { MIN_AGE_YEARS } from "#app/features/accounts/limits";
import { REVIEW_PROMISE_HOURS } from "#app/features/applications/review/review-promise";
import { COMPLETION_HOURS, MAX_COUNTERS, QUOTE_MINUTES, REVIEW_DAYS } from "#app/features/booking/deadlines";
import { hasSpecifiedCategories } from "#app/features/catalog/categories";
import type { WritePolicy } from "#app/features/policies/policy";
import { currentRules } from "#app/features/rules/current-rules";
import { MINIMUM_LEAD_MINUTES } from "#app/features/schedule/lead-time";
import { operatorInLine } from "#app/platform/brand/operator-in-line";
import { policiesMessages } from "../policies";

/** The agreement between a person, an advisor and the site's operator, in German. */
export const termsOfService: WritePolicy = ({ name, contact }, operator = operatorInLine(contact)) => ({
  id: "terms",
  title: policiesMessages.terms,
  path: "/terms",
  inShort: [
    `${name} bringt Sie mit unabhängigen Beratern zusammen. Der Rat stammt von ihnen; er ist Information und begründet kein Auftragsverhältnis.`,
    "Sie sehen den vollen Preis, bevor Sie einen Termin anfragen, und zahlen nur für Termine, die angenommen wurden. Es gibt kein Abo.",
    `Wenn Sie mindestens ${currentRules().wholeRefundHours} Stunden vor Beginn absagen, erhalten Sie alles zurück. Sagt der Berater ab, gilt das immer.`,
    `Sie müssen mindestens ${MIN_AGE_YEARS} Jahre alt sein. Niemand zeichnet einen Termin auf, ohne dass alle zugestimmt haben.`,
  ],
  sections: [
    {
      id: "parties",
      title: "Wer mit wem eine Vereinbarung schließt",
      blocks: [
        `Diese Nutzungsbedingungen gelten zwischen Ihnen und dem Betreiber dieser Website, die unter dem Namen ${name} auftritt. Sie erreichen den Betreiber unter ${contact.email}. „Wir“ ist der Betreiber; „die Website“ ist das, was Sie hier nutzen.${operator && ` Betreiber: ${operator}.`}`,
        "Den Termin selbst vereinbaren Sie über die Website mit dem Berater. An der Beratung sind wir nicht als Vertragspartei beteiligt, und Berater sind weder unsere Angestellten noch unsere Vertreter.",
        "Wenn Sie ein Konto erstellen, eine Anfrage senden oder sich als Berater bewerben, nehmen Sie diese Bedingungen an. Zum Umsehen brauchen Sie weder ein Konto noch eine Vereinbarung.",
      ],
    },
    {
      id: "age",
      title: "Wer die Website nutzen darf",
      blocks: [
        `Sie müssen mindestens ${MIN_AGE_YEARS} Jahre alt sein und an Ihrem Wohnort Verträge schließen können. Handeln Sie für ein Unternehmen oder eine Organisation, bestätigen Sie, dass Sie dazu berechtigt sind.`,
        "Ein Konto gehört zu einer Person. Behalten Sie Ihr Passwort für sich, und sagen Sie uns Bescheid, wenn Sie glauben, dass jemand anderes Ihr Konto benutzt hat. Wir können Sie bitten, Ihre E-Mail-Adresse zu bestätigen, bevor etwas verbindlich wird.",
      ],
    },
    {
      id: "information",
      title: "Information, kein Auftragsverhältnis",
      blocks: [
        "Was Berater hier sagen, in einem Termin, einer Nachricht, einem Profil oder einer Bewertung, ist Information und Meinung aus Erfahrung. Für sich genommen macht es Sie nicht zu deren Kunden, und es ersetzt nicht die Einschätzung von jemandem, der alle Ihre Unterlagen kennt.",
        "Was Sie damit tun, entscheiden Sie. Prüfen Sie Wichtiges, bevor Sie danach handeln, vor allem wenn eine Frist, ein hoher Betrag oder die Gesundheit oder Freiheit eines Menschen davon abhängt.",
        "Der Assistent und die KI-Beratersuche sortieren, suchen und schlagen vor. Sie können sich irren. Sie beraten nicht selbst, und nichts, was sie schreiben, verspricht ein Ergebnis.",
      ],
    },
    {
      id: "regulated",
      title: "Erlaubnispflichtige Beratung",
      blocks: [
        hasSpecifiedCategories()
          ? "Vielerorts darf in Rechts-, Steuer-, Anlage-, Versicherungs- und Einwanderungsfragen nur beraten, wer dort eine Zulassung hat. Dass jemand hier ein Profil hat, bedeutet nicht, dass der Berater eine Zulassung für Ihren Wohnort hat."
          : "Vielerorts darf in manchen Fragen nur beraten, wer dort eine Zulassung hat. Dass jemand hier ein Profil hat, bedeutet nicht, dass der Berater eine Zulassung für Ihren Wohnort hat.",
        {
          list: [
            "Brauchen Sie erlaubnispflichtige Beratung, fragen Sie den Berater vor dem Termin nach der Zulassung, dem Register, in dem sie eingetragen ist, und dem Gebiet, für das sie gilt.",
            hasSpecifiedCategories()
              ? "Ein Termin hier macht niemanden zu Ihrem Rechtsanwalt, Steuerberater oder Anlageberater, es sei denn, Sie beide vereinbaren das schriftlich außerhalb der Website."
              : "Ein Termin hier begründet kein dauerhaftes Auftragsverhältnis zwischen Ihnen und dem Berater, es sei denn, Sie beide vereinbaren das schriftlich außerhalb der Website.",
            "Berater dürfen nur anbieten, was ihnen erlaubt ist, und müssen es sagen, wenn eine Frage darüber hinausgeht.",
            hasSpecifiedCategories()
              ? "Nichts auf der Website ist ein Angebot zum Kauf oder Verkauf von Wertpapieren oder die Prognose einer Rendite."
              : "Nichts auf der Website ist das Versprechen eines bestimmten Ergebnisses.",
          ],
        },
      ],
    },
    {
      id: "requests",
      title: "Von der Anfrage zum Termin",
      blocks: [
        `Sie können jede Zeit anfragen, die ein Berater freigegeben hat, mindestens ${MINIMUM_LEAD_MINUTES} Minuten im Voraus. Der angezeigte Preis gilt ${QUOTE_MINUTES} Minuten; hat er sich bis zu Ihrer Bestätigung geändert, sehen Sie den neuen, und es wird nichts gesendet.`,
        {
          list: [
            "Eine Anfrage ist Ihr Angebot. Bis es angenommen ist, können Sie es jederzeit zurückziehen, ohne etwas zu schulden.",
            `Der Berater nimmt an, lehnt ab oder schlägt einen anderen Termin vor, höchstens ${MAX_COUNTERS}-mal. Ohne Antwort verfällt die Anfrage nach ${currentRules().expiryHours} Stunden, spätestens zu Beginn des Termins.`,
            "Mit der Annahme ist der Termin vereinbart und der Preis fällig.",
            "Beide Seiten können vorschlagen, einen vereinbarten Termin zu verschieben. Der alte gilt, bis die andere Seite dem neuen zustimmt.",
            `Ein Termin, den niemand abschließt und zu dem niemand etwas meldet, gilt ${COMPLETION_HOURS} Stunden nach seinem Ende als durchgeführt.`,
          ],
        },
      ],
    },
    {
      id: "prices",
      title: "Preise und Zahlung",
      blocks: [
        `Ein Preis besteht aus dem Stundensatz des Beraters für die gewählten Minuten${currentRules().surge ? `${currentRules().rushPercent > 0 ? ", " : " und "}einem Nachfragezuschlag, wenn viele zugleich zum Thema anfragen${currentRules().rushPercent > 0 ? "," : ""}` : ""}${currentRules().rushPercent > 0 ? ` und ${currentRules().rushPercent}\u00a0% des Grundpreises, wenn Sie „Eilig“ wählen` : ""}. Jeden Teil sehen Sie, bevor Sie bestätigen. Die Formel finden Sie auf der Seite „Preise“; weiter kommt nichts hinzu.`,
        "Preise stehen in der Währung des Beraters. Beträge in anderen Währungen sind mit ≈ gekennzeichnet und dienen nur dem Vergleich. Berater, die Steuer berechnen müssen, rechnen sie in ihren Stundensatz ein.",
        "Die Website selbst sieht Kartendaten nie. Wie Sie zahlen, steht dort, bevor Sie bestätigen. Wenn mit Karte gezahlt wird, dann auf der Seite eines Zahlungsdienstleisters, der den Preis mit Ihrer Anfrage reserviert und erst einzieht, wenn der Berater zugesagt hat; sonst zahlen Sie, sobald der Termin angenommen ist, auf dem Weg, den der Betreiber Ihnen nennt. Es gibt kein Abo, keine Mitgliedschaft und keinen Betrag, der von selbst wiederkehrt.",
        "Was die Plattform gegebenenfalls von einem Preis einbehält, geht von dem ab, was der Berater erhält, und wird ihm vor jeder Annahme angezeigt.",
      ],
    },
    {
      id: "cancelling",
      title: "Absagen und Erstattungen",
      blocks: [
        "Wenn Sie einen vereinbarten Termin absagen, hängt die Erstattung davon ab, wie lange vor Beginn Sie das tun:",
        { shows: "cancellation" },
        {
          list: [
            "Sagt der Berater ab, oder sagen wir ab, erhalten Sie alles zurück.",
            "Wenn Sie kurz vor Beginn um eine Verschiebung bitten, erhalten Sie bei einer späteren Absage nicht mehr zurück, als Sie in diesem Moment erhalten hätten.",
            "Erscheint der Berater nicht, melden Sie das, und Sie schulden nichts. Erscheinen Sie nicht, bleibt der Preis fällig.",
            "Konnte der Termin wegen eines Fehlers der Website nicht stattfinden, erhalten Sie alles zurück.",
            "Blieb ein Termin aus Ihrer Sicht hinter der Vereinbarung zurück, schreiben Sie zuerst dem Berater und dann uns. Wir hören beide Seiten und können ganz oder teilweise erstatten.",
          ],
        },
        "Widerrufsrechte, die Ihnen das Recht Ihres Landes als Verbraucher gibt, bleiben Ihnen, was immer hier steht.",
      ],
    },
    {
      id: "recording",
      title: "Keine Aufzeichnungen, und was unter Ihnen bleibt",
      blocks: [
        "Die Website zeichnet keinen Termin auf: keinen Ton, kein Bild, kein Protokoll. Sie und der Berater dürfen nur aufzeichnen, wenn alle Beteiligten vorher zugestimmt haben.",
        "Was Sie voneinander erfahren, ist für den Termin bestimmt. Keine Seite gibt es ohne Zustimmung der anderen weiter, es sei denn, das Gesetz verlangt es.",
      ],
    },
    {
      id: "reviews",
      title: "Bewertungen",
      blocks: [
        `Nach einem Termin, der stattgefunden hat, kann jede Seite die andere einmal bewerten, innerhalb von ${REVIEW_DAYS} Tagen. Keine sieht die Bewertung der anderen, bevor beide geschrieben haben oder die Frist abgelaufen ist. Berater dürfen öffentlich antworten.`,
        "Eine Bewertung sagt in Ihren eigenen Worten, was Sie erlebt haben. Wir entfernen Bewertungen, die gekauft, drohend, beleidigend oder rechtswidrig sind, die Privates preisgeben oder nicht vom Termin handeln, und sonst keine: Eine schlechte Bewertung ist kein Grund.",
      ],
    },
    {
      id: "advisors",
      title: "Wenn Sie Berater sind",
      blocks: [
        {
          list: [
            "Was Sie über sich angeben, ist wahr und aktuell, und Sie dürfen es angeben. Auf Nachfrage belegen Sie es.",
            `Ein Mensch liest Ihre Bewerbung, in der Regel innerhalb von ${REVIEW_PROMISE_HOURS} Stunden. Wird es eine Absage, erfahren Sie die Gründe und können sich erneut bewerben.`,
            "Sie legen Stundensatz, Zeiten und Vorlauf fest und beantworten Anfragen rechtzeitig. Sie sind selbstständig und kümmern sich selbst um Steuern, Versicherungen und Zulassungen.",
            "Haben Sie ein eigenes Interesse an dem, was Sie empfehlen, sagen Sie das vor dem Termin.",
            "Bei Verstößen gegen diese Bedingungen, aus Sicherheitsgründen oder wenn das Gesetz es verlangt, können wir ein öffentliches Profil sperren, und wir sagen Ihnen, warum.",
          ],
        },
      ],
    },
    {
      id: "conduct",
      title: "Was hier niemand darf",
      blocks: [
        {
          list: [
            "Andere darüber täuschen, wer man ist oder was man kann, oder das Konto einer anderen Person benutzen.",
            "Andere belästigen, bedrohen oder diskriminieren.",
            "Rechtswidriges anbieten oder verlangen, auch Rat dazu, wie man das Gesetz bricht.",
            "Das Verzeichnis maschinell kopieren, unverlangte Werbung senden oder versuchen, die Website zu beschädigen oder zu überlasten.",
            "Hochladen, woran man keine Rechte hat oder was schädlichen Code enthält.",
          ],
        },
      ],
    },
    {
      id: "content",
      title: "Was Sie schreiben und hochladen",
      blocks: [
        "Es bleibt Ihres. Sie erlauben uns, es zu speichern und dort zu zeigen, wo die Website es bestimmungsgemäß zeigt: ein öffentliches Profil allen, eine Nachricht der Person, für die sie bestimmt ist. Ein Dokument, das Sie der KI-Beratersuche geben, wird einmal gelesen und nicht gespeichert.",
        "Sie können ändern oder entfernen, was Ihnen gehört. Bewertungen zu Terminen bleiben ohne Ihren Namen bestehen, wenn Sie Ihr Konto schließen.",
      ],
    },
    {
      id: "liability",
      title: "Wofür wir haften",
      blocks: [
        "Wir betreiben die Website mit Sorgfalt und zeigen, was wir über Berater wissen. Wir können aber nicht versprechen, dass sie immer verfügbar und frei von Fehlern ist, und auch nicht, dass der Rat eines Beraters für Sie der richtige ist.",
        "Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit, für die Verletzung von Leben, Körper oder Gesundheit und überall, wo das Gesetz keine Beschränkung zulässt. Bei leichter Fahrlässigkeit haften wir nur, wenn wir Pflichten verletzen, die diese Vereinbarung überhaupt erst möglich machen, und dann nur für den vorhersehbaren Schaden. Für kostenlose Teile der Website haften wir darüber hinaus nicht.",
      ],
    },
    {
      id: "ending",
      title: "Beendigung",
      blocks: [
        "Sie können Ihr Konto jederzeit schließen; vereinbarte Termine werden dann wie oben beschrieben abgesagt. Wir können ein Konto wegen eines schweren Verstoßes gegen diese Bedingungen schließen und nennen den Grund. Was Sie verdient haben oder zurückerhalten, bleibt Ihres.",
      ],
    },
    {
      id: "changes",
      title: "Änderungen, Recht und Streitfälle",
      blocks: [
        "Ändern sich diese Bedingungen, ändert sich auch das Datum am Anfang, und wer ein Konto hat, wird informiert, bevor die Änderung gilt. Für bereits Vereinbartes gelten weiter die Bedingungen, unter denen es vereinbart wurde.",
        "Es gilt das Recht des Ortes, an dem der Betreiber niedergelassen ist. Als Verbraucher behalten Sie den Schutz, den Ihnen das Recht des Landes gibt, in dem Sie leben, und können die Gerichte dort anrufen. Ist eine dieser Bedingungen unwirksam, gelten die übrigen weiter.",
        `Bevor jemand vor Gericht geht: Schreiben Sie an ${contact.email}. Das meiste lässt sich zwischen Menschen klären.`,
      ],
    },
  ],
});
