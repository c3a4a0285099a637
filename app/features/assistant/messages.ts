import { spelledFirst } from "#app/ui/text/counts";
import { siteMessages } from "./conversation/messages";
import { GUIDED_QUESTIONS } from "./limits";
import { matcherMessages } from "./pages/messages";
import { chatMessages } from "./pages/messages-of-chat";

/** Texts of the assistant's chat and of the AI advisor matcher. Quoted ones come from visitor-site.md 2 and 8. The prompts are in guided-prompts. */
export const assistantMessages = {
  questioning: `Thank you. ${spelledFirst(GUIDED_QUESTIONS.length)} short answers help me find the right advisor. Choose what applies and leave out the rest.`,
  questioningOwn: "Thank you. A few short answers help me find the right advisor. Choose what applies and leave out the rest.",
  questioningAny: "Thank you. A few short answers help me find somebody who fits. Please choose at least one.",
  documentSaid: "Document: {name}",
  answersNone: "Questions skipped.",

  reply1: "For {topic}, I would start with {names}.",
  reply2:
    "{names} {count, plural, one {fits} other {fit}} what you describe: {area, select, main {{topic} is their field} other {they advise on {topic}}}.",
  reply3: "I went through the directory for {topic}. The best {count, plural, one {match is} other {matches are}} {names}.",
  reply4: "You could put this to {names}. {area, select, main {Their field is {topic}} other {They advise on {topic}}}.",
  reply5: "For a question about {topic}, you are in good hands with {names}.",
  replyEach: "For {topic}: {names}.",
  replyWide: "I could not tell a narrower area than {topic} from that, so ask first whether they know your kind of matter.",
  replyBeside: "From another field ({topic}): {names}.",
  replyNoOthers:
    "Those were all the advisors here for {topic}. Say what should be different: sooner, cheaper, in another language or place. Or tell me if it is about something else.",
  replyNobody: "Nobody here covers {topic} yet. You can look through all categories under Find Advisors, or ask for a new one.",
  replyUnderstood: "I looked for {preferences}.",
  replyUnderstoodClose: "I looked for {preferences}: what I found is close, but {missed}.",
  replyAnotherQuestion: "This is a new question, so your earlier wishes no longer count.",
  replyClosest: "Nobody meets every wish, so these come closest.",
  orderNamed: "{name} comes first because you named them.",
  orderField: "The field you mentioned most comes first, even if the match is lower.",
  orderPreferences: "Those who meet more of your wishes come first, even if the match is lower.",
  orderLanguage: "Those who speak {language} come first, even if the match is lower.",
  orderNear:
    "{name} comes before {other}, even if the match is lower, because it is about {kilometres, number}\u00a0km to {place} and not {further, number}.",
  orderInCountry: "Those in {country} come first, even if the match is lower.",
  orderSooner: "Those who are free earliest come first, even if the match is lower.",
  orderHour: "Those who are free at your waking hours come first, even if the match is lower.",
  orderPair:
    "{name} comes before {other}, even if the match is lower: {why, select, speaks {{name} speaks {language}} most {that is the field you mentioned most} more {more of your wishes are met} there {{name} is in {country}} region {{other} names other countries for this work} awake {the next free time is at your waking hours} other {it is the main expertise}}.",
  replyNoneSpeaks: "Nobody named here speaks {language}.",
  replyNoCheaper: "Nobody here costs less for this.",
  replyClose: "Close, but {missed}.",
  replyFarPlace: "Nobody named here is near {place}, but consultations take place online.",
  replyFarNearest:
    "Nobody named here is near {place} (for {name}, the nearest, it is about {kilometres, number}\u00a0km), but consultations take place online.",
  replyFarCountry: "Nobody named here is in the country you named ({place}), but consultations take place online.",
  closeTime: "not free in time",
  closeDay: "not free on {day}",
  closeDayPart: "not free {when}",
  closeLanguage: "not in {language}",
  closeNobodySpeaks: "nobody in this field speaks {language}",
  replyNobodySpeaks: "And nobody in this field speaks {language}.",
  closeBudget: "above {amount} an hour",
  closePlace: "based outside {place}",
  closeCountry: "not in the country you named ({place})",
  closeRegion: "based outside {place}",
  replyOnly: "Of these, only {names} {wishes}.",
  onlyLanguage: "{count, plural, one {speaks} other {speak}} {language}",
  onlyPlace: "{count, plural, one {is} other {are}} near {place}",
  onlyCountry: "{count, plural, one {is} other {are}} in the country you named ({place})",
  onlyRegion: "{count, plural, one {is} other {are}} in the region you chose ({place})",
  onlyDay: "{count, plural, one {is} other {are}} free on {day}",
  onlyDayPart: "{count, plural, one {is} other {are}} free {when}",
  onlyBudget: "{count, plural, one {costs} other {cost}} no more than {amount} an hour",
  replyMentioned: "You also mention this: “{clause}”. Shall I look there, too?",
  replyAskMore: "Tell me {missing}, and I can narrow this down.",
  atOnceBank: "First call your bank and ask it to stop or call back the payment: every hour counts. Then report it to the police.",
  atOnceAccount:
    "First get the account back: change its password from another device, sign out all devices, and warn the provider and everybody who may get messages from it.",
  atOnceMachines: "First take the computers off the network, but do not switch them off or delete anything, and pay nothing yet.",
  missingBudget: "your hourly budget",
  missingUrgency: "when you need it",
  preferenceUrgencyHigh: "help within days",
  preferenceUrgencyMedium: "help in the coming weeks",
  preferenceUrgencyLow: "help without a hurry",
  preferenceOn: "help on {day}",
  preferenceFrom: "help from {day} on",
  preferenceUntil: "help as soon as possible, by {day} at the latest",
  preferenceBefore: "help as soon as possible, before {day}",
  preferenceDayPart: "a time {when}",
  replyNearestLength: "Nobody here offers {asked}; nearest to it is {nearest}.",
  preferenceLength: "a talk of {hours, plural, =0 {{minutes, plural, one {# minute} other {# minutes}}} one {# hour} other {# hours}}",
  dayPart:
    "{part, select, morning {in the morning} midday {around noon} afternoon {in the afternoon} evening {in the evening} at {at {from}} after {after {from}} before {before {until}} between {between {from} and {until}} weekend {at the weekend} weekday {on a {from}} other {after work}}",
  preferenceBudget: "at most {amount} an hour",
  preferenceLanguage: "somebody who speaks {language}",
  preferencePlace: "somebody near {place}",
  preferenceCountry: "somebody in the country you named ({place})",
  factRate: "{amount} an hour",
  factRating: "rated {rating} ({count, plural, one {# review} other {# reviews}})",
  factFree: "free {when}",

  unsure: "I am not sure I understood. What would help you most? Choose what comes nearest, or say it in other words.",
  unsureOne: "I am not sure I understood. Is it about {topic}? If not, say it in other words.",
  unsureNothing:
    "I am not sure I understood. What are you working on, and what should be different afterwards? Or look through a category:",
  whatFor: "Gladly. What is it about? Tell me what you are working on and what should be different afterwards, or look through a category:",
  turnAgreed:
    "Good! Each page has the free times, and the whole price before you book. Or say what should be different: sooner, cheaper, in another language, or somebody else.",
  turnUnsure:
    "This is still about {topic}. Say what should be different: sooner, cheaper, in another language or place, or somebody else. If it is about something else, tell me what you are working on.",
  turnPersonal:
    "I cannot look for that: the directory says neither whether an advisor is a woman or a man, nor how old. On each page you find the name, and a photo where there is one.",
  turnWhatFor: "What is it about? Tell me what you are working on, and I will look for somebody who knows it well.",
  turnNeither: "All right. What is it about, then? Say it in other words, or look through a category:",
  replyCheapest: "The cheapest come first, even if the match is lower.",
  replyDocumentOpen: "Your document also touches {topics}, for which I have named nobody here: ask me about that by itself.",
  documentMore: "{count, plural, one {# more point} other {# more points}} in your document",
  documentNothing:
    "I read the document, but found nothing in it that advisors here work on. What should somebody help you with? Say it in your own words, or look through a category:",
  turnWhich: "Gladly. Which of these is it about?",
  between: "Is this rather about {first}, or about {second}?",
  asideChat: "Good to hear from you! Tell me what you are working on, and I will look for somebody who knows it well.",
  asideIdle: "I do not know that, but I can find advisors for business, finance, technology, marketing and law.",
  asideThanks: "You are welcome! If something else comes up, just say so.",
  asideWho:
    "I am a program that reads what you are working on and finds advisors who know it well. Tell me about it in your own words, in English, German, French, Spanish or Italian.",
  asideAgreed: "Good! If something comes up, just say what it is about.",
  asideBye: "Goodbye, and good luck!",
  asidePrivate: "That sounds personal, and I cannot help with that: I find advisors for business, finance, technology, marketing and law.",
  asideMedical:
    "For health, please ask a doctor or a pharmacist; I can find advisors for business, finance, technology, marketing and law.",
  asideHomework: "I cannot answer that, but I can find advisors for business, finance, technology, marketing and law.",
  asideAbuse: "I would like to help, and can: I find advisors for business, finance, technology, marketing and law.",
  asideLanguage:
    "I read English, German, French, Spanish and Italian; say it in one of these, and I find advisors for work, business and law.",
  asideOffer: "What may I help you with? Choose an area, or say it in your own words.",
  asidePrivateLaw:
    "That is a question of law, but nobody here advises on private matters such as family, rent or inheritance; a lawyer or an advice centre near you does. These are the areas of law that advisors here know:",
  asidePrivateOwn: "That sounds personal, and I cannot help with that: I find advisors for {fields}.",
  asideMedicalOwn: "For health, please ask a doctor or a pharmacist; I can find advisors for {fields}.",
  asideHomeworkOwn: "I cannot answer that, but I can find advisors for {fields}.",
  asideAbuseOwn: "I would like to help, and can: I find advisors for {fields}.",
  asideIdleOwn: "I do not know that, but I can find advisors for {fields}.",
  asideLanguageOwn: "I read English, German, French, Spanish and Italian; say it in one of these, and I find advisors for {fields}.",
  siteRefund:
    "If you cancel at least {hours, number} hours before the start, you get everything back, {later, select, part {at least {partHours, plural, one {# hour} other {# hours}} before {percent} of it, and later nothing} rest {and later {percent} of it} other {and later nothing}}; when the advisor cancels, it is always everything. Cancel on your consultation's page.",
  siteBecomeAdvisor: "You are welcome to apply: an application takes a few minutes, somebody reads it, and you set your own rate.",
  sitePrice: "Every advisor sets an hourly rate, and you see the whole price before you book. Searching and asking me cost nothing.",
  siteSignIn: "You can sign in or make an account here; a forgotten password can be reset on the same page.",
  sitePrivacy: "The privacy policy says what is kept about you, who reads it, and how to get it or have it deleted.",
  siteAccount: "Your details, your security and deleting your account are all in your profile.",
  siteOwnPage: "You will find that on this page once you are signed in.",
  siteBooking: "You book, move or cancel a consultation on these pages.",
  siteContact: "You can reach the people who run this site at {email}.",
  siteHowItWorks: "You say what you need, choose an advisor, see the whole price, and book a time. Every advisor was approved by a person.",
  siteContactPhone: "You can reach the people who run this site at {email} or by phone at {phone}.",
  siteTaxInvoice: "An advisor who has to charge tax includes it in the rate.",
  siteDocuments:
    "A document that you give the matcher is read once, by a program, and not kept. Its name and the sentences that the answer quotes stay with the conversation until {days, plural, one {# day} other {# days}} after the last message.",
  siteKeptTalks:
    "What you and I write here is kept until {days, plural, one {# day} other {# days}} after the last message, and then deleted.",
  siteOwnRate: "Every advisor sets their own hourly rate.",
  siteOwnerCity: "The people who run this site are in {city}. You can reach them at {email}.",
  siteDuration: "A consultation takes {lengths}. You choose the length when you book.",
  sitePeople: "The advisors are people, and a person approved each of them before they were listed. I am not: here a program answers you.",
  siteByVideo:
    "Neither by telephone nor in person: you meet online, over the link on the consultation's page. You both decide whether with video.",
  siteSpoken:
    "Each advisor's page says which languages they speak, and the filters of each category list them. I read English, German, French, Spanish and Italian.",
  linkFind: "Find Advisors",
  linkTerms: "Terms of Service",
  linkHelp: "Help and Contact",
  linkPricing: "Pricing",
  linkApply: "Become an Advisor",
  linkSignIn: "Sign In",
  linkPrivacy: "Privacy policy",
  linkProfile: "Profile",
  linkBilling: "Billing",
  linkConsultations: "Consultations",
  linkMessages: "Messages",
  linkSecurity: "Security",
  linkPreferences: "Preferences",
  linkBook: "Book a Consultation",
  linkHow: "How It Works",
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

  recommendationText: "{count, plural, one {This advisor fits} other {These advisors fit}} what you describe.",
  recommendationFound: "I found {count, plural, one {somebody} other {# people}} for this.",
  recommendationGuess: "I am not sure I understood you. {count, plural, one {This advisor comes} other {These advisors come}} closest.",
  recommendationElsewhere: "{topic} belongs to the category “{there}” and not to “{here}”, so I looked there.",
  recommendationNobody: "Nobody in the directory fits this yet. Try other words, or look through all categories.",
  reasonTopic: "What you describe is about {topic}.",
  reasonMaybe: "What you describe may be about {topic}.",
  reasonPage: "You asked on the page for {category}.",
  reasonAdvisor: "{name}, {jobTitle}: {reasons}.",
  reasonAdvisorPlain: "{name}: {reasons}.",

  askScope: "Which part of this would you settle in the first session?",
  askSimilar: "When did you last solve this for somebody like me, and what came of it?",
  askPrepare: "What should I prepare or send before we talk?",
  askFast: "What can be done within this week, and what has to wait?",
  askToday: "What has to be done today, and what should nobody touch?",
  askPrice: "How many hours should I expect in all, and what could make it more?",
  askCountry: "Which country's rules apply here, and do you advise on them?",
  askDocument: "Which passage of my document worries you most?",
  askBusiness: "Which figure would show first that we are on the right track?",
  askFinance: "Which numbers do you need from me to give a firm answer?",
  askTechnology: "What would you build, buy or leave alone?",
  askMarketing: "Which audience would you try first, and how would we measure it?",
  askLegal: "What are my deadlines, and what happens if I do nothing?",
  askOther: "How will we both know after a month that this helped?",

  ...siteMessages,
  ...chatMessages,
  ...matcherMessages,
} as const;

export type AssistantMessage = keyof typeof assistantMessages;
