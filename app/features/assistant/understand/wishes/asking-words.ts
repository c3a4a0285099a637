/** What somebody says who asks for a time, in English, German, French, Spanish and Italian. Each is searched in folded words with a space at both ends. */

const words = (...lists: string[]) => lists.join(" ").trim().split(/\s+/);
// pattern: fixed alternatives between two spaces.
const anyOf = (...phrases: string[]) => new RegExp(` (?:${phrases.join("|")}) `);

/** Says that somebody is asked for, or when one has time. */
export const ASKING = anyOf(
  "please|(?:i|we) (?:have|ve) (?:only |some )?time|(?:have|has) time|(?:i|we) (?:am|are|m|re) (?:only )?free|available|suits? (?:me|us)|works? (?:best )?for (?:me|us)|(?:i|we) prefer|(?:talk|speak) (?:to|with) (?:a|an|some|someone|somebody|you)|(?:i|we) (?:need|want|would like|d like) to (?:talk|speak|meet|call|book)",
  "(?:need|want|find|for|with|there|get|looking for) (?:someone|somebody|anyone|anybody)|(?:someone|somebody|anyone|anybody) (?:for|who|with|in|near|to talk|tomorrow|today|next|on|free)|who (?:is|s) free|can i (?:talk|speak|call|book|have|get)|could i (?:talk|speak|call|book|have|get)|can we (?:talk|speak|meet|call|book)|could we (?:talk|speak|meet|call|book)",
  "bitte|(?:habe|hab|hatte|haben|hatten) (?:\\w+ ){0,3}zeit|zeit (?:habe|hatte|haben|hatten)|passt (?:mir|uns|es mir)|(?:jemand|jemanden|jemandem)(?: \\w+){0,4}|(?:kann|konnte|mochte|wurde) ich (?:\\w+ ){0,4}(?:sprechen|reden|telefonieren|anrufen|buchen)|(?:konnen|konnten|mochten|wurden) wir (?:\\w+ ){0,4}(?:sprechen|reden|telefonieren|buchen)|ich (?:mochte|will|wurde gern\\w?) (?:\\w+ ){0,4}(?:sprechen|reden|telefonieren)",
  "s il vous plait|svp|(?:je suis|nous sommes|suis) (?:dispo|disponibles?|libres?)|(?:me|nous) (?:convient|conviendrait|arrange)|(?:besoin de|cherche|cherchons|trouver|avec|a|qui) quelqu un|quelqu un (?:pour|qui|a|de|dans|demain)|parler (?:a|avec) (?:un|une|quelqu)|(?:puis je|peut on|pouvons nous|je voudrais|j aimerais) (?:parler|appeler|reserver|avoir|prendre)|disponible",
  "por favor|(?:tengo|tenemos) (?:\\w+ )?(?:tiempo|libre)|(?:estoy|estamos) (?:libres?|disponibles?)|me (?:viene|va) bien|(?:busco|buscamos|necesito|necesitamos|con|a|hay) alguien|alguien (?:para|que|de|en|manana)|hablar con (?:un|una|alguien)|(?:puedo|podemos|podria|quisiera|me gustaria) (?:hablar|llamar|reservar|tener)",
  "per favore|(?:ho|abbiamo) (?:\\w+ )?tempo|(?:sono|siamo) (?:liber[oai]|disponibil[ei])|mi (?:va|andrebbe) bene|(?:cerco|cerchiamo|serve|con|c e|bisogno di) qualcuno|qualcuno (?:per|che|di|in|a|domani)|parlare con (?:un|una|qualcuno)|(?:posso|possiamo|potrei|vorrei) (?:parlare|chiamare|prenotare|avere)|disponibile",
);

/** What is asked for, where nothing before it says whose it is. */
export const HELP = anyOf(
  "(?:need|want|for|some|quick|legal|tax|financial|your|any) (?:help|advice|support)|^ ?(?:help|advice)|(?:a|an|one|quick|short|video|phone|\\d+ minute) (?:call|talk|session|consultation|appointment|chat|slot)|(?:calls?|sessions?|consultations?|appointments?) (?:tomorrow|next|today|in|at|on|after|before|between)|(?:a |some |tax |legal )?questions? (?:about|on|for|regarding)",
  "(?:brauche|brauchen|benotig\\w*|suche|suchen|eine?|um|dringend|schnell\\w*) (?:\\w+ )?(?:hilfe|rat|beratung|\\w*beratung)|(?:ein|einen|kurzen?|kurzes) (?:termin|gesprach|telefonat|anruf|beratungs\\w+)|\\w*fragen? (?:zu|zum|zur|uber|fur|wegen)",
  "(?:besoin d|de l|une|un peu d) aide|(?:un|des|de|besoin d un|besoin de) conseils?|(?:un|prendre|court|petit) (?:rendez vous|rdv|entretien|appel|creneau)|une consultation|(?:une |des )?questions? (?:sur|de|pour|fiscale?s?|juridiques?)",
  "(?:necesito|necesitamos|busco|buscamos|una?|de|con) (?:ayuda|consejo|asesoramiento|asesoria|orientacion)|una (?:cita|llamada|consulta|sesion|videollamada)|(?:unas? |tengo )?(?:dudas?|preguntas?) (?:sobre|de|para)",
  "(?:bisogno di|serve|un|di|mi serve) (?:aiuto|consiglio|consulenza|supporto|parere)|una? (?:consulenza|chiamata|appuntamento|colloquio|sessione|videochiamata)|(?:una? |delle )?domand[ae] (?:su|sul|sulla|di|per|fiscali?)",
);

/** A wish for something, which a clock time beside it makes one for an appointment: 'I want to register a patent tomorrow at 9'. */
export const WANTING = anyOf(
  "(?:i|we) (?:need|want|would like|d like)|looking for|(?:ich|wir) (?:\\w+ )?(?:brauche|brauchen|mochte|mochten|will|wollen|suche|suchen)|(?:brauche|brauchen|mochte|mochten|suche|suchen) (?:ich|wir)?|il (?:me|nous) faut|besoin d\\w*|je (?:voudrais|cherche|veux)|nous (?:voudrions|cherchons|voulons)|j aimerais",
  "necesito|necesitamos|quiero|queremos|quisiera|busco|buscamos|me gustaria|ho bisogno|abbiamo bisogno|mi serve|ci serve|voglio|vogliamo|vorrei|vorremmo|cerco|cerchiamo",
);

const WHOSE =
  "(?:the|our|my|his|her|their|a client|a customer|an investor|investors|clients|customers|dem|der|den|unser\\w*|mein\\w*|einem|einer|kunden|le|la|les|l|notre|nos|mon|ma|un client|el|los|las|nuestr[oa]s?|mi|mis|un cliente|il|lo|i|gli|nostr[oaie]|mi[oa])";
const TALKS =
  "(?:calls?|talks?|meetings?|appointments?|sessions?|chat|interview|termin|gesprach|telefonat|besprechung|rendez vous|rdv|entretien|appel|reunion|cita|llamada|consulta|appuntamento|chiamata|colloquio|riunione|incontro)";
/** A talk with somebody of one's own, and one that is fixed already: 'we have a call with the buyer tomorrow'. */
export const OF_OTHERS = anyOf(
  `${TALKS} (?:with|mit|beim|bei|avec|chez|con|at|al|alla|dal|dalla) ${WHOSE} \\w+`,
  `(?:have|has|got|had|there is|there s|habe|haben|hat|gibt es|avons|j ai|ai|a|ont|il y a|tengo|tenemos|tiene|hay|ho|abbiamo|ha|c e) (?:a|an|the|ein|einen|eine|un|une|una) ${TALKS}`,
  `(?:talk|speak|meet|call)(?: to| with)? (?:my|our|his|her|their) \\w+`,
);

/** What takes place on its own day, whoever asks. */
export const EVENTS = anyOf(
  "launch|release|pitch|demo day|exam|inspection|audit|fair|trade show|opening|presentation|interview|flight|board meeting|negotiations?|publication|press conference|shooting|messe|prufung|pruefung|betriebsprufung|eroffnung|prasentation|vorstellungsgesprach|verhandlung|veroffentlichung|abgabe|umzug|ubergabe",
  "publican?|salen?|vienen?|llegan?|deciden?|votan?|firman?|pasan?|empiezan?|abren?|cierran?|pubblican?o?|esc(?:e|ono)|vien(?:e|gono)|arrivan?o?|decidono|votano|firmano|passan?o|inizian?o?|apr(?:e|ono)|chiud(?:e|ono)",
  "salon|lancement|controle|inauguration|ouverture|presentation|negociations?|publication|foire|lanzamiento|feria|examen|inspeccion|auditoria|apertura|presentacion|negociacion|publicacion|lancio|fiera|esame|ispezione|verifica|apertura|presentazione|trattativa|pubblicazione|inaugurazione",
);

/** Days, which say nothing of the matter. */
export const TIME_WORDS =
  / (?:day after tomorrow|tomorrow|today|next week|next month|this week|monday|tuesday|wednesday|thursday|friday|saturday|sunday|ubermorgen|morgen|heute|(?:nachste|nachster|nachsten|kommende|kommenden|diese) (?:woche|monat)|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|apres demain|demain|aujourd hui|(?:la )?semaine (?:prochaine|qui vient)|(?:le )?mois prochain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|pasado manana|manana|hoy|(?:la )?(?:proxima semana|semana que viene)|(?:el )?(?:proximo mes|mes que viene)|lunes|martes|miercoles|jueves|viernes|sabado|domingo|dopodomani|domani|oggi|(?:la )?(?:prossima settimana|settimana prossima|settimana che viene)|(?:il )?(?:prossimo mese|mese prossimo)|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)(?= )/g;

/** Words that say nothing beside a time. */
export const SMALL_WORDS = new Set(
  words(
    "a an the at on in by for from of to or and if it is be can could would should only just best better ideally preferably possible maybe still already then i me my we us our you too also not sooner early late ok fine good rather around about",
    "der die das den dem ein eine einen am im um ab bis zu zum zur fur von oder und wenn es ist sei ware geht gern gerne nur erst am besten lieber moglich moglichst vielleicht noch schon dann ich mir mich wir uns auch nicht fruh spat gut",
    "le la les l un une des du de d a au aux en dans pour par ou et si c ce est serait peut possible seulement plutot mieux ideal idealement je moi nous aussi pas tot tard encore deja",
    "el los las una unos unas del al para por o y es seria puede posible solo mejor preferiblemente quizas yo nosotros tambien no pronto ya todavia entonces",
    "il lo i gli uno dei del della al alla per da dal o e se sarebbe puo possibile solo soltanto meglio preferibilmente magari io noi anche non presto tardi gia ancora allora",
  ),
);
