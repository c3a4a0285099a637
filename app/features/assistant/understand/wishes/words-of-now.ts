/** Words of what goes on right now, in English, German, French, Spanish and Italian, searched in folded words with a space at both ends. */

// pattern: fixed alternatives, with runs of a few single words, between two spaces.
const anyOf = (...phrases: string[]) => new RegExp(` (?:${phrases.join("|")})(?= )`);

/** Training, insurance and prevention ask how to be safe later. */
export const BEFOREHAND = anyOf(
  "prevent\\w*|protect\\w*|avoid|avoiding|insur\\w*|training|trainings|policy|policies|awareness|in case|if (?:we|i|someone|somebody) (?:get|gets|is|are)|what if|how (?:do|can|could) (?:we|i) (?:stop|avoid)",
  "schutz\\w*|vorbeug\\w*|versicher\\w*|schulung\\w*|verhindern|vermeiden|falls|was ware wenn|proteg\\w*|eviter|assur\\w*|formation|formations|former|prevenir|prevention|au cas ou",
  "evitar|segur(?:o|os)|formacion|capacitar|en caso de|prevencion|evitare|assicur\\w*|prevenire|formazione|corso|in caso di|proteggere|proteger\\w*",
);
export const LONG_AGO = anyOf(
  "(?:last|some|many|\\w+|\\d+) (?:year|years|months) ago|last year|years ago|back in|in (?:19|20)\\d\\d|since (?:19|20)\\d\\d",
  "vor (?:\\w+ )?(?:jahren|monaten|einem jahr)|letztes jahr|im vorjahr|seit (?:19|20)\\d\\d",
  "il y a (?:\\w+ )?(?:ans|mois|an)|l an dernier|l annee derniere|en (?:19|20)\\d\\d",
  "hace (?:\\w+ )?(?:anos|meses|un ano)|el ano pasado|(?:\\w+ )?(?:anni|mesi) fa|un anno fa|l anno scorso|nel (?:19|20)\\d\\d",
);

export const SWINDLE = anyOf(
  "fraud\\w*|scam\\w*|swindl\\w*|phish\\w*|spoof\\w*|fake|forged|impostors?|con (?:man|men|artists?)|deepfake|hackers?|not really (?:him|her|them)|pretend\\w*",
  "betrug\\w*|betrog\\w*|abzock\\w*|phish\\w*|gefalscht\\w*|hochstapl\\w*|enkeltrick|chef trick|hacker\\w*",
  "arnaqu\\w*|escro\\w*|fraud\\w*|faux|fausses?|hameconn\\w*|pirates?|usurpat\\w*",
  "estaf\\w*|fraude\\w*|fals[oa]s?|timo|timad\\w*|suplant\\w*|piratas?|truff\\w*|frod[ei]|fals[oaie]|finto|finta|raggir\\w*",
);
/** Money that went somewhere else than it should. */
export const LOST = anyOf(
  "wrong (?:\\w+ )?(?:account|iban|person)|(?:changed|new) (?:iban|bank details)",
  "falsches konto|falsche (?:\\w+ )?(?:iban|kontonummer|bankverbindung)|geanderte (?:iban|bankverbindung|kontonummer)",
  "mauvais (?:compte|iban)|cuenta equivocada|iban equivocado|conto sbagliato|iban sbagliato",
);
const SUM =
  "(?:euro|euros|dollars?|pounds?|money|deposit|cash|card|codes?|pin|tan|\\d+|geld|anzahlung|argent|acompte|dinero|anticipo|datos|clave|tarjeta|soldi|denaro|acconto|dati|codice)";
export const PAID = anyOf(
  `paid|transferred|wired|clicked|entered|typed|approved|authori[sz]ed|lost|gone|went out|left our account|fell for|were tricked|got tricked|(?:sent|gave|handed) (?:\\w+ ){0,3}${SUM}`,
  `uberwiesen|uberwies|bezahlt|gezahlt|zahlte|eingegeben|angeklickt|geklickt|freigegeben|abgebucht|abgeflossen|weg|hereingefallen|reingefallen|verloren|${SUM} (?:\\w+ ){0,3}(?:geschickt|rausgegeben|gegeben)`,
  `paye|payee|verse|vire|clique|saisi|valide|debite|debites|parti|partis|fait (?:un|le) virement|tombes? dans le panneau|perdu|transfere|(?:envoye|donne) (?:\\w+ ){0,3}${SUM}`,
  `(?:he|hemos|ha|han) (?:\\w+ )?(?:pagado|transferido|pinchado|introducido|perdido|picado|autorizado)|pagamos|pague|transferimos|(?:hecho|hicimos|hice) (?:\\w+ )?(?:transferencia|clic|pago)|caimos|(?:enviado|metido|dado) (?:\\w+ ){0,3}${SUM}`,
  `(?:ho|abbiamo|ha|hanno) (?:\\w+ )?(?:pagato|versato|cliccato|inserito|perso|bonificato|autorizzato)|bonificati|spariti|fatto (?:\\w+ )?bonifico|(?:sono|siamo) (?:cascat|cadut)[oaie]|(?:inviato|mandato|dato) (?:\\w+ ){0,3}${SUM}`,
);
export const MONEY = anyOf(
  "wired|transferred|uberwiesen|uberwies|vire|virer|transferido|transferimos|bonificato|bonificati|\\d{3,7}|\\d{1,3} \\d{3}|\\w+ (?:thousand|tausend|mille|mil|mila)",
  "euro|euros|dollars?|pounds?|franken|francs?|franchi|chf|eur|usd|gbp|\\d+ ?k|money|invoices?|transfers?|payments?|account|bank\\w*|card|iban|deposit|pin|tan",
  "geld|rechnung\\w*|uberweisung\\w*|zahlung\\w*|konto|karte\\w*|anzahlung|argent|virement|facture|compte|carte|acompte|sous|paiement",
  "dinero|factura|transferencia|pago|cuenta|tarjeta|anticipo|soldi|denaro|fattura|bonifico|pagamento|conto|carta|acconto",
);
export const UNKNOWN_DEBIT = anyOf(
  "(?:unknown|strange|unauthori[sz]ed) (?:withdrawals?|debits?|payments?|transfers?|charges)|(?:withdrawals?|debits?|payments?|transfers?) (?:\\w+ ){0,7}(?:not ours|did not make|didn t make|never made|nobody made)|emptying (?:our|my|the) (?:bank )?account",
  "(?:unbekannte|fremde|unerklarliche) (?:abbuchung\\w*|uberweisung\\w*|lastschrift\\w*)|(?:abbuchung\\w*|uberweisung\\w*) (?:\\w+ ){0,4}nicht von (?:uns|mir)|raumt (?:gerade )?(?:unser|mein|das) konto",
  "(?:prelevements|virements|debits) (?:\\w+ )?(?:inconnus|frauduleux|suspects)|vide (?:notre|mon|le) compte|(?:cargos|transferencias) (?:\\w+ )?(?:desconocid[oa]s|que no)|vaciando (?:nuestra|mi|la) cuenta|(?:addebiti|prelievi|bonifici) (?:\\w+ )?(?:sconosciuti|sospetti)|svuotando (?:il nostro|il mio|il) conto",
);

const ACCOUNT =
  "(?:(?:e )?mails?|mailbox(?:es)?|inbox|gmail|outlook|office 365|accounts?|profile|page|channel|instagram|facebook|linkedin|whatsapp|youtube|tiktok|paypal|amazon|login|passwords?|domain|admin|shop|store|website|postfach|postfacher|mailkonto|konto|konten|zugang|kanal|profil|seite|passwort|passworter|domain|boite|messagerie|comptes?|courriel|page|chaine|mot de passe|correos?|cuentas?|buzon|perfil|pagina|canal|contrasena|posta|casella|profilo|pagina|canale|sito)";
export const OF_ACCOUNT = anyOf(ACCOUNT);
export const TAKEN = anyOf(
  "hacked|hijacked|taken over|compromised|broken into|broke into|cracked|got into|gotten into|logged into|(?:changed|changing) (?:the|our|my) password|locked (?:us|me) out|(?:writing|writes|written|sending|sends|sent|posting|posts) (?:\\w+ ){0,4}(?:in our name|as us|from our|from my|in my name)",
  "gehackt\\w*|gekapert|geknackt|gehijackt|ubernommen hat|eingeloggt|eingedrungen|ausgesperrt|kompromittiert|(?:schreibt|verschickt|versendet|postet) (?:\\w+ ){0,4}in (?:unserem|meinem) namen|(?:hat|haben) (?:\\w+ ){0,3}passwort geandert|kommen nicht mehr (?:rein|hinein)",
  "(?:a|ont|ete|mail|mails|compte|boite|page|messagerie|insta|facebook|instagram) (?:\\w+ ){0,3}pirat(?:e|ee|es|ees)|hack(?:e|ee|es|ees)|detourne|pris le controle|s est introduit|entre dans|est entre|(?:ecrit|envoie|publie) (?:\\w+ ){0,4}en notre nom|change (?:le|notre|mon) mot de passe",
  "hackead[oa]s?|hackeado|jaquead[oa]|pirate(?:ado|ada)|secuestrad[oa]|tomado el control|(?:ha|han|se ha|se han) (?:entrado|metido|colado)|(?:escribe|envia|publica)n? (?:\\w+ ){0,4}en nuestro nombre|cambiado la contrasena",
  "hackerat[oaie]|violat[oa]|preso il controllo|(?:e|sono) entrat[oi]|entrat[oi] (?:nella|nel|nell)|(?:scrive|scrivono|manda|mandano|pubblica) (?:\\w+ ){0,4}a (?:nostro|mio) nome|cambiato (?:la )?password",
);

const HERE =
  "(?:(?:is|are|stands?|just) (?:\\w+ ){0,2}(?:here|at the door|in (?:our|the|my) (?:office|shop|building|warehouse)|searching|seizing)|(?:steht|stehen|ist|sind) (?:\\w+ ){0,3}(?:vor der tur|im haus|im buro|im laden|da)|(?:est|sont) (?:\\w+ ){0,2}(?:la|dans nos (?:locaux|bureaux)|a la porte|en train)|(?:esta|estan) (?:\\w+ ){0,2}(?:aqui|en (?:la oficina|la puerta|nuestras oficinas)|registrando)|(?:e|sono) (?:\\w+ ){0,2}(?:qui|in (?:ufficio|azienda|negozio)|alla porta)|(?:sta|stanno) (?:perquisendo|sequestrando))";
const OFFICERS =
  "(?:police|prosecutors?|customs|investigators?|inspectors?|tax investigators|polizei|zoll|steuerfahnd\\w*|staatsanwalt\\w*|ermittler\\w*|kontrolleur\\w*|gendarmes|douane|douaniers|enqueteurs|inspecteurs|policia|guardia civil|fiscalia|inspectores|aduanas|polizia|guardia di finanza|finanza|carabinieri|ispettori|finanzieri)";
export const RAID = anyOf(
  `${OFFICERS} (?:\\w+ )?${HERE}`,
  "(?:being|getting) raided|(?:dawn |police )?raid (?:is )?(?:going on|right now|at our|in our)|(?:came|come|here) with a search warrant|searching our (?:office|offices|premises)",
  "hausdurchsuchung|durchsuchungsbeschluss|razzia (?:bei uns|im|in)|durchsuchen (?:gerade )?(?:unser\\w*|die|das|unsere)",
  "perquisition (?:en cours|dans|chez|ce matin)|perquisitionne\\w*|descente de (?:la )?police|orden de registro|registrando (?:la|nuestra|el|nuestro)|redada|allanando|allanamiento|perquisizione (?:in corso|in|da noi)|perquisendo|decreto di perquisizione",
);
const SYSTEM =
  "(?:site|website|web|shop|online ?shop|web ?shop|store|servers?|systems?|erp|app|till|tills|checkout|network|mail ?server|booking system|seite|internetseite|webseite|system|kasse|kassen|netzwerk|telefonanlage|serveurs?|boutique en ligne|boutique|caisse|caisses|systeme|reseau|tienda|tienda online|servidor|servidores|sistema|caja|red|sito|negozio online|cassa|casse|rete)";
export const IS_DOWN = anyOf(
  `${SYSTEM} (?:is|are|has been|have been|just went|went|keeps being) (?:\\w+ )?(?:down(?! (?:in|by|on|from|to|\\d))|offline|dead|unreachable|not loading|not responding)|${SYSTEM} (?:has|have|just) crashed`,
  `${SYSTEM} (?:ist|sind|seit \\w+) (?:\\w+ ){0,2}(?:down|offline|ausgefallen|abgesturzt|nicht erreichbar|tot|lahmgelegt)|${SYSTEM} (?:geht|gehen|lauft|laufen) (?:\\w+ )?nicht mehr`,
  `${SYSTEM} (?:est|sont) (?:\\w+ )?(?:en panne|hors ligne|inaccessibles?|plante|plantes|down|tombe)|${SYSTEM} ne (?:repond|repondent|marche|marchent|fonctionne|fonctionnent) plus`,
  `${SYSTEM} (?:esta|estan|lleva|se ha) (?:\\w+ )?(?:caid[oa]s?|fuera de servicio|inaccesible|colgad[oa])|${SYSTEM} no (?:responde|carga)|se ha caido (?:la|el) ${SYSTEM}`,
  `${SYSTEM} (?:e|sono) (?:\\w+ )?(?:giu|offline|ferm[oaie]|irraggiungibil[ei]|bloccat[oaie]|down)|${SYSTEM} non (?:risponde|va piu|funziona piu)`,
);
export const LAST_DAY = anyOf(
  "today is the (?:last day|deadline)|(?:last day|deadline|due date|time limit) (?:\\w+ )?today|(?:by|before) midnight|(?:expires|ends|is due|are due|runs out) (?:today|tonight|in an hour)|due today",
  "heute ist (?:der|die) (?:letzte tag|frist|stichtag|abgabe)|(?:endet|verfallt) (?:\\w+ )?heute|lauft (?:\\w+ )?heute (?:\\w+ ){0,2}(?:ab|aus)|bis mitternacht|letzter tag heute|heute (?:\\w+ ){0,3}(?:fallig|fristende|abgabeschluss)",
  "c est aujourd hui (?:le dernier jour|la date limite)|(?:dernier jour|date limite|delai|echeance) (?:\\w+ ){0,2}aujourd hui|avant minuit|(?:expire|se termine|prend fin) (?:aujourd hui|ce soir)",
  "hoy (?:es el ultimo dia|vence|termina|acaba|caduca)|(?:vence|termina|acaba|caduca) (?:el plazo )?hoy|antes de medianoche|ultimo dia hoy",
  "oggi (?:e l ultimo giorno|scade)|(?:scade|termina|finisce) (?:\\w+ )?oggi|entro mezzanotte|ultimo giorno oggi",
);
/** Nothing has been lost yet. */
export const NOT_YET = anyOf(
  "(?:not|never|nothing|didn t|haven t) (?:\\w+ )?(?:click\\w*|pa(?:y|id)|sent|enter\\w*)|(?:nichts|nicht|noch nicht) (?:\\w+ )?(?:geklickt|angeklickt|bezahlt|uberwiesen|eingegeben)",
  "(?:rien|pas) (?:\\w+ )?(?:clique|paye|envoye|saisi)|(?:nada|no he|no hemos|sin) (?:\\w+ )?(?:clic|pinchado|pagado|enviado|introducido)|(?:niente|nulla|non ho|non abbiamo) (?:\\w+ )?(?:cliccato|pagato|inviato|inserito)",
);
/** What is given away to a swindler opens an account. */
export const KEY_GIVEN = anyOf(
  "passwords?|login|credentials|passwort\\w*|zugangsdaten|mots? de passe|identifiants|contrasenas?|claves|credenziali",
);
