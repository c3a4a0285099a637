/** What is one's own, a firm's or a field's is no general knowledge. */
const NOT_OURS =
  "(?!.*\\b(?:my|our|we|us|i|company|companies|firm|firms|business|customers?|clients?|tax\\w*|contracts?|ltd|gmbh|llc|inc|mein\\w*|unser\\w*|wir|ich|firma|unternehmen|kunden|\\w*steuer\\w*|vertrag\\w*|umsatz\\w*|mon|ma|mes|nos|notre|nous|je|entreprises?|societe|clients|impots?|contrats?|tva|mi|mis|nuestr\\w+|empresas?|sociedad|clientes|impuestos?|contratos?|iva|mio|mia|miei|nostr\\w+|azienda|aziende|impresa|imprese|clienti|tasse|contratt\\w+|visa|visum|visado|visto|patent\\w*|brevet\\w*|marken?|trade ?marks?|start ?ups?|funding|insolven\\w*|mortgage|salar\\w+|gehalt\\w*|wage\\w*|employ\\w*|staff|mitarbeiter\\w*|empleados?|dipendenti|salaries?|mercat\\w*|markets?|m[ae]rkt\\w*|marche|mercado|torta|gateau|demo|boite|krankenstand|normal|\\w*quote|\\w*zins\\w*|\\w*beitrag|\\w*betrag|\\w*grenze|mindestlohn|abfindung|momento|moment|assumere|responsabile|fertig|est ce|sarl|sas|sasu|eurl|ug|ag|kg|ohg|srl|spa|slu?|llp|plc|invoices?|receipts?|rechnung\\w*|quittung\\w*|factures?|recus?|facturas?|recibos?|fattur\\w+|ricevut\\w+|gewinn\\w*|revenue|profits?|margin|marge\\w*|benefices?|beneficios?|utili|deadline|frist\\w*|delai|plazo)\\b)";

const asked = (...beginnings: readonly string[]) =>
  // pattern: fixed words at the beginning, then one look ahead over the rest
  new RegExp(`^(?:hi |hey |hallo |bonjour |hola |ciao |please |bitte )?${NOT_OURS}(?:${beginnings.join("|")})\\b.*$`);

/**
 * Questions whose answer stands in an encyclopaedia or a map: inhabitants, heights, distances, who painted or discovered something, when something in history
 * was, what differs between two animals; and recommendations of films and books. In the five languages, against folded words with single spaces.
 */
export const GENERAL_KNOWLEDGE: readonly RegExp[] = [
  asked(
    "how many (?:people|inhabitants) (?:live|are there|does)|how many (?:kilomet\\w+|km|miles) (?:is|are|from|to|between)|how (?:far|long) is (?:it )?(?:the )?(?:\\w+ ){0,3}(?:from \\w+ to|river|wall|nile)|how (?:high|tall|deep|old|big|heavy|fast) (?:is|are|was|can|does) (?:the |an? )?",
    "who (?:painted|wrote|composed|invented|discovered|built|sang|directed|founded the (?:city|roman)) ",
    "(?:in )?(?:what|which) year (?:did|was|were) |when (?:did|was|were) (?:the )?(?:\\w+ ){1,4}(?:die|died|born|fall|fell|built|begin|end|invented|discovered|crowned|painted|war|sink)",
    "what (?:is|s) the difference between (?:an? )?(?:\\w+ )and (?:an? )?(?:(?!liability|lease)\\w+)$|how many (?:legs|bones|teeth|planets|stars|letters|players|hearts) (?:does|do|has|have|are)|what (?:language|currency) (?:do|is) (?:they|people|spoken|used)? ?(?:speak|use|in)",
    "(?:can you )?(?:recommend|suggest)(?: me| us)? (?:an? |some )?(?:good |nice |funny )?(?:films?|movies?|books?|novels?|series|songs?|restaurants?)",
  ),
  // Of nature: at what temperature something boils, how fast light is, how long an animal lives.
  asked(
    "(?:what (?:is|s) the |at what |what )(?:boiling|melting|freezing|temperature|speed|density|gravity|circumference|diameter)(?: point)?\\b(?:.*\\b(?:water|oil|iron|gold|lead|ice|milk|light|sound|earth|moon|sun|boils?|freezes?|melts?|altitude|sea level|la paz|quito|everest)\\b)",
    "(?:(?:at|ab|bei) (?:what|wie ?viel|welcher) (?:temperature|temperatur|grad) |wie heiss |wann )(?:does|do|kocht|siedet|gefriert|schmilzt|is|ist|muss|mussen)(?! (?:ich|wir|der prozess))|(?:was ist |wie hoch ist |wo liegt )?der (?:siede|schmelz|gefrier)punkt|wie schnell ist (?:das )?(?:licht|der schall)",
    "(?:a (?:quelle temperature|combien de degres)|(?:quel est|c est quoi) le point) (?:d ebullition|de fusion|de congelation|bout|boue?|gele|fond|est ce que|l eau|de l eau)|quelle est la vitesse (?:de la lumiere|du son)",
    "(?:a que temperatura|a cuantos grados) (?:hierve|se congela|se derrite|funde)|(?:cual es )?el punto de (?:ebullicion|fusion|congelacion)|(?:cual es|que es) la velocidad (?:de la luz|del sonido)",
    "(?:a che temperatura|a quanti gradi) (?:bolle|gela|congela|fonde|si scioglie)|(?:qual e |quale il )?(?:il )?punto di (?:ebollizione|fusione|congelamento)|qual e la velocita (?:della luce|del suono)",
  ),
  asked(
    "wie viele? (?:einwohner|menschen (?:leben|wohnen)|kilometer|beine|knochen|zahne|planeten|spieler)|wie (?:hoch|tief|alt|gross|schwer|schnell|weit|lang) (?:ist|sind|war|kann|wird) (?:es )?(?:der|die|das|ein|eine|von|bis)",
    "wer (?:hat )?(?:malte|schrieb|komponierte|erfand|entdeckte|baute|(?:\\w+ ){1,4}(?:gemalt|geschrieben|komponiert|erfunden|entdeckt|gebaut|gesungen))",
    "(?:in welchem jahr|wann) (?:ist|war|wurde|fiel|starb|begann|endete|lebte|sank)",
    "(?:was ist der|worin besteht der|welchen|was fur ein) unterschied (?:zwischen|gibt es zwischen) (?:\\w+ ){1,2}und (?:\\w+ )?\\w+$|welche (?:sprache|wahrung) (?:spricht|hat|wird)",
    "(?:kannst du |konnen sie )?(?:empfiehl|empfehlen|empfehle)\\w*(?: sie)?(?: mir| uns)? (?:bitte )?(?:eine?n? )?(?:gute[nsr]? |schone[nsr]? |lustige[nsr]? )?(?:film|filme|buch|bucher|roman|serie|lied|restaurant)",
  ),
  asked(
    "(?:il y a )?combien (?:y a t il )?d (?:habitants|os|etoiles)|combien de (?:kilometres|km|personnes vivent|pattes|dents|planetes|joueurs)|(?:quelle est la |quelle )(?:hauteur|distance|population|profondeur|longueur|superficie|taille) (?:de|du|d|entre|fait)|combien (?:mesure|pese) (?:le|la|l|un|une)|quel age a",
    "qui a (?:peint|ecrit|compose|invente|decouvert|construit|chante|realise)",
    "(?:en quelle annee|quand) (?:est|a|fut|ont|sont|etait)(?: ete)? ",
    "(?:quelle|c est quoi la) (?:est la )?difference (?:y a t il )?entre (?:un |une |le |la |l )?\\w+ et (?:un |une |le |la |l )?\\w+$|quelle langue (?:parle|parlent)",
    "(?:tu peux |pouvez vous )?(?:recommande\\w*|conseille\\w*|propose\\w*)(?: moi| nous)? (?:un |une |des )?(?:bon |bonne |bons )?(?:films?|livres?|romans?|series?|restaurants?)",
  ),
  asked(
    "cuant[oa]s (?:habitantes|personas viven|kilometros|km|patas|huesos|dientes|planetas|jugadores)|(?:que|cual es la) (?:altura|distancia|poblacion|profundidad|longitud|superficie) (?:de|del|entre|tiene|hay)|cuanto (?:mide|pesa) (?:el|la|un|una)|a que distancia (?:esta|hay)|que edad tiene",
    "quien (?:pinto|escribio|compuso|invento|descubrio|construyo|canto|dirigio)",
    "(?:en que ano|cuando) (?:fue|murio|cayo|nacio|se construyo|empezo|acabo|termino|se hundio|llego)",
    "(?:que|cual es la) diferencia (?:hay )?entre (?:un |una |el |la )?\\w+ y (?:un |una |el |la )?\\w+$|que (?:idioma|moneda) (?:hablan|se habla|usan)",
    "(?:me )?(?:recomiend\\w+|suger\\w+|aconsej\\w+)(?:me|nos)? (?:una? |algun |alguna )?(?:buen[oa]? )?(?:peliculas?|libros?|novelas?|series?|restaurantes?)",
  ),
  asked(
    "quant[ie] (?:abitanti|persone vivono|chilometri|km|zampe|ossa|denti|pianeti|giocatori)|quanto e (?:alto|alta|profondo|profonda|lungo|lunga|lontano|distante|grande|vecchio)|quanto (?:pesa|misura|dista) |quanti anni (?:ha|aveva) ",
    "chi ha (?:dipinto|scritto|composto|inventato|scoperto|costruito|cantato|diretto)|chi (?:dipinse|scrisse|compose|invento|scopri)",
    "(?:in che anno|in quale anno|quando) (?:e|fu|mori|cadde|nacque|inizio|fini|sono|venne) ",
    "(?:che|qual e la) differenza (?:c e )?(?:tra|fra) (?:un |uno |una |il |lo |la |l )?\\w+ e (?:un |uno |una |il |lo |la |l )?\\w+$|che (?:lingua|moneta) (?:si parla|parlano|usano)",
    "(?:mi |ci )?(?:consigli\\w*|suggeri\\w*|raccomand\\w*)(?:mi|ci)? (?:un |una |qualche )?(?:bel |buon |bella |buona )?(?:film|libr[oi]|romanz[oi]|serie|ristorant[ei]|canzon[ei])",
  ),
];
