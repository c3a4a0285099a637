import { GUIDED_QUESTIONS } from "#app/features/assistant/limits";
import type { assistantMessages as english } from "#app/features/assistant/messages";
import type { Translation } from "../translation";
import { chatMessages } from "./assistant/chat";
import { matcherMessages } from "./assistant/matcher";
import { siteMessages } from "./assistant/site";

/** The assistant's chat and the AI advisor matcher, in German. A topic is inserted only where nominative and accusative look alike. */
export const assistantMessages: Translation<typeof english> = {
  questioning: `Vielen Dank. ${GUIDED_QUESTIONS.length} kurze Antworten helfen mir, den passenden Berater zu finden. Wählen Sie, was zutrifft, und lassen Sie den Rest weg.`,
  questioningOwn:
    "Vielen Dank. Ein paar kurze Antworten helfen mir, den passenden Berater zu finden. Wählen Sie, was zutrifft, und lassen Sie den Rest weg.",
  questioningAny: "Danke. Ein paar kurze Antworten helfen mir, die passende Person zu finden. Bitte wählen Sie mindestens eine aus.",
  documentSaid: "Dokument: {name}",
  answersNone: "Fragen übersprungen.",

  reply1: "Für {topic} würde ich mit {names} anfangen.",
  reply2:
    "{names} {count, plural, one {passt} other {passen}} zu dem, was Sie beschreiben: {area, select, main {Das Fachgebiet ist {topic}} other {{topic} gehört zu den Fachgebieten}}.",
  reply3: "Für {topic} habe ich das Verzeichnis durchgesehen. Am besten {count, plural, one {passt} other {passen}} {names}.",
  reply4:
    "Damit könnten Sie sich an {names} wenden. {area, select, main {Für {topic} sind Sie dort richtig} other {{topic} gehört zu den Fachgebieten}}.",
  reply5: "Für {topic} sind Sie bei {names} in guten Händen.",
  replyEach: "Für {topic}: {names}.",
  replyWide: "Ein engeres Gebiet als „{topic}“ ging daraus nicht hervor; fragen Sie also zuerst, ob Ihr Anliegen dort bekannt ist.",
  replyBeside: "Aus einem anderen Gebiet ({topic}): {names}.",
  replyNoOthers:
    "Das waren hier alle für {topic}. Sagen Sie, was anders sein soll: früher, günstiger, in einer anderen Sprache oder an einem anderen Ort. Oder sagen Sie mir, ob es um etwas anderes geht.",
  replyNobody:
    "Für {topic} ist hier noch niemand dabei. Sie können unter „Berater finden“ alle Kategorien durchsehen oder eine neue anfragen.",
  replyUnderstood: "Gesucht habe ich: {preferences}.",
  replyUnderstoodClose: "Gesucht habe ich: {preferences}; was ich gefunden habe, ist nah dran, aber {missed}.",
  replyAnotherQuestion: "Da das eine neue Frage ist, gelten Ihre früheren Wünsche nicht mehr.",
  replyClosest: "Niemand erfüllt alle Wünsche; diese kommen am nächsten.",
  orderNamed: "{name} steht vorn, weil Sie den Namen genannt haben.",
  orderField: "Zuerst kommt das Gebiet, von dem Sie am meisten sprachen, auch bei geringerer Übereinstimmung.",
  orderPreferences: "Wer mehr Ihrer Wünsche erfüllt, steht vorn, auch bei geringerer Übereinstimmung.",
  orderLanguage: "Wer {language} spricht, steht vorn, auch bei geringerer Übereinstimmung.",
  orderNear:
    "{name} steht vor {other}, auch bei geringerer Übereinstimmung: Bis {place} sind es etwa {kilometres, number}\u00a0km statt {further, number}.",
  orderInCountry: "Wer im selben Land ist ({country}), steht vorn, auch bei geringerer Übereinstimmung.",
  orderSooner: "Wer am frühesten frei ist, steht vorn, auch bei geringerer Übereinstimmung.",
  orderHour: "Wer tagsüber in Ihrer Zeitzone frei ist, steht vorn, auch bei geringerer Übereinstimmung.",
  orderPair:
    "{name} steht vor {other}, auch bei geringerer Übereinstimmung: {why, select, speaks {{name} spricht {language}} most {Es ist das Gebiet, von dem Sie am meisten sprachen} more {Es sind mehr Ihrer Wünsche erfüllt} there {{name} ist im selben Land ({country})} region {{other} nennt für diese Arbeit andere Länder} awake {Der nächste freie Termin liegt in Ihrer Zeitzone tagsüber} other {Es ist dort der Schwerpunkt}}.",
  replyNoneSpeaks: "Von den Genannten spricht niemand {language}.",
  replyNoCheaper: "Dafür ist hier niemand günstiger.",
  replyClose: "Fast passend, aber {missed}.",
  replyFarPlace: "Niemand der Genannten ist in der Nähe von {place}, aber die Beratung findet online statt.",
  replyFarNearest:
    "Niemand der Genannten ist in der Nähe von {place} ({name} hat es mit etwa {kilometres, number}\u00a0km am nächsten), aber die Beratung findet online statt.",
  replyFarCountry: "Niemand der Genannten ist im genannten Land ({place}), aber die Beratung findet online statt.",
  closeTime: "nicht rechtzeitig frei",
  closeDay: "am {day} nicht frei",
  closeDayPart: "{when} nicht frei",
  closeLanguage: "nicht auf {language}",
  closeNobodySpeaks: "niemand in diesem Gebiet spricht {language}",
  replyNobodySpeaks: "Und niemand in diesem Gebiet spricht {language}.",
  closeBudget: "über {amount} pro Stunde",
  closePlace: "nicht in der Nähe von {place}",
  closeCountry: "nicht im genannten Land ({place})",
  closeRegion: "außerhalb der gewählten Region ({place})",
  replyOnly: "Nur {names} in dieser Auswahl {wishes}.",
  onlyLanguage: "{count, plural, one {spricht} other {sprechen}} {language}",
  onlyPlace: "{count, plural, one {ist} other {sind}} in der Nähe von {place}",
  onlyCountry: "{count, plural, one {ist} other {sind}} im genannten Land ({place})",
  onlyRegion: "{count, plural, one {ist} other {sind}} in der gewählten Region ({place})",
  onlyDay: "{count, plural, one {hat} other {haben}} am {day} Zeit",
  onlyDayPart: "{count, plural, one {hat} other {haben}} {when} Zeit",
  onlyBudget: "{count, plural, one {kostet} other {kosten}} höchstens {amount} pro Stunde",
  replyMentioned: "Außerdem erwähnen Sie: „{clause}“. Soll ich auch dazu jemanden suchen?",
  replyAskMore: "Nennen Sie mir noch {missing}, dann kann ich die Auswahl eingrenzen.",
  atOnceBank:
    "Rufen Sie zuerst Ihre Bank an und lassen Sie die Zahlung stoppen oder zurückrufen: Jede Stunde zählt. Erstatten Sie danach Anzeige.",
  atOnceAccount:
    "Holen Sie sich zuerst das Konto zurück: Ändern Sie das Passwort auf einem anderen Gerät, lassen Sie alle Geräte abmelden, und warnen Sie den Anbieter und alle, die Nachrichten daraus bekommen könnten.",
  atOnceMachines:
    "Trennen Sie zuerst die Rechner vom Netz, schalten Sie sie aber nicht aus, löschen Sie nichts, und zahlen Sie noch nichts.",
  missingBudget: "Ihr Budget pro Stunde",
  missingUrgency: "Ihren Zeitrahmen",
  preferenceUrgencyHigh: "Hilfe innerhalb weniger Tage",
  preferenceUrgencyMedium: "Hilfe in den nächsten Wochen",
  preferenceUrgencyLow: "Hilfe ohne Eile",
  preferenceOn: "Hilfe am {day}",
  preferenceFrom: "Hilfe ab {day}",
  preferenceUntil: "Hilfe so bald wie möglich, spätestens bis {day}",
  preferenceBefore: "Hilfe so bald wie möglich, noch vor {day}",
  preferenceDayPart: "einen Termin {when}",
  replyNearestLength: "Niemand bietet hier {asked} an; am nächsten kommt {nearest}.",
  preferenceLength:
    "ein Gespräch von {hours, plural, =0 {{minutes, plural, one {# Minute} other {# Minuten}}} one {# Stunde} other {# Stunden}}",
  dayPart:
    "{part, select, morning {am Vormittag} midday {um die Mittagszeit} afternoon {am Nachmittag} evening {am Abend} at {um {from} Uhr} after {nach {from} Uhr} before {vor {until} Uhr} between {zwischen {from} und {until} Uhr} weekend {am Wochenende} weekday {an einem {from}} other {nach der Arbeit}}",
  preferenceBudget: "höchstens {amount} pro Stunde",
  preferenceLanguage: "{language}",
  preferencePlace: "in der Nähe von {place}",
  preferenceCountry: "im genannten Land ({place})",
  factRate: "{amount} pro Stunde",
  factRating: "mit {rating} bewertet ({count, plural, one {# Bewertung} other {# Bewertungen}})",
  factFree: "frei {when}",

  unsure:
    "Ich bin nicht sicher, ob ich Sie verstanden habe. Was würde Ihnen am meisten helfen? Wählen Sie, was am nächsten kommt, oder sagen Sie es mit anderen Worten.",
  unsureOne: "Ich bin nicht sicher, ob ich Sie verstanden habe. Geht es um {topic}? Wenn nicht, sagen Sie es bitte mit anderen Worten.",
  unsureNothing:
    "Ich bin nicht sicher, ob ich Sie verstanden habe. Woran arbeiten Sie, und was soll danach anders sein? Oder sehen Sie eine Kategorie durch:",
  whatFor:
    "Gern. Worum geht es? Erzählen Sie mir, woran Sie arbeiten und was danach anders sein soll, oder sehen Sie eine Kategorie durch:",
  turnAgreed:
    "Gut! Auf jeder Seite stehen die freien Zeiten und vor der Buchung der ganze Preis. Oder sagen Sie, was anders sein soll: früher, günstiger, in einer anderen Sprache oder jemand anderes.",
  turnUnsure:
    "Es geht noch um {topic}. Sagen Sie, was anders sein soll: früher, günstiger, in einer anderen Sprache, an einem anderen Ort oder jemand anderes. Wenn es um etwas anderes geht, erzählen Sie mir, woran Sie arbeiten.",
  turnPersonal:
    "Danach kann ich nicht suchen: Das Verzeichnis sagt weder, ob Berater Frauen oder Männer sind, noch wie alt sie sind. Auf jeder Seite stehen der Name und, wenn es eines gibt, ein Foto.",
  turnWhatFor: "Worum geht es? Erzählen Sie mir, woran Sie arbeiten, und ich suche jemanden, der sich damit gut auskennt.",
  turnNeither: "In Ordnung. Worum geht es dann? Sagen Sie es mit anderen Worten, oder sehen Sie eine Kategorie durch:",
  replyCheapest: "Wer am wenigsten kostet, steht vorn, auch bei geringerer Übereinstimmung.",
  replyDocumentOpen: "Ihr Dokument berührt auch {topics}; dafür steht hier niemand. Fragen Sie danach am besten einzeln.",
  documentMore: "{count, plural, one {# weiterer Punkt} other {# weitere Punkte}} in Ihrem Dokument",
  documentNothing:
    "Ich habe das Dokument gelesen, aber nichts darin gefunden, womit sich Berater hier befassen. Wobei soll Ihnen jemand helfen? Sagen Sie es in Ihren eigenen Worten, oder sehen Sie eine Kategorie durch:",
  turnWhich: "Gern. Um welches davon geht es?",
  between: "Geht es eher um {first} oder um {second}?",
  asideChat: "Schön, von Ihnen zu hören! Erzählen Sie mir, woran Sie arbeiten, und ich suche jemanden, der sich damit gut auskennt.",
  asideIdle: "Das weiß ich nicht; was ich kann: Berater für Business, Finanzen, Technologie, Marketing und Recht finden.",
  asideThanks: "Gern geschehen! Wenn noch etwas ist, sagen Sie es einfach.",
  asideWho:
    "Ich bin ein Programm: Ich lese, woran Sie arbeiten, und finde Berater, die sich damit gut auskennen. Erzählen Sie es mir in Ihren eigenen Worten, auf Deutsch, Englisch, Französisch, Spanisch oder Italienisch.",
  asideAgreed: "Gut! Wenn etwas ist, sagen Sie einfach, worum es geht.",
  asideBye: "Auf Wiedersehen und viel Erfolg!",
  asidePrivate:
    "Das klingt persönlich, da kann ich leider nicht helfen: Ich finde Berater für Business, Finanzen, Technologie, Marketing und Recht.",
  asideMedical:
    "Bei Gesundheitsfragen wenden Sie sich bitte an eine Arztpraxis oder Apotheke; ich finde Berater für Business, Finanzen, Technologie, Marketing und Recht.",
  asideHomework: "Darauf kann ich nicht antworten; was ich kann: Berater für Business, Finanzen, Technologie, Marketing und Recht finden.",
  asideAbuse: "Ich möchte gern helfen, und das kann ich: Ich finde Berater für Business, Finanzen, Technologie, Marketing und Recht.",
  asideLanguage:
    "Ich verstehe Deutsch, Englisch, Französisch, Spanisch und Italienisch; schreiben Sie in einer dieser Sprachen, und ich finde Berater für Beruf, Business und Recht.",
  asideOffer: "Wobei darf ich helfen? Wählen Sie ein Gebiet, oder sagen Sie es mit eigenen Worten.",
  asidePrivateLaw:
    "Das ist eine Rechtsfrage, aber zu privaten Dingen wie Familie, Miete oder Erbe berät hier niemand; das tun Anwälte oder Beratungsstellen in Ihrer Nähe. Mit diesen Rechtsgebieten kennen sich Berater hier aus:",
  asidePrivateOwn: "Das klingt persönlich, da kann ich leider nicht helfen: Ich finde Berater für {fields}.",
  asideMedicalOwn: "Bei Gesundheitsfragen wenden Sie sich bitte an eine Arztpraxis oder Apotheke; ich finde Berater für {fields}.",
  asideHomeworkOwn: "Darauf kann ich nicht antworten; was ich kann: Berater für {fields} finden.",
  asideAbuseOwn: "Ich möchte gern helfen, und das kann ich: Ich finde Berater für {fields}.",
  asideIdleOwn: "Das weiß ich nicht; was ich kann: Berater für {fields} finden.",
  asideLanguageOwn:
    "Ich verstehe Deutsch, Englisch, Französisch, Spanisch und Italienisch; schreiben Sie in einer dieser Sprachen, und ich finde Berater für {fields}.",
  siteRefund:
    "Wer mindestens {hours, number} Stunden vor Beginn absagt, erhält alles zurück, {later, select, part {mindestens {partHours, plural, one {# Stunde} other {# Stunden}} vorher {percent}, danach nichts} rest {danach {percent}} other {danach nichts}}; sagt der Berater ab, ist es immer alles. Absagen können Sie auf der Seite Ihrer Beratung.",
  siteBecomeAdvisor:
    "Bewerben Sie sich gern: Die Bewerbung dauert ein paar Minuten, ein Mensch liest sie, und Ihren Stundensatz legen Sie selbst fest.",
  sitePrice:
    "Jeder Berater legt einen Stundensatz fest, und Sie sehen den vollen Preis vor der Buchung. Die Suche und Fragen an mich kosten nichts.",
  siteSignIn: "Hier können Sie sich anmelden oder ein Konto erstellen; auf derselben Seite setzen Sie ein vergessenes Passwort zurück.",
  sitePrivacy:
    "In der Datenschutzerklärung steht, was von Ihnen gespeichert wird, wer es liest und wie Sie es bekommen oder löschen lassen.",
  siteAccount: "Ihre Angaben, Ihre Sicherheit und das Löschen Ihres Kontos finden Sie in Ihrem Profil.",
  siteOwnPage: "Das finden Sie auf dieser Seite, sobald Sie angemeldet sind.",
  siteBooking: "Auf diesen Seiten können Sie eine Beratung buchen, verschieben oder absagen.",
  siteContact: "Das Team dieser Website erreichen Sie unter {email}.",
  siteHowItWorks:
    "Sie sagen, was Sie brauchen, wählen einen Berater, sehen den vollen Preis und buchen einen Termin. Alle Berater wurden von einem Menschen freigegeben.",
  siteContactPhone: "Sie erreichen die Betreiber dieser Website unter {email} oder telefonisch unter {phone}.",
  siteTaxInvoice: "Wer als Berater Steuer berechnen muss, hat sie im Stundensatz schon enthalten.",
  siteDocuments:
    "Ein Dokument, das Sie der KI-Beratersuche geben, wird einmal von einem Programm gelesen und nicht aufbewahrt. Sein Name und die Sätze, die in der Antwort zitiert werden, bleiben bis {days, plural, one {# Tag} other {# Tage}} nach der letzten Nachricht bei der Unterhaltung.",
  siteKeptTalks:
    "Was Sie und ich hier schreiben, wird bis {days, plural, one {# Tag} other {# Tage}} nach der letzten Nachricht aufbewahrt und dann gelöscht.",
  siteOwnRate: "Alle Berater legen ihren Stundensatz selbst fest.",
  siteOwnerCity: "Die Betreiber dieser Website sitzen in {city}. Sie erreichen sie unter {email}.",
  siteDuration: "Eine Beratung dauert {lengths}. Die Länge wählen Sie beim Buchen.",
  sitePeople:
    "Die Berater sind Menschen, und ein Mensch hat über jeden entschieden, bevor er hier erschien. Ich bin keiner: Hier antwortet Ihnen ein Programm.",
  siteByVideo:
    "Weder am Telefon noch vor Ort: Sie treffen sich online, über den Link auf der Seite der Beratung. Ob mit Video, entscheiden Sie beide.",
  siteSpoken:
    "Auf der Seite jedes Beraters stehen dessen Sprachen, und in jeder Kategorie können Sie danach filtern. Ich lese Englisch, Deutsch, Französisch, Spanisch und Italienisch.",
  linkFind: "Berater finden",
  linkTerms: "Nutzungsbedingungen",
  linkHelp: "Hilfe und Kontakt",
  linkPricing: "Preise",
  linkApply: "Berater werden",
  linkSignIn: "Anmelden",
  linkPrivacy: "Datenschutzerklärung",
  linkProfile: "Profil",
  linkBilling: "Abrechnung",
  linkConsultations: "Beratungen",
  linkMessages: "Nachrichten",
  linkSecurity: "Sicherheit",
  linkPreferences: "Einstellungen",
  linkBook: "Beratung buchen",
  linkHow: "So funktioniert’s",
  danger_en:
    "I am sorry that you are going through this. You deserve help from people, now: if you or somebody else is in danger, please call your local emergency number (112 in Europe, 999 in the United Kingdom, 911 in North America).",
  danger_de:
    "Es tut mir leid, dass Sie das durchmachen. Sie verdienen jetzt Hilfe von Menschen: Wenn Sie oder jemand anderes in Gefahr sind, rufen Sie bitte den Notruf (112 in Europa, in der Schweiz auch 144 und 117).",
  danger_fr:
    "Je suis désolé de ce que vous vivez. Vous méritez une aide humaine, maintenant : si vous ou quelqu’un d’autre êtes en danger, appelez le numéro d’urgence de votre pays (112 en Europe, 911 au Canada).",
  danger_es:
    "Siento mucho lo que está pasando. Merece ayuda de personas, ahora: si usted u otra persona está en peligro, llame al número de emergencias de su país (112 en Europa, 911 en gran parte de América).",
  danger_it:
    "Mi dispiace per quello che sta passando. Merita un aiuto umano, adesso: se Lei o qualcun altro è in pericolo, chiami il numero di emergenza del Suo Paese (112 in Europa).",
  danger_body_en:
    "Call 112 now (999 in the United Kingdom, 911 in North America, elsewhere your local emergency number). This can be something that has to be treated at once. Say where you are and what you see; whoever answers tells you what to do until help comes.",
  danger_body_de:
    "Rufen Sie jetzt die 112 an (in der Schweiz 144, anderswo den Notruf Ihres Landes). Das kann etwas sein, das sofort behandelt werden muss. Sagen Sie, wo Sie sind und was Sie sehen; am Telefon sagt man Ihnen, was zu tun ist, bis Hilfe kommt.",
  danger_body_fr:
    "Appelez le 112 maintenant (le 911 au Canada, ailleurs le numéro d’urgence de votre pays). Il peut s’agir de quelque chose qu’il faut soigner tout de suite. Dites où vous êtes et ce que vous voyez ; au téléphone, on vous dira quoi faire jusqu’à l’arrivée des secours.",
  danger_body_es:
    "Llame ahora al 112 (911 en gran parte de América; en otros lugares, al número de emergencias de su país). Puede tratarse de algo que hay que atender de inmediato. Diga dónde está y qué ve; por teléfono le dirán qué hacer hasta que llegue la ayuda.",
  danger_body_it:
    "Chiami subito il 112 (altrove il numero di emergenza del Suo Paese). Può trattarsi di qualcosa da curare immediatamente. Dica dove si trova e che cosa vede; al telefono Le diranno che cosa fare finché arrivano i soccorsi.",
  danger_now_en:
    "Call 112 now (999 in the United Kingdom, 911 in North America, elsewhere your local emergency number). Bring yourself and others to safety first; whoever answers tells you what to do until help comes.",
  danger_now_de:
    "Rufen Sie jetzt die 112 an (in der Schweiz auch 144 und 117, anderswo den Notruf Ihres Landes). Bringen Sie zuerst sich und andere in Sicherheit; am Telefon sagt man Ihnen, was zu tun ist, bis Hilfe kommt.",
  danger_now_fr:
    "Appelez le 112 maintenant (911 au Canada, ailleurs le numéro d’urgence de votre pays). Mettez-vous d’abord à l’abri, vous et les autres ; au téléphone, on vous dira quoi faire jusqu’à l’arrivée des secours.",
  danger_now_es:
    "Llame ahora al 112 (911 en gran parte de América; en otros lugares, al número de emergencias de su país). Póngase primero a salvo y ponga a salvo a los demás; por teléfono le dirán qué hacer hasta que llegue la ayuda.",
  danger_now_it:
    "Chiami subito il 112 (altrove il numero di emergenza del Suo Paese). Metta prima al sicuro sé e gli altri; al telefono Le diranno che cosa fare finché arrivano i soccorsi.",

  recommendationText: "{count, plural, one {Dieser Berater passt} other {Diese Berater passen}} zu dem, was Sie beschreiben.",
  recommendationFound: "Dafür habe ich {count, plural, one {einen Vorschlag} other {# Vorschläge}}.",
  recommendationGuess:
    "Ich bin nicht sicher, ob ich Sie verstanden habe. Am nächsten {count, plural, one {kommt dieser Berater} other {kommen diese Berater}}.",
  recommendationElsewhere: "Das Fachgebiet {topic} gehört zur Kategorie „{there}“ und nicht zu „{here}“; deshalb habe ich dort gesucht.",
  recommendationNobody: "Dazu passt im Verzeichnis noch niemand. Versuchen Sie andere Worte, oder sehen Sie alle Kategorien durch.",
  reasonTopic: "Ihre Beschreibung betrifft das Thema {topic}.",
  reasonMaybe: "Vielleicht geht es um {topic}.",
  reasonPage: "Sie haben auf der Seite zu {category} gefragt.",
  reasonAdvisor: "{name}, {jobTitle}: {reasons}.",
  reasonAdvisorPlain: "{name}: {reasons}.",

  askScope: "Welchen Teil davon würden Sie im ersten Termin klären?",
  askSimilar: "Wann haben Sie das zuletzt für jemanden in meiner Lage gelöst, und was kam dabei heraus?",
  askPrepare: "Was soll ich vor unserem Gespräch vorbereiten oder schicken?",
  askFast: "Was lässt sich noch diese Woche erledigen, und was muss warten?",
  askToday: "Was muss heute noch geschehen, und was soll niemand anrühren?",
  askPrice: "Mit wie vielen Stunden sollte ich insgesamt rechnen, und wodurch könnten es mehr werden?",
  askCountry: "Welches Landesrecht gilt hier, und beraten Sie dazu?",
  askDocument: "Welche Stelle in meinem Dokument macht Ihnen am meisten Sorgen?",
  askBusiness: "Welche Kennzahl würde zuerst zeigen, dass wir auf dem richtigen Weg sind?",
  askFinance: "Welche Zahlen brauchen Sie von mir für eine belastbare Antwort?",
  askTechnology: "Was würden Sie bauen, was kaufen und was bleiben lassen?",
  askMarketing: "Welche Zielgruppe würden Sie zuerst ansprechen, und wie würden wir den Erfolg messen?",
  askLegal: "Welche Fristen habe ich, und was passiert, wenn ich nichts tue?",
  askOther: "Woran merken wir beide nach einem Monat, dass es geholfen hat?",

  ...chatMessages,
  ...siteMessages,
  ...matcherMessages,
};
