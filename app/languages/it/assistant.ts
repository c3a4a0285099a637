import { GUIDED_QUESTIONS } from "#app/features/assistant/limits";
import type { assistantMessages as english } from "#app/features/assistant/messages";
import type { Translation } from "../translation";
import { chatMessages } from "./assistant/chat";
import { matcherMessages } from "./assistant/matcher";
import { siteMessages } from "./assistant/site";

/** The assistant's chat and the AI advisor matcher, in Italian. */
export const assistantMessages: Translation<typeof english> = {
  questioning: `Grazie. Rispondendo a ${GUIDED_QUESTIONS.length} brevi domande mi aiuterà a trovare il consulente giusto. Scelga ciò che fa al caso Suo e tralasci il resto.`,
  questioningOwn:
    "Grazie. Poche brevi risposte mi aiuteranno a trovare il consulente giusto. Scelga ciò che fa al caso Suo e tralasci il resto.",
  questioningAny: "Grazie. Poche risposte brevi mi aiutano a trovare la persona giusta. Ne scelga almeno una.",
  documentSaid: "Documento: {name}",
  answersNone: "Domande saltate.",

  reply1: "Per {topic} inizierei da {names}.",
  reply2:
    "{names} {count, plural, one {risponde} other {rispondono}} a ciò che descrive: {area, select, main {{count, plural, one {è il consulente giusto} other {sono i consulenti giusti}} per {topic}} other {{topic} rientra tra gli ambiti}}.",
  reply3:
    "Ho esaminato l’elenco per {topic}. {count, plural, one {La corrispondenza migliore} other {Le corrispondenze migliori}}: {names}.",
  reply4: "Potrebbe sentire {names}. {area, select, main {Ambito principale: {topic}} other {Tra gli ambiti: {topic}}}.",
  reply5: "Per {topic} è in buone mani con {names}.",
  replyEach: "Per {topic}: {names}.",
  replyWide: "Non ho potuto riconoscere un’area più precisa di {topic}: chieda prima se conoscono casi come il Suo.",
  replyBeside: "Da un altro ambito ({topic}): {names}.",
  replyNoOthers:
    "Erano tutti i consulenti per {topic}. Dica che cosa dovrebbe cambiare: prima, meno caro, in un’altra lingua o in un altro luogo. Oppure mi dica se si tratta d’altro.",
  replyNobody: "Per {topic} non c’è ancora nessuno. Può guardare tutte le categorie in Trova consulenti, oppure chiederne una nuova.",
  replyUnderstood: "Ho cercato: {preferences}.",
  replyUnderstoodClose: "Ho cercato: {preferences}; quello che ho trovato si avvicina, ma {missed}.",
  replyAnotherQuestion: "Poiché questa è un’altra domanda, i criteri precedenti non valgono più.",
  replyClosest: "Nessuno soddisfa tutti i criteri; questi sono i più vicini.",
  orderNamed: "In cima c’è {name}, perché Lei ne ha fatto il nome.",
  orderField: "Per primo viene l’ambito di cui ha parlato di più, anche se la corrispondenza è minore.",
  orderPreferences: "Per primo viene chi soddisfa più criteri, anche se la corrispondenza è minore.",
  orderLanguage: "Per primo viene chi parla {language}, anche se la corrispondenza è minore.",
  orderNear:
    "{name} viene prima di {other}, anche se la corrispondenza è minore: fino a {place} ci sono circa {kilometres, number}\u00a0km invece di {further, number}.",
  orderInCountry: "Per primo viene chi si trova nello stesso Paese ({country}), anche se la corrispondenza è minore.",
  orderSooner: "Chi è libero prima viene per primo, anche se la corrispondenza è minore.",
  orderHour: "Per primo viene chi è libero durante il giorno nel Suo fuso orario, anche se la corrispondenza è minore.",
  orderPair:
    "{name} viene prima di {other}, anche se la corrispondenza è minore: {why, select, speaks {{name} parla {language}} most {è l’ambito di cui ha parlato di più} more {sono soddisfatti più criteri} there {{name} si trova nello stesso Paese ({country})} region {{other} indica altri Paesi per questo lavoro} awake {il prossimo orario libero cade di giorno nel Suo fuso orario} other {è la competenza principale}}.",
  replyNoneSpeaks: "Nessuna di queste persone parla {language}.",
  replyNoCheaper: "Per questo qui nessuno costa meno.",
  replyClose: "Ci siamo quasi, ma {missed}.",
  replyFarPlace: "Nessuna delle persone indicate si trova vicino a {place}, ma le consulenze si svolgono online.",
  replyFarNearest:
    "Nessuna delle persone indicate si trova vicino a {place} (la distanza minore è quella di {name}, circa {kilometres, number}\u00a0km), ma le consulenze si svolgono online.",
  replyFarCountry: "Nessuna delle persone indicate si trova nel Paese indicato ({place}), ma le consulenze si svolgono online.",
  closeTime: "senza orari liberi in tempo",
  closeDay: "senza orari liberi {day}",
  closeDayPart: "senza orari liberi {when}",
  closeLanguage: "non in {language}",
  closeNobodySpeaks: "nessuno in questo ambito parla {language}",
  replyNobodySpeaks: "E nessuno in questo ambito parla {language}.",
  closeBudget: "a oltre {amount} all’ora",
  closePlace: "lontano da {place}",
  closeCountry: "fuori dal Paese indicato ({place})",
  closeRegion: "fuori dall’area scelta ({place})",
  replyOnly: "Tra queste persone, solo {names} {wishes}.",
  onlyLanguage: "{count, plural, one {parla} other {parlano}} {language}",
  onlyPlace: "{count, plural, one {si trova} other {si trovano}} vicino a {place}",
  onlyCountry: "{count, plural, one {si trova} other {si trovano}} nel Paese indicato ({place})",
  onlyRegion: "{count, plural, one {si trova} other {si trovano}} nell’area scelta ({place})",
  onlyDay: "{count, plural, one {ha} other {hanno}} un orario libero {day}",
  onlyDayPart: "{count, plural, one {ha} other {hanno}} un orario libero {when}",
  onlyBudget: "{count, plural, one {costa} other {costano}} al massimo {amount} all’ora",
  replyMentioned: "Accenna anche a questo: «{clause}». Cerco anche lì?",
  replyAskMore: "Mi indichi {missing}: potrò restringere la scelta.",
  atOnceBank: "Chiami prima di tutto la Sua banca e chieda di bloccare o richiamare il pagamento: ogni ora conta. Poi sporga denuncia.",
  atOnceAccount:
    "Riprenda prima di tutto l’account: cambi la password da un altro dispositivo, disconnetta tutti i dispositivi e avvisi il fornitore e chi potrebbe ricevere messaggi da quell’indirizzo.",
  atOnceMachines: "Scolleghi prima di tutto i computer dalla rete, ma non li spenga, non cancelli nulla e per ora non paghi nulla.",
  missingBudget: "il Suo budget per un’ora",
  missingUrgency: "entro quando Le serve",
  preferenceUrgencyHigh: "aiuto entro pochi giorni",
  preferenceUrgencyMedium: "aiuto nelle prossime settimane",
  preferenceUrgencyLow: "aiuto senza fretta",
  preferenceOn: "aiuto per {day}",
  preferenceFrom: "aiuto a partire da {day}",
  preferenceUntil: "aiuto il prima possibile, al più tardi entro {day}",
  preferenceBefore: "aiuto il prima possibile, prima di {day}",
  preferenceDayPart: "un orario {when}",
  replyNearestLength: "Qui nessuno offre {asked}; la durata più vicina è {nearest}.",
  preferenceLength: "un colloquio di {hours, plural, =0 {{minutes, plural, one {# minuto} other {# minuti}}} one {# ora} other {# ore}}",
  dayPart:
    "{part, select, morning {di mattina} midday {a mezzogiorno} afternoon {di pomeriggio} evening {di sera} at {alle {from}} after {dopo le {from}} before {prima delle {until}} between {tra le {from} e le {until}} weekend {nel fine settimana} weekday {di {from}} other {dopo il lavoro}}",
  preferenceBudget: "al massimo {amount} all’ora",
  preferenceLanguage: "in {language}",
  preferencePlace: "vicino a {place}",
  preferenceCountry: "nel Paese indicato ({place})",
  factRate: "{amount} all’ora",
  factRating: "valutazione {rating} ({count, plural, one {# recensione} other {# recensioni}})",
  factFree: "orario libero {when}",

  unsure: "Temo di non aver capito. Cosa Le sarebbe di maggior aiuto? Scelga la risposta più vicina o lo dica in altre parole.",
  unsureOne: "Temo di non aver capito. Si tratta di {topic}? Altrimenti lo dica con altre parole.",
  unsureNothing: "Temo di non aver capito. A cosa sta lavorando, e cosa dovrebbe cambiare alla fine? Oppure guardi in una categoria:",
  whatFor:
    "Volentieri. Di cosa si tratta? Mi dica a cosa sta lavorando e cosa dovrebbe cambiare alla fine, oppure guardi in una categoria:",
  turnAgreed:
    "Bene! Ogni pagina mostra gli orari liberi e il prezzo completo prima di prenotare. Oppure mi dica che cosa dovrebbe cambiare: prima, meno caro, in un’altra lingua o qualcun altro.",
  turnUnsure:
    "Si tratta ancora di {topic}. Mi dica che cosa dovrebbe cambiare: prima, meno caro, in un’altra lingua, in un altro luogo o qualcun altro. Se si tratta d’altro, mi dica a cosa sta lavorando.",
  turnPersonal:
    "Questo non posso cercarlo: l’elenco non dice se un consulente è una donna o un uomo, né l’età. Ogni pagina mostra il nome e, se c’è, una foto.",
  turnWhatFor: "Di che cosa si tratta? Mi dica a cosa sta lavorando e cercherò chi conosce bene l’argomento.",
  turnNeither: "Va bene. Di che cosa si tratta, allora? Lo dica con altre parole, oppure guardi in una categoria:",
  replyCheapest: "Chi costa meno viene per primo, anche se la corrispondenza è minore.",
  replyDocumentOpen: "Il Suo documento riguarda anche {topics}; per questo non ho indicato nessuno: me lo chieda a parte.",
  documentMore: "{count, plural, one {Un altro punto} other {Altri # punti}} nel Suo documento",
  documentNothing:
    "Ho letto il documento, ma non vi ho trovato nulla di cui si occupino i consulenti qui. In che cosa dovrebbe aiutarLa qualcuno? Lo dica con parole Sue, oppure guardi in una categoria:",
  turnWhich: "Volentieri. Di quale di questi si tratta?",
  between: "Si tratta piuttosto di {first} o di {second}?",
  asideChat: "Che piacere sentirLa! Mi dica a cosa sta lavorando e cercherò chi conosce bene l’argomento.",
  asideIdle: "Questo non lo so; posso però trovare consulenti di business, finanza, tecnologia, marketing e diritto.",
  asideThanks: "Prego! Se Le serve altro, basta dirlo.",
  asideWho:
    "Sono un programma: leggo a cosa sta lavorando e trovo consulenti che conoscono bene l’argomento. Me lo dica con parole Sue, in italiano, inglese, tedesco, francese o spagnolo.",
  asideAgreed: "Bene! Se Le serve qualcosa, mi dica semplicemente di che cosa si tratta.",
  asideBye: "Arrivederci e buona fortuna!",
  asidePrivate:
    "Sembra una questione personale, e qui non posso aiutare: trovo consulenti di business, finanza, tecnologia, marketing e diritto.",
  asideMedical:
    "Per la salute si rivolga a un medico o a un farmacista; io posso trovare consulenti di business, finanza, tecnologia, marketing e diritto.",
  asideHomework: "A questo non posso rispondere; posso però trovare consulenti di business, finanza, tecnologia, marketing e diritto.",
  asideAbuse: "Vorrei essere d’aiuto, e posso: trovo consulenti di business, finanza, tecnologia, marketing e diritto.",
  asideLanguage:
    "Capisco l’inglese, il tedesco, il francese, lo spagnolo e l’italiano; scriva in una di queste lingue e troverò consulenti per lavoro, affari e diritto.",
  asideOffer: "In cosa posso aiutarLa? Scelga un’area o lo dica con parole Sue.",
  asidePrivateLaw:
    "È una questione di diritto, ma qui nessuno fornisce consulenza su questioni private come famiglia, casa o eredità; lo fa un avvocato o uno sportello legale vicino a Lei. Queste sono le aree del diritto che i consulenti qui conoscono:",
  asidePrivateOwn: "Sembra una questione personale, e qui non posso aiutare: trovo consulenti per {fields}.",
  asideMedicalOwn: "Per la salute si rivolga a un medico o a un farmacista; io posso trovare consulenti per {fields}.",
  asideHomeworkOwn: "A questo non posso rispondere; posso però trovare consulenti per {fields}.",
  asideAbuseOwn: "Vorrei essere d’aiuto, e posso: trovo consulenti per {fields}.",
  asideIdleOwn: "Questo non lo so; posso però trovare consulenti per {fields}.",
  asideLanguageOwn:
    "Capisco l’inglese, il tedesco, il francese, lo spagnolo e l’italiano; scriva in una di queste lingue e troverò consulenti per {fields}.",
  siteRefund:
    "Chi annulla almeno {hours, number} ore prima dell’inizio riceve un rimborso completo, {later, select, part {almeno {partHours, plural, one {# ora} other {# ore}} prima riceve un rimborso parziale ({percent}), più tardi nulla} rest {più tardi un rimborso parziale ({percent})} other {più tardi nulla}}; se annulla il consulente, il rimborso è sempre completo. Per annullare, apra la pagina della consulenza.",
  siteBecomeAdvisor: "Saremo lieti di ricevere la Sua candidatura: bastano pochi minuti, una persona la legge e la tariffa la decide Lei.",
  sitePrice:
    "Ogni consulente fissa una tariffa oraria e Lei vede il prezzo completo prima di prenotare. Cercare e chiedere a me non costa nulla.",
  siteSignIn: "Qui può accedere o creare un account; nella stessa pagina può reimpostare una password dimenticata.",
  sitePrivacy: "L’informativa sulla privacy dice che cosa viene conservato di Lei, chi lo legge e come averlo o farlo cancellare.",
  siteAccount: "I Suoi dati, la sicurezza e l’eliminazione dell’account si trovano nel Suo profilo.",
  siteOwnPage: "Lo trova in questa pagina dopo l’accesso.",
  siteBooking: "In queste pagine può prenotare, spostare o annullare una consulenza.",
  siteContact: "Può contattare chi gestisce questo sito scrivendo a {email}.",
  siteHowItWorks:
    "Lei descrive cosa Le serve, sceglie un consulente, vede il prezzo completo e prenota un orario. Ogni consulente è stato approvato da una persona.",
  siteContactPhone: "Può contattare chi gestisce questo sito all’indirizzo {email} o per telefono al numero {phone}.",
  siteTaxInvoice: "Il consulente che deve applicare imposte le include nella tariffa.",
  siteDocuments:
    "Un documento affidato alla ricerca con l’AI viene letto una sola volta, da un programma, e non viene conservato. Il nome e le frasi citate nella risposta restano nella conversazione fino a {days, plural, one {# giorno} other {# giorni}} dopo l’ultimo messaggio.",
  siteKeptTalks:
    "Ciò che scriviamo qui viene conservato fino a {days, plural, one {# giorno} other {# giorni}} dopo l’ultimo messaggio, poi cancellato.",
  siteOwnRate: "Ogni consulente stabilisce da sé la propria tariffa oraria.",
  siteOwnerCity: "Chi gestisce questo sito si trova a {city}. Può scrivere a {email}.",
  siteDuration: "Una consulenza dura {lengths}. La durata la sceglie Lei al momento della prenotazione.",
  sitePeople:
    "I consulenti sono persone, e una persona ha ammesso ciascuno prima della pubblicazione. Io no: qui Le risponde un programma.",
  siteByVideo:
    "Né al telefono né di persona: vi incontrate online, con il link sulla pagina della consulenza. Con o senza video, lo decidete insieme.",
  siteSpoken:
    "La pagina di ogni consulente dice quali lingue parla, e in ogni categoria si può filtrare per lingua. Io leggo inglese, tedesco, francese, spagnolo e italiano.",
  linkFind: "Trova consulenti",
  linkTerms: "Termini di servizio",
  linkHelp: "Aiuto e contatti",
  linkPricing: "Prezzi",
  linkApply: "Diventa consulente",
  linkSignIn: "Accedi",
  linkPrivacy: "Informativa sulla privacy",
  linkProfile: "Profilo",
  linkBilling: "Fatturazione",
  linkConsultations: "Consulenze",
  linkMessages: "Messaggi",
  linkSecurity: "Sicurezza",
  linkPreferences: "Preferenze",
  linkBook: "Prenota una consulenza",
  linkHow: "Come funziona",
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

  recommendationText: "{count, plural, one {Questo consulente risponde} other {Questi consulenti rispondono}} a ciò che descrive.",
  recommendationFound: "Per questo ho {count, plural, one {una proposta} other {# proposte}}.",
  recommendationGuess:
    "Temo di non aver capito. {count, plural, one {Questo consulente è il più vicino} other {Questi consulenti sono i più vicini}} a ciò che descrive.",
  recommendationElsewhere: "L’ambito «{topic}» rientra nella categoria «{there}» e non in «{here}», perciò ho cercato lì.",
  recommendationNobody: "Per ora nessun consulente del sito è adatto. Provi con altre parole o guardi tutte le categorie.",
  reasonTopic: "Ciò che descrive riguarda {topic}.",
  reasonMaybe: "Forse si tratta di {topic}.",
  reasonPage: "Ha posto la domanda nella pagina {category}.",
  reasonAdvisor: "{name}, {jobTitle}: {reasons}.",
  reasonAdvisorPlain: "{name}: {reasons}.",

  askScope: "Quale parte risolverebbe nella prima sessione?",
  askSimilar: "Quando ha risolto l’ultima volta un caso come il mio, e con quale risultato?",
  askPrepare: "Cosa dovrei preparare o inviare prima dell’incontro?",
  askFast: "Cosa si può fare entro questa settimana, e cosa deve aspettare?",
  askToday: "Che cosa va fatto oggi, e che cosa non deve toccare nessuno?",
  askPrice: "Quante ore devo prevedere in tutto, e cosa potrebbe farle aumentare?",
  askCountry: "Le regole di quale Paese si applicano, e Lei se ne occupa?",
  askDocument: "Quale passaggio del mio documento La preoccupa di più?",
  askBusiness: "Quale dato mostrerebbe per primo che siamo sulla strada giusta?",
  askFinance: "Di quali numeri ha bisogno per darmi una risposta certa?",
  askTechnology: "Cosa svilupperebbe, cosa comprerebbe e cosa lascerebbe com’è?",
  askMarketing: "Con quale pubblico comincerebbe, e come misureremmo i risultati?",
  askLegal: "Quali sono le mie scadenze, e cosa succede se non faccio nulla?",
  askOther: "Come capiremo entrambi, tra un mese, se è stato d’aiuto?",

  ...chatMessages,
  ...siteMessages,
  ...matcherMessages,
};
