// Patterns for what people ask before they trust the site: its files, recordings, secrecy and invoices; one line per language, against folded words with
// single spaces. Each ends where the question ends, so that the same said of a firm's own customers, staff or suppliers is another matter.

const FILE_EN = "(?:documents?|files?|pdfs?|uploads?|attachments?|scans?|pictures?)";
const SENT_EN =
  "(?: (?:that |which )?(?:i|we) (?:\\w+ )?(?:upload|uploaded|send|sent|gave|give|attach|attached)(?: (?:you|it|here|to you)){0,2})";
const PAPER_EN = `(?:(?:uploaded )?${FILE_EN}${SENT_EN}?|(?:contract|letter|lease|papers|statement)${SENT_EN})`;
const FILE_DE = "(?:dokumente?n?|datei|dateien|unterlagen|pdfs?|anhang|anhange|uploads?|bild|bilder|scans?)";
const SENT_DE = "(?: (?:das|die|den|der) ich (?:\\w+ ){0,2}(?:hochlade|hochgeladen habe|schicke|geschickt habe|sende|gebe))";
const PAPER_DE = `(?:(?:hochgeladene?n? )?${FILE_DE}${SENT_DE}?|(?:vertrag|brief|schreiben)${SENT_DE})`;
const FILE_FR = "(?:documents?|fichiers?|pdfs?|pieces jointes|photos?|scans?)";
const SENT_FR =
  "(?: (?:que (?:je|j ai)|que j) ?(?:(?:vous )?(?:envoie|envoye|transmets|televerse|charge|donne|depose|joins)|ai (?:envoye|charge|depose))(?: ici)?)";
const PAPER_FR = `(?:${FILE_FR}(?: envoyes?)?${SENT_FR}?|(?:contrat|courrier|bail|papiers)${SENT_FR})`;
const FILE_ES = "(?:documentos?|archivos?|ficheros?|pdfs?|adjuntos?|fotos?)";
const SENT_ES = "(?: que (?:os |les |te )?(?:subo|envio|mando|adjunto|he subido|he enviado|subi|envie)(?: aqui)?)";
const PAPER_ES = `(?:${FILE_ES}(?: (?:subidos|enviados))?${SENT_ES}?|(?:contrato|papeles|carta)${SENT_ES})`;
const FILE_IT = "(?:documenti?|documento|file|pdf|allegati?|allegato|foto)";
const SENT_IT = "(?: che (?:vi |ti )?(?:carico|invio|mando|allego|ho caricato|ho inviato|ho mandato)(?: qui)?)";
const PAPER_IT = `(?:${FILE_IT}(?: (?:caricat[oi]|inviat[oi]))?${SENT_IT}?|(?:contratto|lettera|carte)${SENT_IT})`;

/** Whether documents that somebody gives the site are kept or read. */
export const DOCUMENTS_KEPT = [
  `\\b(?:do|does|will) (?:you|anyone|anybody|somebody|someone|people|a (?:human|person)|your (?:staff|team|people)) (?:\\w+ )?(?:keep|store|save|read|see|open|look at|share|delete|view) (?:my|the|these|those|our|any) ${PAPER_EN}(?: (?:afterwards?|after|later|somewhere|here))?$`,
  `\\bwho (?:\\w+ )?(?:reads|sees|opens|views|read|see|open|gets|looks at) (?:my|the|our) ${PAPER_EN}$|\\b(?:is|are|will) (?:(?:my|the|our) ${PAPER_EN}|(?:uploads|uploaded (?:files|documents))) (?:be )?(?:\\w+ )?(?:kept|stored|saved|deleted|read|erased|removed|shared)(?: (?:afterwards?|after|later|somewhere|here|by (?:a )?\\w+))?$`,
  `\\bwhat (?:happens (?:to|with)|do you do with) (?:my|the|our) ${PAPER_EN}(?: afterwards| later| then)?(?:$| (?:who|and|is|will|can) )|\\bhow long (?:do|will) you (?:keep|store|save) (?:my |the |our )?${PAPER_EN}$|\\b(?:can|could) (?:anyone|anybody|someone|somebody|other people|others) (?:else )?(?:read|see|open) (?:my|the|our) ${PAPER_EN}$`,
  `\\b(?:lest|lesen|speichert|speichern|behaltet|behalten|loscht|loschen|seht|sehen|bewahrt|bewahren) (?:ihr|sie) (?:\\w+ )?(?:meine?n?|die|das|den|unsere?n?) ${PAPER_DE}(?: (?:danach|spater|wieder|auf)){0,2}$|\\bwer (?:\\w+ )?(?:sieht|liest|bekommt|kann|offnet) (?:\\w+ )?(?:meine?n?|die|das|den) ${PAPER_DE}(?: (?:sehen|lesen|offnen))?$`,
  `\\b(?:wird|werden|bleibt|bleiben) (?:meine?|die|das|der|mein) ${PAPER_DE} (?:\\w+ ){0,3}(?:gespeichert|geloscht|gelesen|aufbewahrt|weitergegeben)$|\\bwas (?:passiert|macht ihr|machen sie|geschieht) mit (?:meine[nmr]?|de[nmr]) ${PAPER_DE}(?: danach)?$|\\bwie lange (?:speichert|behaltet|bewahrt|speichern|behalten) (?:ihr|sie) (?:meine?|die|das) ${PAPER_DE}(?: auf)?$`,
  `\\b(?:lisez|gardez|conservez|stockez|supprimez|effacez|enregistrez|regardez|voyez)(?: vous)? (?:mes|mon|les|le|ces|nos) ${PAPER_FR}(?: (?:apres|ensuite|ici))?$|\\bqui (?:lit|voit|ouvre|regarde|peut (?:lire|voir|ouvrir)|a acces a) (?:mes|mon|les|le) ${PAPER_FR}$`,
  `\\b(?:mes|les|mon|le|nos) ${PAPER_FR} (?:sont|est|seront|sera)(?: ils| elles| il)? (?:\\w+ )?(?:conserve|garde|stocke|supprime|efface|lu|enregistre)\\w{0,2}(?: (?:apres|ensuite|ici|quelque part))?$|\\bque (?:deviennent|devient|faites vous (?:de|avec|du)) (?:mes|mon|les|le)? ?${PAPER_FR}$`,
  `^(?:y |pero )?(?:se )?(?:guardan?|guardais|leen?|leeis|conservan?|conservais|borran?|borrais|almacenan?|almacenais|veis|eliminan?|eliminais) (?:mis?|los|el|nuestros) ${PAPER_ES}(?: (?:despues|luego|aqui))?$|\\bquien (?:ve|lee|abre|puede (?:ver|leer|abrir)) (?:mis?|los|el) ${PAPER_ES}$`,
  `\\b(?:mis|los|el|mi) ${PAPER_ES} (?:se )?(?:guardan?|borran?|eliminan?|conservan?|leen?|quedan? guardados?)(?: (?:despues|luego))?$|\\bque (?:pasa|haceis|hacen) con (?:mis?|los|el) ${PAPER_ES}$`,
  `^(?:ma |e )?(?:leggete|conservate|salvate|tenete|cancellate|eliminate|vedete|memorizzate) (?:i miei|il mio|i|il|l|gli|la mia) ${PAPER_IT}(?: (?:dopo|poi))?$|\\bchi (?:vede|legge|apre|puo (?:vedere|leggere|aprire)) (?:i miei|il mio|i|il|gli|la mia) ${PAPER_IT}$`,
  `\\b(?:i miei|i|il mio|gli|il) ${PAPER_IT} (?:vengono|viene|sono|restano|saranno) (?:\\w+ )?(?:cancellat|conservat|salvat|lett|eliminat|memorizzat)\\w(?: (?:dopo|poi))?$|\\b(?:cosa|che cosa|che) (?:succede|fate) (?:a|ai|al|con i|con il|coi|dei|del) (?:miei |mio )?${PAPER_IT}$`,
];

/** Whether a talk is recorded, without naming the talk as the site does. */
export const RECORDED_HERE = [
  "^(?:hi |hello |and |so |wait )?(?:is|are|was) (?:this|that|it|anybody|anyone|somebody|someone|you|we|they|(?:the|this|that|our|my) (?:call|talk|session|conversation|meeting|chat|video)(?: with (?:the|an|my) (?:advis[eo]r|expert))?) (?:\\w+ )?(?:being )?(?:recorded|recording|taped|taping)(?: (?:this|us|me|it|here|or (?:anything|something|not))){0,2}$",
  "\\bwill (?:there be|you make|anyone make|anybody make) a recording(?: of (?:our|the|my|this) (?:talk|call|session|conversation|meeting))?$|^do you (?:\\w+ )?(?:tape|record) (?:the|my|our|these|this|us|me|it)? ?(?:phone |video )?(?:calls?|talks?|sessions?|conversations?)?$",
  "^(?:est ce qu )?(?:on est|je suis|nous sommes|suis je|sommes nous|est on) (?:filmes?|enregistre\\w{0,2})$|\\b(?:ce|cet|cette|mon|notre|l|le|la|les|mes|nos) (?:coups? de fil|coup de telephone|appels?|entretiens?|echanges?|rendez vous|discussions?) (?:est|sont|sera|seront)(?: il| elle| ils| elles)? (?:\\w+ )?(?:enregistre|filme)\\w{0,2}$|\\b(?:vous enregistrez|enregistrez vous|on enregistre) (?:les|mes|nos|l|cet|cette|la|mon|notre) (?:appels?|seances?|consultations?|conversations?|visios?|coups? de fil|echanges?)$",
  "^(?:y )?(?:me|nos) (?:estan|estais|esta|estas|van a|vais a) (?:grabando|grabar)$|^(?:y )?(?:queda|quedara|sera|es|esta) (?:\\w+ )?(?:grabad[oa]|grabando) ?(?:esto|lo que (?:hablamos|digo|decimos)|(?:la|esta) (?:llamada|sesion|conversacion|consulta))?$",
  "^(?:ma )?(?:mi |ci )?(?:state|stai|sta) registrando(?: (?:la (?:telefonata|chiamata)|tutto))?$|^(?:ma )?registrate (?:la|le|l|questa) (?:telefonat[ae]|chiamat[ae]|videochiamat[ae]|session[ei]|consulenz[ae]|conversazion[ei])$|\\b(?:la|questa|le) telefonat[ae] (?:viene|vengono|e|sono) registrat[ae]$",
];

/** Whether what is said here stays here. */
export const STAYS_SECRET = [
  "^(?:hi |hello |and |so )?(?:is|are|will|does) (?:this|it|that|everything|all this|all of this|(?:the|this|my|our) (?:chat|conversation|talk|call|session|question|message|request)|what (?:i|we) (?:say|ask|write|type|tell you)(?: here)?) (?:\\w+ )?(?:stay |be |kept |remain )?(?:confidential|anonymous|private|secret|between us)(?: here)?$",
  "\\b(?:do|will|would|can) you (?:\\w+ )?(?:share|sell|pass on|give|hand over|forward) (?:my|our|any of my) (?:personal )?(?:data|details|information|messages?|questions?|e ?mail|phone number|name)(?: (?:address|away|on|out))?(?: (?:to|with) (?:third parties|others?|other (?:people|companies)|anyone(?: else)?|anybody(?: else)?|advertisers|someone else))?$",
  "\\bcan (?:other people|others|anyone(?: else)?|anybody(?: else)?|somebody(?: else)?|someone(?: else)?|my (?:boss|employer|wife|husband|colleagues|partner)) (?:see|read) (?:my (?:questions?|messages?|chat|request)|what i (?:ask|write|type|say))(?: here)?$|\\bwill my (?:boss|employer|company|wife|husband|partner|colleagues) (?:find out|know|see|learn|hear)(?: (?:that|if|about|of))? (?:i|what i|this|it)(?: \\w+){0,3} ?(?:here|this site|with you|this chat)?$",
  "^(?:und )?(?:bleibt|ist|wird|sind) (?:das|es|alles|dieses gesprach|das gesprach|der chat|die unterhaltung|meine frage|was ich (?:\\w+ )?(?:schreibe|sage|frage|erzahle)) (?:\\w+ ){0,2}(?:unter uns|vertraulich|anonym|geheim|privat)(?: behandelt)?$",
  "^(?:und )?(?:gebt|geben|verkauft|verkaufen|teilt|teilen) (?:ihr|sie) (?:\\w+ )?(?:meine|unsere) (?:personlichen )?(?:daten|angaben|e ?mail ?\\w*|nachrichten|fragen?)(?: (?:weiter|an (?:dritte|andere|firmen)|weitergeben)){0,2}$|^(?:werden|wird) (?:meine|unsere) (?:daten|angaben) (?:\\w+ ){0,2}(?:weitergegeben|verkauft|weiterverkauft)$",
  "\\b(?:kann|konnen|sieht|sehen|erfahrt) (?:\\w+ )?(?:jemand(?: anderes| anders)?|andere(?: leute)?|mein (?:chef|arbeitgeber|mann)|meine (?:chefin|frau)) (?:\\w+ )?(?:sehen |lesen )?(?:was ich (?:hier )?(?:frage|schreibe|eingebe)|meine (?:frage|anfrage|nachrichten))(?: (?:sehen|lesen))?$",
  "^(?:et |est ce que )?(?:c est|est ce|ca reste|ca restera|cela reste|tout (?:ca |cela )?(?:est|reste)|ce que (?:j ecris|je dis|je demande)(?: ici)? (?:est|reste)|ma question (?:est|reste))(?: il| elle)? (?:\\w+ )?(?:confidentiel\\w{0,2}|anonyme|privee?|secrete?|entre nous)$",
  "^(?:est ce que )?(?:vous )?(?:revendez|vendez|partagez|transmettez|communiquez|donnez)(?: vous)? (?:mes|nos) (?:donnees|informations|coordonnees|messages)(?: personnelles)?(?: (?:a|avec) (?:des tiers|d autres|quelqu un|n importe qui))?$|\\b(?:quelqu un(?: d autre)?|d autres(?: personnes)?|mon (?:patron|employeur|mari)|ma (?:femme|patronne)) (?:peut|peuvent|pourra)(?: il| elle| ils)? (?:voir|lire) (?:ma question|mes (?:messages|questions)|ce que (?:j ecris|je demande))(?: ici)?$",
  "^(?:y )?(?:es|sera|queda|todo (?:es|queda)|esto (?:es|queda)|lo que (?:escribo|digo|pregunto)(?: aqui)? (?:es|queda)) (?:\\w+ )?(?:confidencial|anonimo|privado|secreto|entre nosotros)(?: (?:esto|lo que (?:escribo|digo|pregunto)(?: aqui)?|esta (?:charla|conversacion|consulta)))?$",
  "^(?:y )?(?:venden|vendeis|comparten|compartis|ceden|cedeis|dan|dais) (?:mis|nuestros) (?:datos|mensajes)(?: personales)?(?: (?:a|con) (?:terceros|otros|otras empresas|alguien|nadie))?$|\\b(?:alguien(?: mas)?|otros|otras personas|mi (?:jefe|jefa|marido|mujer|empresa)) (?:puede|pueden|podra) (?:ver|leer) (?:mi pregunta|mis (?:mensajes|preguntas)|lo que (?:escribo|pregunto))(?: aqui)?$",
  "^(?:ma |e )?(?:e|resta|rimane|sara|e tutto|tutto (?:questo )?(?:e|resta)|quello che (?:scrivo|dico)(?: qui)? (?:e|resta)) (?:\\w+ )?(?:riservat[oa]|anonim[oa]|confidenziale|privat[oa]|segret[oa]|tra noi)(?: (?:questo|quello che (?:scrivo|dico|chiedo)(?: qui)?|tutto|la conversazione))?$",
  "^(?:ma |e )?(?:vendete|cedete|condividete|date|passate) (?:i miei|i nostri) (?:dati|messaggi)(?: personali)?(?: (?:a|con) (?:terzi|altri|altre aziende|qualcuno))?$|\\b(?:qualcun altro|altri|qualcuno|il mio (?:capo|datore di lavoro|marito)|la mia (?:capa|moglie)) (?:puo|possono|potra) (?:vedere|leggere) (?:la mia domanda|i miei messaggi|quello che (?:scrivo|chiedo))(?: qui)?$",
];

/** For whom or of what the invoice is, but for a firm's own customers and suppliers. */
const FOR = (words: string, others: string) => `(?: (?:${words}) (?!(?:\\w+ )?(?:${others}))(?:\\w+ ?){1,5})?$`;
const FOR_EN = FOR("for|from|of|with|in", "clients?|customers?|suppliers?|landlord");
const FOR_DE = FOR("fur|auf|mit|uber|von", "kund|liefer|vermieter|auftragg");
const FOR_FR = FOR("pour|de|d|au|a|avec", "clients?|fournisseurs?|bailleur");
const FOR_ES = FOR("para|de|a|por|con", "clientes?|proveedor");
const FOR_IT = FOR("per|di|a|con|intestata", "client|fornitor");

/** Somebody wants an invoice of what they pay here; however they go on, it is about nothing else. */
export const WANTS_INVOICE = [
  `^(?:hi |hello |please )?(?:i|we) (?:\\w+ )?(?:need|want|would like|d like|require) (?:an?|the|my|your) (?:\\w+ )?(?:invoice|receipt)${FOR_EN}|\\bhow (?:do|can|could) (?:i|we) (?:get|receive|obtain|ask for|download) (?:an?|the|my|your) (?:\\w+ )?(?:invoice|receipt)s?${FOR_EN}`,
  `^(?:hallo )?(?:ich|wir) (?:\\w+ )?(?:brauche|brauchen|benotige|benotigen|mochte|mochten|will|hatte|hatten) (?:\\w+ )?(?:eine|die|meine|ne|einen) (?:rechnung|quittung|beleg)${FOR_DE}|\\b(?:kann|konnte|darf|konnen) (?:ich|wir) (?:\\w+ ){0,2}(?:eine|die|meine|einen) (?:rechnung|quittung|beleg) (?:haben|bekommen|kriegen|erhalten|bitte)$|\\bwie (?:bekomme|kriege|erhalte) ich (?:\\w+ ){0,2}(?:rechnung|quittung|beleg)${FOR_DE}`,
  `\\bcomment (?:avoir|obtenir|recevoir|demander|recuperer|je recupere) (?:une|ma|la|un|mon|le) (?:facture|recu|justificatif)${FOR_FR}|^(?:bonjour )?(?:il me faut|il nous faut|il me faudrait|j ai besoin d|j aurais besoin d|je voudrais|je veux|nous avons besoin d|puis je avoir|je peux avoir|pourrais je avoir|pouvez vous me (?:faire|envoyer|fournir)) ?(?:une|ma|un|mon|la) (?:facture|recu|justificatif)${FOR_FR}|^(?:est ce que )?(?:vous )?(?:faites|fournissez|donnez|envoyez)(?: vous)? (?:des|une) (?:factures?|recus?)$`,
  `\\bcomo (?:consigo|obtengo|pido|recibo|puedo (?:tener|pedir|conseguir|obtener)|se consigue) (?:una|la|mi|un) (?:factura|recibo)${FOR_ES}|^(?:hola )?(?:necesito|quiero|quisiera|me hace falta) (?:una|la|mi|un) (?:factura|recibo)${FOR_ES}|^(?:y )?(?:me |nos )?(?:dan|dais|hacen|haceis|emiten|emitis|envian|enviais) (?:una )?(?:factura|recibo)s?$`,
  `\\bcome (?:ottengo|ricevo|chiedo|posso (?:avere|ricevere|ottenere)|si ottiene|faccio ad avere) (?:la|una|il|un|la mia) (?:fattura|ricevuta)${FOR_IT}|^(?:ciao )?(?:mi serve|ci serve|mi servirebbe|ho bisogno di|vorrei|mi occorre) (?:una|la|un) (?:fattura|ricevuta)${FOR_IT}|\\b(?:e possibile|posso|si puo|potrei) avere (?:la|una) (?:fattura|ricevuta)$|^(?:ma )?(?:mi |ci )?(?:fate|rilasciate|emettete|date) (?:la |una )?(?:fattura|ricevuta|fatture)$`,
];
