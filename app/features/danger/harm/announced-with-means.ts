import type { TextLanguage } from "#app/features/topics/vocabulary/written-in";
import type { Sign } from "../signs-in-parts";

/**
 * Violence announced by its means: that a weapon is brought and who comes first, poison for a cup, where somebody lives and what they will see tonight, who
 * will not live to see Christmas. Matched like the phrases in `danger.ts`; the parts stand in any order.
 */
export const ANNOUNCED_WITH_MEANS: Record<TextLanguage, readonly Sign[]> = {
  en: [
    [
      /\b(?:rat poison|poison|arsenic|antifreeze|cyanide|sleeping pills)\b/,
      /\b(?:coffee|tea|food|drink|lunch|soup|glass|cup|water bottle)\b/,
      /\bi (?:\w+ ){0,3}?(?:put|pour|slip|mix|drop|tip)\b/,
    ],
    [
      /\b(?:axe|gun|rifle|shotgun|pistol|revolver|knife|machete|crowbar|hammer|(?:base ?ball )?bat|iron bar)\b/,
      /\bi(?: m| ll| am| will)? (?:be )?wait(?:ing)? (?:\w+ ){0,3}?for\b|\b(?:fired|sacked|cheated|robbed|ruined) me\b.{0,60}\bi (?:bought|have|got|ve got|ve bought)\b|\bgrow up without (?:a|their)\b/,
    ],
    [
      /\b(?:axe|gun|guns|rifle|shotgun|pistol|revolver|knife|machete|nail gun|crowbar|hammer|baseball bat|petrol|gasoline|chainsaw|bomb)\b/,
      /\bi(?: m| ll| ve| will| am| have)? (?:\w+ ){0,2}?(?:bring|bringing|take|taking|come|coming|walk|walking|sharpened|loaded|got|carry|carrying|turn up|show up)\b|\bim (?:bringing|taking|coming)\b/,
      /\b(?:\w+ (?:goes|is|will be|ll be|dies|comes|gets it) first|(?:gets?|will get) it\b|start(?:ing)? with (?:the|my)|first (?:one )?to (?:go|die)|won t (?:leave|walk out|go home)|see what (?:happens|they get)|(?:own|with) blood|blood (?:will|is going to) (?:flow|run|be))\b/,
    ],
    [
      /\bi (?:know|found out|ve found out) where (?:the|my|that|he|she|they|this)\b.{0,40}\b(?:lives?|sleeps?|parks?|home|house)\b/,
      /\b(?:tonight|tomorrow|soon|today)\b.{0,40}\b(?:finds? out|learns?|pays?|regrets?|sees? what|will see|ll see|gets? (?:it|what))\b/,
    ],
    [
      /\b(?:won t|will not|never|wont) (?:live to )?see (?:\w+ )?(?:christmas|easter|summer|tomorrow|monday|the weekend|new year|daylight|his|her)\b/,
      /\bi (?:ll|will|m going to) (?:make sure|see to|take care of|guarantee)\b/,
    ],
  ],
  de: [
    [
      /\b(?:rattengift|gift|arsen|frostschutz\w*|zyankali|schlaftabletten)\b/,
      /\b(?:kaffee|tee|essen|suppe|glas|tasse|getrank|wasserflasche)\b/,
      /\b(?:ich (?:\w+ ){0,3}?(?:tue|tu|mische|misch|kippe|gebe|schutte)|(?:tue|tu|mische|misch|kippe|schutte) ich|kommt|kriegt|bekommt)\b/,
    ],
    [
      /\b(?:axt|beil|messer|pistole|revolver|gewehr|schrotflinte|machete|hammer|brechstange|baseballschlager|eisenstange)\b/,
      /\b(?:ich warte|warte ich|lauere ich|ich lauere)\b|\bohne (?:vater|mutter|papa|mama)\b|\bhat mich (?:\w+ )?(?:gekundigt|gefeuert|betrogen|ruiniert|rausgeworfen)\b.{0,60}\b(?:pistole|messer|gewehr|axt)\b/,
    ],
    [
      /\b(?:axt|beil|messer|pistole|revolver|gewehr|schrotflinte|flinte|waffe|machete|hammer|brechstange|baseballschlager|benzin|kettensage|bombe|nagelpistole)\b/,
      /\b(?:nehme?|bringe?|komme?) ich\b|\bich (?:\w+ ){0,3}?(?:nehme?|bringe?|komme?|mitnehme|mitbringe)\b|\b(?:geschliffen|geladen|gekauft|besorgt)\b/,
      /\b(?:als erste\w*|zuerst|fange? (?:\w+ )?(?:beim|bei|mit)|ist (?:\w+ ){0,4}?(?:dran|fallig)|erlebt (?:ihr|der|die|er|sie) (?:was|etwas)|wird (?:er|sie) sehen|blut (?:fliessen|fliesst)|(?:fliesst|fliessen) (?:\w+ )?blut)\b/,
    ],
    [
      /\bich weiss (?:\w+ )?wo\b.{0,40}\b(?:wohnt|wohnen|schlaft|parkt|lebt|arbeitet)\b/,
      /\b(?:heute|morgen|bald|nachts)\b.{0,40}\b(?:sehen|merken|spuren|erleben|bereuen|bussen|dran|zahlen|bezahlen)\b/,
    ],
    [
      /\berleb(?:t|en) (?:\w+ ){0,2}?(?:weihnachten|ostern|den sommer|morgen|montag|neujahr|das wochenende|den \w+) (?:\w+ )?(?:nicht|nimmer)\b/,
      /\b(?:dafur sorge?|sorge? ich|kummere? ich mich|dafur kummere?)\b/,
    ],
  ],
  fr: [
    [
      /\b(?:mort aux rats|poison|arsenic|antigel|cyanure|somniferes)\b/,
      /\b(?:cafe|the|repas|nourriture|soupe|verre|tasse|boisson|gourde)\b/,
      /\b(?:je|j) (?:\w+ ){0,3}?(?:mets|mettre|mettrai|verse\w*|glisse\w*|melange\w*)\b/,
    ],
    [
      /\b(?:hache|couteau|fusil|pistolet|revolver|flingue|machette|marteau|batte|barre de fer|carabine)\b/,
      /\b(?:j attends|je l attends|je les attends|je guette)\b|\bsans (?:pere|mere|papa|maman)\b|\bm a (?:vire\w*|licencie\w*|vole\w*|ruine\w*)\b.{0,60}\bj ai (?:\w+ )?(?:achete|pris|charge)\b/,
    ],
    [
      /\b(?:haches?|couteaux?|fusil|flingue|pistolet|revolver|arme|machette|marteau|batte|essence|tronconneuse|bombe|carabine)\b/,
      /\b(?:j|je) (?:\w+ ){0,2}?(?:amene\w*|apporte\w*|emmene\w*|viens|viendrai|debarque\w*|prends|arrive)\b|\bj ai (?:le|un|mon)\b|\b(?:aiguisee?|chargee?|achetee?)\b/,
      /\b(?:(?:passe|y passe|sera|est|va) (?:\w+ )?(?:en premier|le premier|la premiere)|commence(?:rai)? par|c est (?:\w+ )?(?:le |son )?tour (?:de|du)|sang (?:va )?coule\w*|va comprendre|vont comprendre|y passera)\b/,
    ],
    [
      /\bje sais ou\b.{0,30}\b(?:habite|vit|dort|se gare|travaille|crèche)\b/,
      /\b(?:ce soir|demain|bientot|cette nuit)\b.{0,40}\b(?:comprendre|payer|regretter|voir|souvenir|paye\w*|apprendre)\b/,
    ],
    [
      /\b(?:ne verra|verra|verront) (?:pas|plus|jamais) (?:noel|l ete|demain|paques|le jour|lundi|le week end)\b/,
      /\b(?:je m en (?:charge|occupe)|j y veillerai|je vais m en (?:charger|occuper)|grace a moi)\b/,
    ],
  ],
  es: [
    [
      /\b(?:matarratas|veneno|arsenico|anticongelante|cianuro|somniferos)\b/,
      /\b(?:cafe|te|comida|sopa|vaso|taza|bebida|botella)\b/,
      /\b(?:le |les )?(?:pongo|echo|echare|pondre|voy a (?:poner|echar)\w*|mezclo)\b/,
    ],
    [
      /\b(?:hacha|cuchillo|pistola|revolver|escopeta|machete|martillo|bate|barra de hierro|navaja)\b/,
      /\b(?:espero a(?:l| mi| ese| la)?|lo espero|la espero|le espero)\b|\bsin (?:padre|madre)\b|\bme (?:despidio|robo|arruino|echo)\b.{0,60}\b(?:ya )?(?:tengo|he comprado|compre)\b/,
    ],
    [
      /\b(?:hacha|cuchillo|pistola|revolver|escopeta|rifle|machete|martillo|bate|gasolina|motosierra|bomba|navaja|arma)\b/,
      /\b(?:llevo|traigo|vengo|voy|entro|me llevo|aparezco|cogere|llevare|vendre)\b|\btengo (?:el|la|un|una)\b|\b(?:afilado|cargad[oa]|comprado)\b/,
      /\b(?:(?:va|sera|es|cae|muere) (?:el |la )?primer[oa]|empiezo (?:por|con)|empezare (?:por|con)|corr\w+ (?:la )?sangre|le toca al?|les toca|se va a enterar|se van a enterar|no sale)\b/,
    ],
    [
      /\bse donde (?:vive|duerme|aparca|trabaja|para)\b/,
      /\b(?:esta noche|manana|hoy|pronto)\b.{0,40}\b(?:se va a enterar|se enterara|lo va a pagar|lo pagara|va a ver|vera|se arrepentira|lo lamentara)\b/,
    ],
    [
      /\bno (?:llega|llegara|vera|vive) (?:a |hasta )?(?:la |el )?(?:navidad|verano|manana|lunes|semana santa|fin de ano|fin de semana)\b/,
      /\b(?:de eso me (?:encargo|ocupo)|me (?:encargo|encargare|ocupo)|ya me encargo|yo me encargo)\b/,
    ],
  ],
  it: [
    [
      /\b(?:topicida|veleno|arsenico|antigelo|cianuro|sonniferi)\b/,
      /\b(?:caffe|te|cibo|minestra|bicchiere|tazza|bevanda|borraccia|pranzo)\b/,
      /\b(?:metto|mettero|verso|verserò|sciolgo|gli do)\b/,
    ],
    [
      /\b(?:ascia|coltello|pistola|rivoltella|fucile|machete|martello|mazza|spranga)\b/,
      /\b(?:aspetto (?:il|la|l|quel)|lo aspetto|la aspetto)\b|\bsenza (?:padre|madre)\b|\bmi ha (?:licenziat[oa]|derubat[oa]|rovinat[oa])\b.{0,60}\b(?:ce l ho|ho comprato)\b/,
    ],
    [
      /\b(?:ascia|accetta|coltello|pistola|rivoltella|fucile|machete|martello|mazza|benzina|motosega|bomba|arma)\b/,
      /\b(?:porto|vengo|arrivo|entro|prendo|portero|verro|mi presento)\b|\bho (?:il|la|un|una)\b|\b(?:affilato|caricat[oa]|comprato)\b/,
      /\b(?:(?:e|sara|va|tocca|muore) (?:\w+ ){0,3}?(?:il|la|per) prim[oa]|comincio (?:dal|dalla|da|con)|inizio (?:dal|dalla|da|con)|tocca al?|tocca alla|scorr\w+ (?:il )?sangue|vedra|vedranno|non esce)\b/,
    ],
    [
      /\bso dove (?:abita|vive|dorme|parcheggia|lavora|sta)\b/,
      /\b(?:stasera|stanotte|domani|presto|oggi)\b.{0,40}\b(?:vedra|pagher\w+|se ne accorger\w+|capira|se ne pentira|lo scoprira)\b/,
    ],
    [
      /\bnon (?:arriva|arrivera|vedra|vede) (?:a |fino a )?(?:il |la )?(?:natale|pasqua|domani|lunedi|capodanno|estate|fine settimana)\b/,
      /\b(?:ci penso io|me ne occupo io|me ne incarico|ci pensero io)\b/,
    ],
  ],
};
