// Further patterns for questions about the site, one line per language, against folded words with single spaces.

/** How one talks: by video or telephone. */
export const BY_VIDEO = [
  "^(?:is (?:it|this|the (?:call|session|consultation)) |are (?:they|the calls) |do we (?:talk|meet|speak) )?(?:a |by |over |on |via )?(?:video(?: call)?|(?:tele)?phone|zoom|teams)(?: call)?(?: or (?:a |by |over |on |via )?(?:video(?: call)?|(?:tele)?phone|in person|zoom)(?: call)?)?$",
  "^(?:(?:ist|lauft|geht|findet) (?:das|es|die beratung|das gesprach) |(?:spricht|sprechen) (?:man|wir) )?(?:per |uber |am )?(?:video(?:anruf)?|telefon)(?: oder (?:per |uber |am )?(?:video(?:anruf)?|telefon|vor ort))?(?: statt)?$",
  "^(?:c est |(?:est ce que )?(?:ca se (?:fait|passe)|la consultation (?:est|se fait|se passe)) )?(?:en |par )?(?:visio(?:conference)?|video|telephone)(?: ou (?:en |par |au )?(?:visio(?:conference)?|video|telephone))?$",
  "^(?:(?:es|la (?:consulta|sesion) es|se hace|es la consulta|se habla) )?(?:por )?(?:video(?:llamada)?|telefono)(?: o (?:por )?(?:video(?:llamada)?|telefono|en persona))?$",
  "^(?:(?:e|la consulenza (?:e|si fa|si svolge)|si fa|si svolge|si parla) )?(?:in |per |al )?(?:video(?:chiamata)?|telefono)(?: o (?:in |per |al )?(?:video(?:chiamata)?|telefono|di persona))?$",
];

/** Which languages advisors speak. */
export const SPOKEN = [
  "\\b(?:which|what) languages (?:do|can|are) (?:you|(?:the |your )?(?:advis[eo]rs|experts)|spoken|there|available)\\b",
  "\\b(?:welche|in welchen) sprachen (?:sprechen|sprecht|konnen|gibt es|beraten|spricht)\\b",
  "\\b(?:(?:dans |en )?quelles langues (?:parle\\w*|sont (?:elles )?parlees|proposez|est ce que vous)|quelles sont les langues)\\b",
  "\\b(?:que|en que|cuales) (?:idiomas|lenguas) (?:hablan|hablais|habla|atienden|hay|se hablan)\\b",
  "\\b(?:che|quali|in che|in quali) lingue (?:parlano|parlate|parla|ci sono|si parlano)\\b",
];

/** Whether what is written here is kept. */
export const KEPT_HERE = [
  "\\bis (?:it|this|that|what i (?:write|type|say)(?: here)?) (?:being )?(?:stored|saved|kept|logged)$",
  "\\b(?:wird|bleibt) (?:das|es|dies|was ich (?:hier )?schreibe) (?:hier |alles |irgendwo )?(?:gespeichert|aufbewahrt)$",
  "\\b(?:est ce que (?:c est|cela est|ca est)|c est|ce que j ecris (?:ici )?est(?: il)?|est ce) (?:conserve|enregistre|stocke|sauvegarde|garde)$",
  "^(?:y )?(?:(?:esto )?se (?:guarda|almacena|conserva)(?: (?:esto|lo que (?:escribo|digo)(?: aqui)?))?|lo que escribo (?:aqui )?se (?:guarda|almacena))$",
  "^(?:e )?(?:(?:viene|e) (?:salvato|conservato|memorizzato|registrato)(?: (?:questo|tutto|quello che scrivo|cio che scrivo)(?: qui)?)?|quello che scrivo (?:qui )?viene (?:salvato|conservato|memorizzato))$",
];

/** The site's share, asked for without saying whose. */
export const SHARE = [
  "^do you (?:take|charge|get|earn) (?:a |any )?(?:commission|cut|share|fee)$|\\b(?:what|how much) (?:commission|cut) do you (?:take|charge|get)\\b|\\b(?:what|how much|which) (?:(?:percent|per cent|percentage|share) )?do you (?:take|keep|get|skim) (?:off |from |of )(?:(?:the|each|an|your|every) )?(?:advisors?|bookings?|payments?|fees?|prices?|sessions?)\\b",
  "^(?:nehmt|nehmen|verlangt|verlangen|bekommt|bekommen) (?:ihr|sie) (?:eine )?(?:provision|vermittlungsgebuhr)$|\\bwie ?viel provision (?:nehmt|nehmen|verlangt|verlangen) (?:ihr|sie)\\b",
  "^(?:est ce que vous )?(?:prenez|touchez|prelevez)(?: vous)? (?:une |des )?commissions?$|\\bquelle commission (?:prenez|prelevez) vous\\b",
  "^(?:cobrais|cobran|os llevais|se llevan|os quedais) (?:una |alguna )?comision$|\\b(?:que|cuanta) comision (?:cobrais|cobran|os llevais|se llevan)\\b",
  "^(?:prendete|trattenete|chiedete|applicate) (?:una |qualche )?commission[ei]$|\\bquanto (?:prendete|trattenete) di commissione\\b|\\bche commissione (?:prendete|applicate)\\b",
];

const MACHINE_EN = "(?:real )?(?:person|human|bot|robot|machine|program|computer|ai)";
const MACHINE_DE = "(?:echte[rs]? )?(?:mensch|person|maschine|bot|roboter|programm|computer|ki)";
const MACHINE_FR = "(?:vraie )?(?:personne|humain|robot|machine|programme|ordinateur|ia)";
const MACHINE_ES = "(?:persona|humano|robot|maquina|programa|ordenador|bot|ia)";
const MACHINE_IT = "(?:persona|umano|robot|macchina|programma|computer|bot|ia)";
/** Whether a person answers here. */
export const PERSON_OR_PROGRAM = [
  `\\bare you (?:an? )?${MACHINE_EN} or (?:an? )?${MACHINE_EN}\\b`,
  `\\b(?:bist du|sind sie|seid ihr) (?:eine? )?${MACHINE_DE} oder (?:eine? )?${MACHINE_DE}\\b`,
  `\\b(?:es tu|tu es|etes vous|vous etes) (?:une? )?${MACHINE_FR} ou (?:une? )?${MACHINE_FR}\\b`,
  `\\b(?:eres|es usted|sois) (?:una? )?${MACHINE_ES} o (?:una? )?${MACHINE_ES}\\b`,
  `\\b(?:sei|e|siete|lei e) (?:una? |un )?${MACHINE_IT} o (?:una? |un )?${MACHINE_IT}\\b`,
];

/** Somebody who runs the site is wanted, not the program. */
export const TO_A_PERSON = [
  "\\b(?:can i|could i|i want to|i d like to|how (?:can|do) i|let me) (?:please )?(?:talk|speak|chat) (?:to|with) (?:an? )?(?:human|real person|support|someone from (?:support|your team)|somebody from (?:support|your team))\\b",
  "\\b(?:kann|mochte|will) ich (?:bitte )?mit (?:einem (?:echten )?menschen|dem support|jemandem vom support) (?:sprechen|reden)\\b|\\bich (?:mochte|will) (?:bitte )?mit (?:einem (?:echten )?menschen|dem support|jemandem vom support) (?:sprechen|reden)\\b",
  "\\b(?:puis je|je peux|je veux|je voudrais|j aimerais) parler (?:a|avec) (?:un humain|une vraie personne|(?:quelqu un )?du support|le support|quelqu un du support)\\b",
  "\\b(?:puedo|quiero|quisiera|me gustaria) hablar con (?:un humano|una persona(?: real| de verdad)?$|alguien de soporte|soporte)(?: |$)",
  "\\b(?:posso|voglio|vorrei) parlare con (?:un umano|un essere umano|una persona(?: vera| reale)?$|qualcuno dell assistenza|l assistenza)(?: |$)",
].join("|");

/** Says that somebody wants to write a review, without asking where. */
export const WANTS_REVIEW = [
  "\\bi (?:want|d like|would like) to (?:leave|write|give|post) (?:a|my) (?:review|rating)\\b",
  "\\bich (?:mochte|will|wurde gerne?) (?:\\w+ ){0,4}(?:eine|meine) (?:bewertung|rezension) (?:abgeben|schreiben|hinterlassen)\\b",
  "\\bje (?:veux|voudrais|souhaite) (?:laisser|donner|ecrire|mettre) (?:un|mon) avis\\b",
  "\\b(?:quiero|quisiera|me gustaria) (?:dejar|poner|escribir) (?:una|mi) (?:resena|opinion|valoracion)\\b",
  "\\b(?:voglio|vorrei) (?:lasciare|scrivere) (?:una|la mia) recensione\\b",
].join("|");

/** What is paid back of a booking that is cancelled, in either order. */
export const BACK_AFTER_CANCELLING = [
  "\\bcancel\\w* (?:\\w+ ){0,9}(?:money back|refund\\w*)\\b",
  "\\bich (?:\\w+ ){0,6}(?:absage|absagen|storniere|stornieren) (?:\\w+ ){0,9}(?:geld (?:\\w+ )?zuruck|erstatt\\w*|ruckerstatt\\w*)\\b",
  "\\bannul\\w* (?:\\w+ ){0,9}(?:rembours\\w*|recuperer (?:mon|l) argent)\\b",
  "\\b(?:cancel|anul)\\w* (?:\\w+ ){0,9}(?:reembols\\w*|(?:devuelv\\w*|devolv\\w*|recuper\\w*) (?:el|mi) dinero)\\b",
  "\\b(?:annull|disd)\\w* (?:\\w+ ){0,9}(?:rimbors\\w*|(?:indietro|riavere) (?:i|il) (?:\\w+ )?(?:soldi|denaro)|soldi indietro)\\b",
].join("|");
