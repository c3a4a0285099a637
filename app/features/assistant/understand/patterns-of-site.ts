// Further patterns for questions about the site, one line per language, against folded words with single spaces.

// pattern: fixed words, with at most four others between two of them
const of = (...parts: readonly string[]) => new RegExp(parts.join("|"));

/** Until when one may cancel here, and what it costs: nothing of one's own contracts, guests or suppliers is named. */
export const LATE_CANCELLING = [
  "\\b(?:can|could|may|do|if|when) i (?:still )?(?:cancel|call off|call it off)(?: (?:it|(?:a|an|the|my) (?:booking|consultation|session|appointment|call|meeting)))?(?: (?:the|a|one|at|on|in|very|last|same|short))* (?:day|evening|night|morning|afternoon|hours?|week|notice|minute|moment|late)(?: (?:before|earlier|in advance|ahead))?$|\\b(?:until when|how late|how long before) (?:can|may|could) i (?:still )?cancel\\b|^(?:is|are) there (?:a |any )?cancell?ation (?:fees?|charges?|costs?)$",
  "\\b(?:kann|darf|konnte|wenn) ich (?:\\w+ ){0,4}(?:absagen|stornieren|absage|storniere)$|\\bbis wann (?:kann|darf|muss) (?:ich|man) (?:\\w+ ){0,2}(?:absagen|stornieren)\\b|^(?:gibt es|habt ihr|haben sie) (?:eine )?(?:stornogebuhr(?:en)?|stornokosten|stornofrist)$",
  "\\bannul(?:er|e|ons) (?:mon rendez vous |le rendez vous |un rendez vous |ma reservation |la consultation )?(?:la veille|au dernier moment|a la derniere minute|le jour (?:meme|d avant)|la veille au soir)$|\\bjusqu a quand (?:peut on|puis je|je peux|on peut|est ce que je peux) annuler\\b|^(?:y a t il|il y a|est ce qu il y a) des frais d annulation$",
  "\\b(?:cancel|anul)(?:ar|o|amos) (?:la cita |mi cita |la consulta |la reserva )?(?:el dia (?:antes|anterior|de antes)|la vispera|a ultima hora|la noche antes)$|\\bhasta cuando (?:puedo|se puede|podemos) (?:cancelar|anular)\\b|^hay (?:gastos|penalizacion|cargos?) (?:de|por) (?:cancelacion|cancelar|anular)$",
  "\\b(?:disd|annull|cancell)(?:ire|ico|are|o) (?:l appuntamento |la consulenza |la prenotazione )?(?:il giorno (?:prima|stesso)|la sera prima|all ultimo (?:momento|minuto))$|\\bfino a quando (?:posso|si puo|possiamo) (?:disdire|annullare|cancellare)\\b|^(?:c e|ci sono|c e una|esiste) (?:\\w+ )?(?:penale|penali|costi|spese) (?:se (?:annullo|disdico|cancello)|di (?:cancellazione|disdetta|annullamento))$",
].join("|");

/** Whether it is dear, without saying what: of the site. */
export const DEAR = [
  "^(?:hi |and |so )?is (?:it|this|that) (?:\\w+ )?(?:expensive|pricey|dear)$|\\b(?:do|must|will) i (?:have to |need to )?pay (?:anything |something )?(?:to use|for using) (?:the|this|your) (?:site|platform|page|service)\\b",
  "^(?:und )?ist (?:das|es|das ganze) (?:\\w+ )?(?:teuer|kostenpflichtig)$|\\bmuss (?:ich|man) (?:etwas |was )?(?:zahlen|bezahlen) um (?:die|diese|eure|ihre) (?:seite|plattform) zu (?:nutzen|benutzen)\\b",
  "^(?:est ce que )?c est (?:\\w+ )?(?:cher|payant)$|^(?:et )?combien (?:ca|cela) (?:va |peut )?(?:me )?(?:couter|coute|coutera)$",
  "^(?:y )?es (?:muy |esto )?(?:caro|de pago)$|^(?:y )?cuanto (?:me )?(?:va a costar|costaria)(?: esto)?$",
  "^(?:ma )?e (?:molto )?(?:caro|costoso|a pagamento)$|^(?:e )?quanto (?:mi )?(?:costera|verrebbe a costare|viene a costare)(?: questo)?$",
].join("|");

/** Whom one asks when the site does not work. */
export const TO_WHOM = [
  "\\bwho (?:do|can|should) i (?:ask|call|contact|write to|turn to) (?:about|with|if) (?:\\w+ ){0,4}(?:the|this|your) (?:site|page|platform)$",
  "\\ban wen (?:wende ich mich|kann ich mich wenden) (?:bei|mit|wenn) (?:\\w+ ){0,4}(?:der|dieser|die|eure|ihre) (?:seite|webseite|plattform|website)(?: \\w+){0,2}$",
  "\\ba qui (?:m adresser|puis je m adresser|dois je m adresser) (?:en cas de|pour|si j ai) (?:\\w+ ){0,3}(?:avec |sur )?(?:le|ce|votre) site$",
  "\\b(?:con quien hablo|a quien (?:escribo|llamo|acudo)) (?:si|cuando|por) (?:\\w+ ){0,4}(?:la|esta|su|vuestra) (?:pagina|web|plataforma)$",
  "\\ba chi (?:mi rivolgo|posso rivolgermi|scrivo) (?:se|per|quando) (?:\\w+ ){0,4}(?:il|questo|vostro) sito$",
].join("|");

/** How one talks, where more is asked than 'video or telephone?'. */
export const TALKED_HOW = [
  "^(?:(?:does|will) (?:it|this|that|the (?:call|session|consultation|meeting)) (?:happen|take place)|is (?:it|the (?:call|session|consultation|meeting))|do we (?:meet|talk|speak)) (?:online|on video|in person|by phone|over the phone|on the phone) or (?:online|on video|in person|by phone|over the phone|on the (?:tele)?phone)$",
  "^(?:trifft man sich|treffen wir uns|sieht man sich) (?:online|vor ort|personlich)(?: oder (?:online|vor ort|personlich))?$|^(?:findet|lauft) (?:das|es|die beratung|das gesprach) (?:online|vor ort|personlich)(?: oder (?:online|vor ort|personlich))?(?: statt)?$",
  "^(?:la (?:consultation|seance) (?:a lieu|se fait|se passe)|ca se (?:fait|passe)|c est) (?:en ligne|en personne|en presentiel|a distance) ou (?:en ligne|en personne|en presentiel|a distance)$",
  "^(?:la (?:consulta|sesion) )?(?:se hace|es) (?:en linea|en persona|online|presencial|presencialmente) o (?:en linea|en persona|online|presencial|presencialmente)$",
  "^(?:la consulenza )?(?:si svolge|si fa|e) (?:online|di persona|in presenza) o (?:online|di persona|in presenza)$",
];

const ADVISORS =
  "(?:advis[eo]rs?|experts?|consultants?|berater\\w*|expert(?:e|en|in|innen)|conseill\\w+|experte?s?|asesor\\w*|expert[oa]s?|consultor\\w*|consulent\\w+|espert\\w+|espert[io])";
const CHECKED =
  "(?:check\\w*|vet|vets|vetted|vetting|verif\\w+|screen\\w*|pick|picked|choose|chosen|select\\w*|qualified|qualifications?|trust|any good|real|pruf\\w*|gepruft\\w*|uberpruf\\w*|ausgewahlt|ausgesucht|wahlt|kontroll\\w*|qualifi\\w+|taug\\w*|serios|vertrauen|selection\\w*|choisi\\w*|control\\w+|serieux|competent\\w*|fiable\\w*|comprueb\\w+|comprob\\w+|verific\\w+|revis\\w+|seleccion\\w*|elig\\w+|elegi\\w+|fiar\\w*|confiar|controll\\w+|selezion\\w+|scegli\\w+|scelti|affidabil\\w+|fidar\\w*)";

/** How advisors are checked: only where the site is meant. */
const CHECKS_OF_ADVISORS = of(`\\b${ADVISORS} (?:\\w+ ){0,6}${CHECKED}\\b`, `\\b${CHECKED} (?:\\w+ ){0,4}${ADVISORS}\\b`);

/** Whether advisors are checked, asked in so many words. */
export const VETTED = [
  "\\bare (?:your|the) advis[eo]rs (?:checked|vetted|verified|screened)\\b|^(?:and )?(?:how|who) (?:do you |does |are |s )?(?:check|checks|vet|vets|verify|verifies|screen|screens) (?:the|your) (?:advis[eo]rs|experts)(?: and how)?$",
  "^(?:und )?wie (?:pruft|prufen|kontrolliert|kontrollieren|wahlt|wahlen) (?:ihr|sie) (?:die|ihre|eure) (?:berater|experten|beraterinnen)(?: \\w+){0,2}$|^(?:und )?(?:wie )?(?:werden|sind) (?:die|ihre|eure) (?:berater|experten) (?:\\w+ )?(?:gepruft|uberpruft|ausgewahlt|kontrolliert)$",
  "^(?:et )?comment (?:verifiez|controlez|selectionnez|choisissez) vous (?:les|vos) (?:conseillers|experts)$|^(?:et )?(?:comment )?(?:sont )?(?:les|vos)? ?(?:verifies|selectionnes|choisis)? ?(?:les|vos) (?:conseillers|experts)(?: sont ils (?:\\w+ )?(?:verifies|controles|selectionnes))?$",
  "^(?:y )?como (?:comprueban|verifican|revisan|seleccionan|eligen|comprobais|verificais|elegis) a (?:los|sus|vuestros) (?:asesores|expertos)$|^(?:y )?(?:los|sus|vuestros) (?:asesores|expertos) estan (?:verificados|comprobados|revisados)$",
  "^(?:e )?come (?:verificate|controllate|selezionate|scegliete) (?:i|i vostri|gli) (?:consulenti|esperti)$|^(?:e )?(?:i|i vostri|gli) (?:consulenti|esperti) sono (?:verificati|controllati|selezionati)$",
];

/**
 * What decides which question it is where a text is clearly about the site: words that are said of anything else as well. In the order in which they count.
 */
export const WHERE_SITE_IS_MEANT = {
  refund: of("\\b(?:cancel\\w*|call off|absag\\w*|storn\\w+|annul\\w*|anul\\w+|disd\\w+|cancell\\w+)\\b"),
  vetting: CHECKS_OF_ADVISORS,
  howPay: of(
    "\\b(?:cards?|transfers?|paypal|kreditkarte\\w*|karte|uberweisung|lastschrift|carte|virement|prelevement|tarjeta|transferencia|bizum|carta|bonifico|satispay)\\b",
    "\\b(?:how|wie|comment|como|come) (?:\\w+ ){0,4}(?:pay|paying|bezahl\\w*|zahl\\w*|pai\\w*|paye\\w*|regl\\w+|pag\\w+)\\b",
    "\\b(?:paie|paye) (?:\\w+ ){0,2}comment\\b",
  ),
  contact: of(
    "\\b(?:support|soporte|supporto|assistenza|assistance|kundenservice|ansprechpartner\\w*|mitarbeiter\\w*|humano|human|umano|humain)\\b",
    "\\b(?:(?:phone|telephone) number|telefonnummer|numero de (?:telephone|telefono)|numero di telefono|telefono de contacto)\\b",
    "\\b(?:somebody|someone|anybody|anyone) i can (?:ask|call|write to|reach)\\b|\\bwie erreiche ich (?:euch|sie)\\b|\\b(?:erreichen|kontaktdaten|joindre|joins|contactar|contacto|contatto|contattare)\\b",
  ),
  byVideo: of(
    "\\b(?:video\\w*|zoom|teams|visio\\w*|(?:by|over|on) the (?:tele)?phone|(?:by|or) (?:tele)?phone|telefon(?:isch\\w*)?|am telefon|telephone|telefono|telefonica\\w*)\\b(?! (?:number|nummer))",
    "\\b(?:online|en linea|en ligne|vor ort|in person|en persona|en personne|di persona|in presenza|presencial|presentiel)\\b",
  ),
  price: of(
    "\\b(?:cost|costs|pay|price|prices|expensive|charge|kost\\w*|teuer|preis\\w*|zahlen|bezahlen|cout\\w*|prix|cher|payant|payer|cuesta\\w*|costar|precio\\w*|caro|pagar|costa\\w*|prezz\\w+|viene|pagamento|pagare|tariff\\w*|would a \\w+ be)\\b",
  ),
} as const;
