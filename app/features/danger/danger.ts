import { asksForAnybody } from "#app/features/topics/classifier/asked-for-anybody";
import { isLikelyDanger } from "#app/features/topics/classifier/danger/enough-danger";
import { isIdleQuestion, isLanguageQuestion } from "#app/features/topics/classifier/idle-questions";
import type { Reading } from "#app/features/topics/classifier/reading";
import { withoutHyperbole } from "#app/features/topics/classifier/signs/hyperbole";
import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { TEXT_LANGUAGES, type TextLanguage } from "#app/features/topics/vocabulary/written-in";
import { bodyLanguages, happeningNow } from "./at-this-moment";
import { badAirLanguages } from "./bad-air";
import { SAID_ROUND_ABOUT } from "./danger-round-about";
import { withoutExasperation } from "./doubtful/exasperation";
import { withoutDismissal } from "./doubtful/matters-named";
import { saysOnlyWhen } from "./doubtful/only-when";
import { isOnlySilence } from "./doubtful/silence";
import { saysTooLittle } from "./doubtful/too-little";
import { isNotNow } from "./emergencies";
import { AND_I_TOO, OF_THINGS, withoutMatters } from "./figures-of-speech";
import { announcedLanguages } from "./harm/announced";
import { bodilyThreatLanguages } from "./harm/bodily-threats";
import { childrenNearbyLanguages } from "./harm/children-nearby";
import { followedLanguages } from "./harm/followed";
import { harmLanguages } from "./harm/harm-by-others";
import { meantHarmLanguages, withoutMeantHarm } from "./harm/meant-harm";
import { othersHarmedLanguages } from "./harm/others-harmed";
import { threatenedIfLanguages } from "./harm/threatened-if";
import { pictureThreatLanguages } from "./harm/threatened-with-pictures";
import { hintLanguages } from "./hints/hints";
import { languageOfDanger } from "./language-of-danger";
import { isMinor } from "./minors";
import { OF_NO_BODY } from "./no-body";
import { isOnlyOfCreatures, withoutTheirEnd } from "./pests/only-of-creatures";
import { isOnlyAsking, withoutPestsAndPlants } from "./pests/pests-and-plants";
import { presentDangerLanguages } from "./present-danger";
import { isMishap } from "./taken";
import { withoutToil } from "./toil";
import { withoutWeariness } from "./weariness";
import { withoutWhatKills } from "./what-kills";

/**
 * Phrases of people in danger: that they do not want to live, hurt themselves, or are beaten or threatened; both direct and indirect ones.
 * Matched against folded words with single spaces, so that "j'en" is `j en`.
 */
const SAYINGS: Record<TextLanguage, readonly RegExp[]> = {
  en: [
    /\b(?:kill|killing|hang|hanging|drown|drowning|poison|harm|hurt) (?:your|one|him|her)self\b|\b(?:painless|easiest|quickest|peaceful|fastest) (?:(?:way|method)s? )?(?:(?:to|of|for) )?(?:die|dying|death|suicide)\b|\btie a noose\b|\bpills? (?:to|would|does it take to|it takes to) (?:die|kill)\b|\blethal dose\b|\bhow to die\b/,
    /\bfall asleep and (?:never|not) wake\b|\b(?:it|this|everything) (?:all )?to be over\b|\bthe pain to (?:end|stop)\b|\bwhen i m (?:gone|dead) (?:next|tomorrow|tonight|this|soon)\b|\b(?:garage|car) (?:\w+ ){0,6}engine running\b|\bengine running\b.{0,30}\bgarage\b|\b(?:going|about|ready) to jump\b|\b(?:sees?|can t see|cannot see|see) any way out\b/,
    /\b(?:touche[sd]|touching|molest\w*|grope[sd]?) (?:me|my (?:daughter|son|kids?|little))\b|\b(?:sexually|physically) (?:abused?|assaulted|attacked)\b|\b(?:assaulted|attacked|stalks?|stalking) me\b|\bbruises?\b.{0,30}\b(?:husband|boyfriend|father|partner|home)\b/,
    /\b(?:kill|killing|hang|hanging|shoot|shooting|drown|drowning|harm|harming|hurt|hurting|cut|cutting|starve|starving|burn|burning) (?:myself|my self|ourselves|me and my)\b/,
    /\b(?:want|wanted|going|ready|plan|planning|wish i could|rather|like|prefer|decided|about) (?:to )?(?:just )?(?:die|be dead|disappear forever|sleep and never wake|not wake up|never wake up)\b/,
    /\b(?:end|ending|ended|take|taking|took) (?:my|my own|his own|her own|their own) (?:life|lives)\b|\bend it all\b|\bend it tonight\b|\bfinish it all\b/,
    /\b(?:wish|if) i (?:was|were|had) (?:dead|never (?:been )?born|not alive|gone)\b|\bwish i (?:would|could) (?:die|not wake up|disappear)\b/,
    /\b(?:do not|don t|dont|didn t|no longer|can t|cant|cannot|not) (?:really )?(?:want|wanna|wish)? ?(?:to )?(?:live|be alive|exist|be here|wake up|go on living|keep living|go on) (?:any ?more|any longer|tomorrow|like this)\b/,
    /\b(?:do not|don t|dont) (?:want|wanna) (?:to )?(?:live|be alive|exist|wake up|be here)\b/,
    /\bno (?:reason|point|will) (?:to|in|of) (?:live|living|being alive|go on|going on)\b|\bnothing (?:left )?to live for\b|\bnot worth living\b|\btired of (?:living|life|being alive)\b/,
    /\bbetter off (?:dead|without me)\b|\b(?:nobody|no one|noone) would (?:miss|notice if) (?:me|i)\b|\bnobody will miss me\b|\bburden to (?:everyone|everybody|my family)\b/,
    /\bsuicidal\b|\b(?:commit|committing|thoughts? of|thinking (?:of|about)|think (?:of|about)|considering|attempted|attempt|contemplating) (?:a )?suicide\b|\bsuicide (?:note|thoughts|attempt|plan)\b|\bmy suicide\b|\bcommitted suicide\b|\bself harm\w*\b/,
    /\b(?:jump|jumping|throw myself|step) (?:off|from|in front of|under)\b.{0,30}\b(?:bridge|roof|train|building|balcony|window|cliff|platform)\b|\bthrow myself\b/,
    /\b(?:overdos\w+|swallow\w* (?:all|a lot|too many)|took (?:all|too many|a lot of)|take all|taken too many)\b.{0,25}\b(?:pills|tablets|medication|sleeping)\b|\bsaved up (?:my )?pills\b|\bslit my\b|\bcut my (?:wrists?|arms?|legs?)\b|\bmy wrists\b/,
    /\bgoodbye (?:letter|note)s?\b|\bthis is goodbye\b|\bsay goodbye to (?:everyone|my (?:kids|children|family|wife|husband))\b|\b(?:won t|will not) be (?:here|around|alive) (?:tomorrow|much longer|any ?more|by)\b/,
    /\b(?:he|she|husband|wife|boyfriend|girlfriend|partner|father|dad|mother|mum|mom|ex|stepfather|brother|boss|son|uncle|they) (?:\w+ ){0,3}(?:hits?|hit|beats?|beating|punche[sd]|slaps?|slapped|strangle[sd]?|choke[sd]?|kicks|kicked|rape[sd]?|threw me|pushed me down|attacked) (?:me|us|my (?:kids|children|daughter|son|mother|sister|mum|mom))\b/,
    /\b(?:beats me|hits me|hitting me|beating me|raped|raping me|abuses me|abusing me|strangled me|choked me|held a knife|has a knife|has a gun|pulled a (?:knife|gun)|pointed a gun|threatened (?:me )?with a (?:knife|gun))\b/,
    /\b(?:threat\w*|going|wants?|trying|tried|swore|said he will|says he will|says he ll|will|gonna|try) (?:to )?(?:kill|murder|stab|shoot) (?:me|us|my (?:kids|children|family|daughter|son)|him|her|them|someone|somebody|everyone)\b/,
    /\b(?:afraid|scared|terrified|frightened) (?:of (?:my )?(?:husband|wife|boyfriend|girlfriend|partner|father|stepfather|ex|dad)|to go home|for my life|he will kill|he ll kill)\b|\bafraid (?:that )?(?:he|she) (?:will|might|ll|is going to) (?:kill|hurt)\b|\bnot safe at home\b|\bunsafe at home\b|\bfear for my life\b|\blocked (?:me )?in (?:the|my) (?:house|room|flat|basement)\b/,
    /\bi (?:want to|will|could|am going to|m going to|might|ll) (?:kill|murder|stab|shoot|strangle) (?:him|her|them|my (?:husband|wife|boss|ex|father|mother|partner|neighbou?r)|someone|somebody|everyone)\b/,
    /\b(?:see|seeing) no way (?:out|forward) (?:any ?more|but)\b|\bonly way out is\b.{0,20}\b(?:death|die|dying)\b|\bcan(?:no| ?)t take it any ?more\b|\bcan t go on\b|\bcannot go on\b|\bcant go on\b|\bi give up on life\b|\bdone with life\b/,
  ],
  de: [
    /\b(?:schmerzlos\w*|sanft\w*|schnell\w*) (?:\w+ )?(?:tod|sterben|umbring\w*)\b|\bsich (?:umbringen|umzubringen|erhangen|aufhangen|vergiften)\b|\btodliche dosis\b/,
    /\b(?:haut|schlogt|schlagt|wurgt) (?:mi|mich|meine mama)\b|\b(?:fasst|fasste|begrapscht) mich\b|\b(?:sexuell )?(?:missbraucht|belastigt|genotigt)\b.{0,20}\b(?:worden|wurde|mich)\b|\bstalkt mich\b|\balles soll (?:endlich )?vorbei sein\b|\bich springe?\b|\bam liebsten (?:\w+ ){0,6}(?:nie|nicht) (?:wieder|mehr) aufwach\w*\b/,
    /\b(?:mich|uns) (?:\w+ )?(?:umbringen|umzubringen|umbringe|erhangen|aufhangen|erschiessen|toten|ritzen|verletzen|vergiften|ertranken)\b|\b(?:bringe?|bring|hange?|ritze?|schneide|verletze) (?:ich )?(?:mich)\b(?: (?:um|auf|selbst|jeden|immer|wieder|damit))?/,
    /\b(?:selbstmord\w*|suizid\w*|lebensmude|todessehnsucht|selbstverletz\w*|freitod)\b|\bmir (?:das leben nehmen|etwas antun|was antun|die pulsadern)\b|\b(?:leben|allem|dem ganzen) ein ende (?:setzen|machen)\b|\bmein leben beenden\b/,
    /\b(?:will|mochte|wollte|wurde am liebsten|am liebsten|wunschte ich) (?:\w+ ){0,4}(?:sterben|tot sein|tot ware|nicht mehr leben|nicht mehr da sein|nicht mehr aufwachen|einschlafen und nie|nicht mehr weiterleben|nie geboren)\b/,
    /\b(?:nicht mehr|nimmer|nimma) (?:leben|weiterleben|da sein|aufwachen|aufzuwachen)\b|\bware (?:ich )?(?:am liebsten )?(?:lieber )?(?:tot|nie geboren|nicht mehr da)\b|\bohne mich (?:ware|waren|besser|geht)\b|\bbesser dran ohne mich\b|\bniemand (?:wurde mich )?vermiss\w*\b|\bnichts mehr wofur\b|\bkeinen sinn mehr\b.{0,20}\b(?:leben|alles)\b|\bleben (?:hat )?keinen sinn\b/,
    /\b(?:keinen|kein) (?:anderen )?(?:ausweg|lebenswillen) mehr\b|\bich kann nicht mehr\b(?! (?:(?!und|ich|weil|leben)\w+ ){0,2}(?:arbeiten|zahlen|bezahlen|liefern|warten|zusehen|mithalten|mitmachen|anmelden|einloggen|offnen|sehen|lesen|finden|essen|laufen|gehen|stehen|sitzen|tilgen|investieren|leisten|abschalten|telefonieren|\w+(?:ieren|halten|stellen|nehmen|zahlen))\b)|\bhalte (?:es|das) nicht mehr aus\b|\bvom (?:dach|hochhaus|balkon) (?:springen|sturzen)\b|\bvon der brucke\b|\bvor (?:den|einen) zug\b|\b(?:alle|viele|ganze packung|zu viele) (?:\w+ )?(?:tabletten|schlaftabletten|pillen) (?:\w+ )?(?:genommen|geschluckt|schlucken|nehmen)\b|\babschiedsbrief\w*\b|\bpulsader\w*\b|\bmorgen (?:bin ich )?nicht mehr da\b/,
    /\b(?:schlagt|verprugelt|wurgt|tritt|prugelt|missbraucht|vergewaltigt|bedroht|schlug|verprugelte|wurgte) (?:\w+ )?(?:mich|meine (?:kinder|tochter|mutter)|meinen sohn|die kinder)\b|\bmich (?:\w+ ){0,3}(?:schlagt|verprugelt|gewurgt|geschlagen|vergewaltigt|missbraucht|umbringt|umzubringen|tot schlagt)\b|\bvergewaltig\w*\b/,
    /\b(?:angst|furchte) (?:um mein leben|vor meinem (?:mann|ex|freund|vater|partner)|vor meiner (?:frau|mutter)|nach hause|dass er mich|er bringt mich)\b|\bdroht\w* (?:mir |uns )?(?:mit (?:dem|einem) messer|mich umzubringen|uns umzubringen|mit dem tod|mit mord)\b|\bbringt (?:mich|uns alle) um\b(?! (?:die|den|das|meine))|\b(?:mit|ein) messer auf mich\b|\bzu hause nicht sicher\b|\bhausliche gewalt\b/,
    /\bich (?:bringe|bring|steche|erschiesse) (?:ihn|sie|den|meinen? \w+) (?:um|ab)\b|\bich (?:erschiesse|erwurge) (?:ihn|sie|mich)\b/,
  ],
  fr: [
    /\b(?:mort|mourir) (?:\w+ )?(?:sans (?:douleur|souffrir)|vite)\b|\bse (?:tuer|suicider|pendre)\b|\bdose mortelle\b/,
    /\b(?:je vais|envie de) sauter\b|\bm endormir et ne (?:plus|jamais|pas)\b|\b(?:abuse|abusee?|attouchements|agress\w+ sexuelle\w*|agressee? sexuellement)\b|\bque tout (?:s arrete|soit fini)\b|\benvie d en finir\b|\b(?:me|m) (?:harcele|suit partout|touche la nuit|enferme)\b/,
    /\b(?:me|nous) (?:tuer|suicider|pendre|scarifier|mutiler|couper les veines|faire du mal|jeter (?:sous|du|d un|par)|foutre en l air|noyer|tirer une balle)\b|\bje me (?:tue|suicide|scarifie|mutile|coupe|pends|fais du mal|taillade)\b|\bsuicid\w*\b(?! squad)/,
    /\b(?:veux|voudrais|envie de|prefere|prefererais|aimerais|vais|pense a) (?:\w+ )?(?:mourir|crever|disparaitre|en finir|etre mort\w?|ne plus me reveiller|ne plus exister|m endormir et)\b/,
    /\b(?:mettre fin a mes jours|fin a ma vie|mettre fin a ma vie|en finir avec (?:la vie|tout|ma vie)|m oter la vie|lettre d adieu|lettres d adieu)\b/,
    /\bplus (?:envie de (?:vivre|rien vivre)|la force de (?:vivre|continuer)|vivre|goût a la vie|gout a la vie|de raison de vivre|aucune raison de vivre|etre la)\b|\b(?:mieux|tranquilles?|heureux) sans moi\b|\bpersonne ne (?:me )?(?:regretter\w*|remarquer\w*|manquer\w*)\b|\bje n en peux plus\b|\bj en peux plus\b|\ba quoi bon vivre\b|\bfatigue\w? de vivre\b|\baucune (?:autre )?issue\b|\bne (?:plus|jamais) me reveiller\b|\bdemain je ne serai plus\b|\bje ne serai plus la\b/,
    /\b(?:aval\w+|pris|prendre|prends) (?:\w+ ){0,3}(?:toutes?|tous|trop de|plein de|boite de|les) (?:\w+ ){0,2}(?:cachets|medicaments|comprimes|somniferes|pilules|gelules|plaquettes?|boite)\b|\bsauter (?:du|d un|de la|par la) (?:pont|toit|balcon|fenetre|immeuble)\b|\bsous (?:un|le) train\b|\bm ouvrir les veines\b/,
    /\b(?:il|elle|mari|femme|copain|compagnon|conjoint|pere|mere|ex|beau pere|on) (?:\w+ ){0,3}(?:me|nous|m a|m) (?:\w+ )?(?:frappe\w?|bat|tape|cogne|gifle\w?|etrangle\w?|viole\w?|menace de mort|roue de coups)\b|\b(?:me frappe|me bat|m a frappee?|m a violee?|m a etranglee?|frappe (?:mes|les) enfants)\b|\b(?:ete|me fait|fait) violee?\b/,
    /\b(?:menace|menacee?|va|veut|jure|dit qu il va) (?:\w+ )?(?:de )?(?:me|nous) (?:tuer|buter|planter|egorger)\b|\bmenaces? de mort\b|\bpeur (?:pour ma vie|de mon (?:mari|ex|conjoint|pere|copain)|de rentrer|qu il me)\b|\bun couteau (?:sur|contre) moi\b|\bpas en securite (?:chez moi|a la maison)\b|\bviolences? conjugales?\b/,
    /\bje vais (?:le|la|les) (?:tuer|buter|planter|egorger)\b|\benvie de (?:le|la) tuer\b/,
  ],
  es: [
    /\b(?:morir|muerte) (?:\w+ )?(?:sin (?:dolor|sufrir)|rapid\w+)\b|\b(?:matarse|suicidarse|ahorcarse)\b|\bdosis (?:mortal|letal)\b/,
    /\bvoy a saltar\b|\bquiero saltar\b|\bque todo (?:se acabe|termine|acabe)\b|\b(?:abus\w+ (?:de mi|sexual\w*)|agred\w+ sexualmente|me toca por las noches|me acosa|me encierra|me persigue)\b|\bdormirme y no despertar\b/,
    /\b(?:matarme|suicidarme|ahorcarme|colgarme|cortarme|hacerme dano|lastimarme|pegarme un tiro|tirarme (?:de|por|al|desde|bajo)|quitarme (?:la vida|de en medio)|autolesion\w*|cortarme las venas|herirme)\b|\bme (?:mato|suicido|corto los|corto las|autolesiono|hago dano|voy a matar)\b|\bsuicid\w*\b(?! squad)/,
    /\b(?:quiero|quisiera|ganas de|prefiero|preferiria|deseo|pienso en|me quiero|gustaria) (?:\w+ )?(?:morir|morirme|estar muert\w|desaparecer|dejar de (?:vivir|existir)|no despertar\w*|dormirme y no|no haber nacido)\b/,
    /\b(?:acabar|terminar) con (?:todo|mi vida|todo esto)\b|\bponer fin a mi vida\b|\bcarta de despedida\b|\bcartas de despedida\b|\bme despido de tod\w+\b/,
    /\b(?:no quiero|ya no quiero|no me quedan ganas de|sin ganas de|no tengo ganas de) (?:seguir )?(?:vivir|viviendo|despertar\w*|existir|estar aqui)\b|\b(?:mejor|estarian mejor|estaran mejor|vivirian mejor) sin mi\b|\bnadie me (?:echaria|va a echar) de menos\b|\bnadie me extranaria\b|\bno (?:le veo|tiene|encuentro) sentido (?:a )?(?:la vida|vivir|seguir)\b|\bno puedo mas\b|\bno aguanto mas\b|\bno veo (?:otra )?salida\b|\bcansad\w de vivir\b|\bmanana ya no estare\b|\bya no estare\b/,
    /\b(?:tomado|tomar|tome|tragado|tomarme|tragarme) (?:\w+ ){0,3}(?:pastillas|somniferos|frasco|medicamentos)\b|\b(?:saltar|tirarme) (?:del|de un|desde|por) (?:\w+ )?(?:puente|balcon|tejado|ventana|azotea)\b|\bal tren\b.{0,10}\btirarme\b|\bcortarme las\b/,
    /\b(?:el|ella|marido|mujer|novio|pareja|padre|madre|ex|esposo|padrastro|me) (?:\w+ ){0,3}(?:me|nos) (?:pega|pego|golpea|golpeo|maltrata|viola|violo|ahorca|estrangula|ha pegado|ha violado|da palizas)\b|\b(?:me pega|me golpea|me maltrata|me viola|me violo|me violaron|me han violado|me ha violado|pega a (?:mis|los) (?:hijos|ninos))\b|\bviolencia (?:de genero|domestica|machista)\b|\bmalos tratos\b/,
    /\b(?:amenaza\w*|dice|jura|quiere|va a|intento|ha intentado) (?:\w+ ){0,3}(?:matarme|matarnos|matar a mis)\b|\bme (?:va|quiere) a? ?matar\b|\bme amenaza (?:con (?:un|una)|de muerte)\b|\bamenazas? de muerte\b|\bmiedo (?:a mi (?:marido|pareja|ex|padre|novio)|de mi (?:marido|pareja|ex)|por mi vida|a volver a casa|de que me mate)\b|\bcon un cuchillo\b|\bno estoy segura en casa\b/,
    /\b(?:voy a|quiero|ganas de) (?:matarlo|matarla|matarle|matarlos|apunalarlo)\b/,
  ],
  it: [
    /\b(?:morire|morte) (?:\w+ )?(?:senza (?:dolore|soffrire)|in fretta|veloce)\b|\b(?:uccidersi|suicidarsi|impiccarsi)\b|\bdose (?:mortale|letale)\b/,
    /\b(?:stata|stato) (?:violentat\w|stuprat\w|picchiat\w|molestat\w|abusat\w)\b|\b(?:abusa|abusato|abusava) di me\b|\bmi (?:tocca|tocca la notte|chiude in casa|perseguita|molesta)\b|\bsto per (?:saltare|buttarmi)\b|\bche tutto (?:finisca|sia finito|finisse)\b|\bnon svegliarmi (?:mai )?piu\b|\blui e violento\b/,
    /\b(?:uccidermi|ammazzarmi|suicidarmi|impiccarmi|tagliarmi|farmi (?:del )?male|buttarmi (?:da|dal|sotto|giu|dalla|nel)|togliermi (?:la vita|di mezzo)|spararmi|autolesion\w*|ferirmi)\b|\bmi (?:uccido|ammazzo|suicido|taglio le|taglio i|taglio ogni|faccio del male|impicco)\b|\bsuicid\w*\b(?! squad)/,
    /\b(?:voglio|vorrei|preferirei|desidero|penso di|voglia di|meglio) (?:\w+ )?(?:morire|essere mort\w|sparire|scomparire|non svegliarmi|addormentarmi e non|non essere mai nat\w|non esistere)\b/,
    /\bfarla finita\b|\bporre fine alla mia vita\b|\bfinire tutto\b|\blettera d addio\b|\blettere d addio\b|\bdico addio a tutti\b/,
    /\b(?:non voglio|non ho voglia di|non ho piu voglia di|stanc\w di|nessun motivo per|nessuna ragione per|non ha senso) (?:piu )?(?:vivere|svegliarmi|continuare a vivere|esistere|esserci)\b|\bnon voglio piu (?:vivere|esserci|svegliarmi)\b|\b(?:meglio|bene) senza di me\b|\bnessuno (?:mi rimpiang\w*|sentira la mia mancanza|se ne accorg\w*)\b|\bnon ce la faccio (?:piu|proprio piu)\b|\bnon ne posso piu (?:di vivere|della vita)\b|\bnon vedo (?:altra )?via d uscita\b|\bnessuna via d uscita\b|\bla vita non ha (?:piu )?senso\b|\bdomani non ci saro\b|\bnon ci saro piu\b/,
    /\b(?:preso|prendere|ingoiato|ingoiare|prendo) (?:\w+ ){0,3}(?:pillole|pastiglie|sonniferi|pasticche|farmaci)\b|\b(?:saltare|gettarmi|buttarmi) (?:da|dal|giu|sotto)\b|\btagliarmi le vene\b|\bsotto (?:un|il) treno\b/,
    /\b(?:lui|lei|marito|moglie|fidanzato|compagno|padre|madre|ex|ragazzo|patrigno) (?:\w+ ){0,3}(?:mi|ci) (?:\w+ )?(?:picchia|mena|maltratta|violenta|stupra|strangola|prende a pugni|ha picchiat\w|ha violentat\w)\b|\b(?:mi picchia|mi mena|mi maltratta|mi ha picchiat\w|mi ha violentat\w|mi ha stuprat\w|mi violenta|picchia (?:i|mio|mia|miei) \w+)\b|\bviolenza (?:domestica|sessuale)\b|\bstupr(?:o|ata|ato)\b/,
    /\b(?:minaccia|vuole|dice|giura|ha minacciato|prova a|cerca di) (?:\w+ ){0,4}(?:uccidermi|ammazzarmi|ucciderci|ammazzarci|accoltellarmi)\b|\bmi (?:uccide|ammazza|vuole uccidere|vuole ammazzare)\b|\bminacce? di morte\b|\bpaura (?:di mio (?:marito|padre)|del mio (?:ex|compagno|ragazzo|fidanzato)|per la mia vita|di tornare a casa|che mi (?:uccida|ammazzi))\b|\bcon un coltello\b|\bnon sono al sicuro (?:a casa|in casa)\b/,
    /\b(?:voglio|vado a|sto per) (?:ucciderlo|ucciderla|ammazzarlo|ammazzarla|accoltellarlo)\b/,
  ],
};

/** Harmless expressions with the same words. */
const HARMLESS =
  /\bsuicide squad\b|\bfeeling suicidal lol\b|\bshoot (?:\w+ ){0,3}(?:commercial|video|film|ad|advert|spot|clip|documentary)s?\b|\bassociation (?:contre|de lutte contre) les violences (?:\w+ )?(?=cherche|recherche|a besoin)|\bno puedo mas con (?:hacienda|el papeleo|los papeles|mi gestor\w*|las facturas|el fisco)\b|\bmort\w? de rire\b|\btaglio netto\b|\bpast(?:illas|icche) (?:de|per) fren[oi]\b|\bme corto (?:el pelo|las unas)\b|\bmorir(?:me)? de risa\b|\bmourir de rire\b|\bmorire (?:dal|dalle) (?:ridere|risate)\b|\bme toca(?:ba)? \w{2,}(?:ar|er|ir)\b|\b(?:lo|puesto|turno) que me toca(?:ba)?\b|\bque me toca de\b|\bputting out fires\b|\b(?:anti|prevention of|preventing|prevention du|prevencion del?|prevenzione del?) suicid\w*\b|\b(?:suizid|selbstmord)(?:rate|raten|statistik\w*|pravention\w*)\b|\b(?:taux|tasas?|tassi|tasso) d[ei] suicid\w*\b|\bhit(?:s|ting)? (?:me|us) with (?:\w+ ){0,3}(?:lawsuit|claim|bill|fine|invoice|fees?|tax|penalty|notice|surcharge|audit)\b|\bhit(?:ting)? (?:my|our|the) (?:targets?|goals?|numbers|quota|kpis?|deadlines?)\b|\b(?:can t|cant|cannot) go on with (?:this|our|the|my) (?!life)\w+|\bich kann nicht mehr mit (?:mein|unser|dies|d)\w+ (?!leben)\w+|\babuse of (?:\w+ )?(?:dominan\w+|market|process|power)\b|\bsuicid\w* (?:prevention|rates?|statistics|drinks?|doors?|burn\w*|pact clause)\b|\bcareer suicide\b|\bselbstmord(?:kommando|attentat|mission)\w*\b|\b(?:commercial|political|financial|economic|business|brand) suicide\b|\b(?:dying|killing) (?:to (?:know|try|see|launch)|it)\b|\bsuicid\w* (?:commercial|economique|politique|comercial|economico|politico|commerciale)\b|\bkill (?:him|her|them|me) with kindness\b|\bcut myself (?:a|out|off|some|in|short)\b|\bkilling myself (?:laughing|with work)\b|\bhit(?:s|ting)? (?:me|us|him|her|them) up\b|\btape (?:\w+ )?sur (?:son|le|un|mon) clavier\b|\btocca\w* con mano\b|\bvon der konkurrenz (?:\w+ ){0,3}geschlagen\b|\b(?:parle plus (?:a|avec)|spricht nicht mehr mit|non parla piu con|no se hablan?|doesn t (?:talk|speak) to) (?:\w+ )?(?:frere|soeur|pere|fils|associe|vater|bruder|sohn|schwester|fratello|sorella|padre|socio|figlio|brother|sister|father|partner|son)\b/g;

/**
 * Business matters that are ended, cut, drowned in or threatened with (a lease, costs, debts, a lawsuit, a margin), company policies, and
 * corrections of a misunderstanding. They outweigh only a doubtful guess of the classifier, never a phrase or its clear verdict.
 */
const OF_BUSINESS =
  /\bgiv(?:e|ing) up (?:my|our|the) (?:\w+ )?(?:farm|shop|store|business|restaurant|lease|office|franchise|premises|pub|practice)\b|\b(?:nachbau(?:t|en)|nachgebaut|nachmach(?:t|en)|radar|autovelox|blitzer|geblitzt|multas?|amende|speed camera|parking ticket|child (?:maintenance|support)|alimony|unterhalt|alimenti|pension alimenti\w+)\b|\b(?:hedges?|trees?|fence|hecken?|baume?|zaun|haie|arbre|cloture|seto|arbol|valla|siepe|albero|recinzione)\b.{0,60}\b(?:sue|report|anzeigen|verklagen|plainte|denunciar\w*)\b|\b(?:divorc\w*|scheid(?:en lassen|ung\w*)|divorzi\w*)\b|\b(?:serai je|suis je|sera|est) (?:\w+ )?(?:debitee?|prelevee?)\b|\bdrown\w* in (?:my |our )?(?:debts?|work|paper\w*|e ?mails?|invoices|bills|loans?)\b|\bertrink\w* in (?:schulden|arbeit|papier\w*|rechnungen|e ?mails?)\b|\bnoye\w* (?:sous|dans) les (?:dettes|factures|papiers|mails|commandes)\b|\bahoga\w* (?:en|de|por(?: las)?) (?:deudas|trabajo|papel\w*|facturas|correos)\b|\baffog\w* n(?:ei|elle|el|ella) (?:debiti|lavoro|carte|fatture|burocrazia|mail)\b|^(?:no |nein |non )?(?:i (?:said|meant|mean)|ich (?:sagte|meinte|meine)|je (?:parle|parlais|voulais dire)|me refiero|quise decir|intendevo|ho detto) .{1,60} (?:not|nicht|pas|no|non) |\b(?:commercial|political|financial|economic|business|brand|career) suicide\b|\b(?:work|workplace|company|staff|school) polic(?:y|ies)\b|\bpolic(?:y|ies) (?:on|against|for)\b|\b(?:end|ending|cancel|cancelling|terminate|terminating|cut|cutting|break|dissolve) (?:\w+ ){0,2}(?:lease|tenancy|contract|agreement|partnership|subscription|franchise|costs?|prices?|budgets?|spending|overheads?|middlem[ae]n)\b|\bno way out of (?:this|the|my|our|that|a) (?:\w+ )?(?:lease|tenancy|contract|agreement|deal|partnership|subscription|franchise|clause)\b|\bthreat(?:ens?|ening|ened) (?:\w+ )?(?:to|with) (?:sue|stop|cancel|withdraw|resign|quit|terminate|a lawsuit|legal action|court)\b|\bbring(?:t|en) uns um (?:die|den|das|unsere?n?) (?:marge|gewinn|kund\w+|umsatz|auftrag|auftrage|geschaft|vorsprung|markt\w*)\b|\b(?:mietvertrag|vertrag|pachtvertrag|arbeitsvertrag|partnerschaft) (?:\w+ ){0,2}(?:beenden|kundigen|auflosen)\b|\b(?:kosten|preise|ausgaben) (?:senken|kurzen|streichen)\b|\b(?:mettre fin|resilier|rompre|arreter) (?:\w+ ){0,2}(?:bail|contrat|partenariat|abonnement)\b|\b(?:reduire|couper|baisser) (?:\w+ )?(?:couts|depenses|prix)\b|\b(?:terminar|rescindir|cancelar|romper) (?:\w+ ){0,2}(?:contrato|alquiler|arrendamiento|sociedad|acuerdo)\b|\b(?:recortar|reducir|bajar) (?:\w+ )?(?:costes|costos|gastos|precios)\b|\b(?:terminare|rescindere|disdire|chiudere|sciogliere) (?:\w+ ){0,2}(?:contratto|affitto|locazione|societa|accordo)\b|\b(?:tagliare|ridurre|abbassare) (?:\w+ )?(?:costi|spese|prezzi)\b/;

/** What companies or states do about such matters: a text that names it, and no person, seeks advice about it. */
const OF_A_FIELD =
  /\b(?:prevention|policy|policies|training|trainings|awareness|moderation|statistics|laws?|regulations?|compliance|licen[cs]\w*|workshops?|guidelines?|pravention\w*|richtlinien?|schulung\w*|gesetze?|politique|formation|reglement\w*|lois?|prevencion|politica|formacion|leyes|ley|normativa|prevenzione|formazione|leggi|legge|normativ\w+)\b/;

/** Organisations that help people in danger and seek funding. */
const OF_A_HELPER =
  /\b(?:we (?:are|run)|wir (?:sind|betreiben|leiten)|somos|gestionamos|siamo|gestiamo) .{0,60}\b(?:funding|funds?|donations?|donors?|grants?|money|geld|spenden|fordermittel|fordergelder|fondos|donaciones|subvenciones|dinero|fondi|donazioni|soldi)\b/;

/** A whole document is about others; only a short one may be somebody's own letter. */
const MAX_READ_LENGTH = 4_000;

/**
 * Returns the language to answer in if somebody says that they or others are in mortal danger, are being hurt, or are in a current
 * emergency; otherwise null. Phrases alone are enough, and so is the classifier alone. `page` is the language of the page, for a text that leaves it open.
 */
export function dangerIn(text: string, reading: Reading, page: string | null = null): TextLanguage | null {
  if (text.length > MAX_READ_LENGTH || isOnlySilence(text)) return null;
  const words = wordsOf(withoutHyperbole(text)).map(({ folded }) => folded);
  const all = words.join(" ");
  const ofBodies = withoutMatters(withoutPestsAndPlants(withoutExasperation(all))).replace(OF_NO_BODY, " ");
  const happening = [...new Set([...happeningNow(ofBodies), ...bodyLanguages(ofBodies)])];
  if (happening.length > 0) return happening.length > 1 ? languageOfDanger(text, happening, page) : happening[0]!;
  const isOfSomebody = words.some(speaksOfSomebody);
  if (!isOfSomebody && (OF_A_FIELD.test(all) || OF_A_HELPER.test(all))) return null;
  const ofPeople = withoutWhatKills(ofBodies.replace(OF_THINGS, " "));
  const rest = withoutToil(withoutWeariness(ofPeople.replace(HARMLESS, " ")));
  if (isOnlyOfCreatures(text) && languagesSaidIn(withoutTheirEnd(rest)).length === 0) return null;
  const said = languagesSaidIn(rest);
  if (ofPeople !== all && AND_I_TOO.test(rest)) return languageOfDanger(text, said, page);
  // If only a company or a cost dies or kills, and no person is left, the classifier means that.
  if (said.length === 0 && ofPeople !== all && !rest.split(" ").some(speaksOfSomebody)) return null;
  // The same if only harmless expressions or a bare request for help remain.
  if (said.length === 0 && (saysNoMore(text, rest) || saysOnlyWhen(words) || saysTooLittle(words))) return null;
  const isDoubtful = rest !== all || OF_BUSINESS.test(all) || isIdleQuestion(text) || isNotNow(all);
  return said.length === 0 && !isLikelyDanger(reading, { isOfSomebody, isDoubtful }) ? null : languageOfDanger(text, said, page);
}

/** Returns what a text tells beside figures of speech, in folded words; null if it uses none. */
export function withoutFigures(text: string): string | null {
  const words = foldedWords(text.slice(0, MAX_READ_LENGTH));
  if (isOnlySilence(text)) return "";
  const told = foldedWords(withoutHyperbole(text.slice(0, MAX_READ_LENGTH)));
  const rest = withoutDismissal(withoutWhatKills(withoutMatters(withoutExasperation(told)).replace(OF_THINGS, " ")).replace(HARMLESS, " "));
  return rest === words ? null : rest.replace(/ +/g, " ").trim();
}

const saysNoMore = (text: string, rest: string) =>
  (isOnlyAsking(rest) && text.trim() !== "") || asksForAnybody(text) || isLanguageQuestion(text);

/**
 * What is said to somebody: of a body; of what goes on now; to those who speak of harming another; to those who see another harmed; of danger without a
 * sign that it is there at this moment; or, where no phrase says what it is, what is right for anybody.
 */
export type DangerKind = "body" | "now" | "meant" | "seen" | "later" | "any";

/** Returns what kind of danger a text tells of, given that it tells of one. */
export function kindOfDanger(text: string): DangerKind {
  if (text.length > MAX_READ_LENGTH) return "later";
  const words = foldedWords(text);
  const isOfBody = bodyLanguages(words.replace(OF_NO_BODY, " ")).length > 0;
  if (isMishap(words, isOfBody)) return "body";
  if (threatenedIfLanguages(words).length > 0 || badAirLanguages(words).length > 0) return "now";
  const others = withoutMeantHarm(words);
  const isMeant = others !== words || announcedLanguages(words).length > 0;
  // Who means to harm somebody and is harmed themselves, or means to die with them, is in danger.
  if (isMeant && !OF_ONESELF.test(others) && presentDangerLanguages(others).length === 0) return "meant";
  if (presentDangerLanguages(words).length > 0) return "now";
  if (isOfBody) return "body";
  if (happeningNow(words).length > 0) return "now";
  if (isOfOthers(words)) return "seen";
  return OF_ONESELF.test(words) || languagesSaidIn(words).length > 0 ? "later" : "any";
}

/** Returns whether a text that tells of danger is that of a minor. */
export const isOfMinor = (text: string): boolean => text.length <= MAX_READ_LENGTH && isMinor(foldedWords(text));

const foldedWords = (text: string) =>
  wordsOf(text)
    .map(({ folded }) => folded)
    .join(" ");

/** What is done to the writer, too. */
const OF_ONESELF =
  /\b(?:(?:hits?|beats?|hurts?|slaps?|kicks?|chokes?|rapes?|touche[sd]) (?:her and me|me|us)|and me(?: too)?|me too|(?:schlagt|haut|tritt|prugelt|verprugelt|wurgt|bedroht|fasst|missbraucht|vergewaltigt|bring\w*|hange?|erschiesse?|tote) (?:\w+ )?mich|mich (?:\w+ ){0,2}?(?:umbring\w*|umzubring\w*|tot\w*|erschiess\w*|erhang\w*|geschlagen|schlagt|haut|selbst|auch|um)|uns auch|me (?:frappe|bat|tape|touche)|moi aussi|me (?:pega|golpea|toca)|a mi tambien|mi (?:picchia|mena|tocca)|anche me|myself|suicid\w*|umbring\w* (?:will|mich)|matarme|ammazzarmi|me tuer|(?:to|will|might) die|sterben|mourir|morir\w*|morire)\b/;

const isOfOthers = (words: string) =>
  !OF_ONESELF.test(words) && (othersHarmedLanguages(words).length > 0 || childrenNearbyLanguages(words).length > 0);

/** Words for oneself, for the person spoken to, or for somebody who does something to them. */
const SOMEBODY = new Set(
  `i im ive id ill me my you your yourself oneself himself herself dich sich myself mine us ich mich mir mei mein meine meinem meinen meiner mi uns je j me m moi mon ma mes nous moi yo me mi mis conmigo nos io mi mia mio miei mie
  me noi ci he she they er sie il elle el ella lui lei vorrei voglio penso sto quiero quisiera estoy pienso ojala`.split(/\s+/),
);
/** Spanish and Italian append 'me' to a verb: 'matarme', 'addormentarmi'. */
const TO_MYSELF = /^\w{3,}[aei]r(?:me|mi)$/;
/** Returns whether a text says 'I' or 'you', or speaks of him or her. */
export const mentionsSomebody = (text: string): boolean => wordsOf(text).some(({ folded }) => speaksOfSomebody(folded));

const speaksOfSomebody = (word: string) => SOMEBODY.has(word) || TO_MYSELF.test(word);

/** Phrases that have a file for each kind. */
const SAID_BY_KIND = [
  harmLanguages,
  presentDangerLanguages,
  bodilyThreatLanguages,
  followedLanguages,
  pictureThreatLanguages,
  othersHarmedLanguages,
  childrenNearbyLanguages,
  meantHarmLanguages,
  announcedLanguages,
  threatenedIfLanguages,
  hintLanguages,
] as const;

/** Returns the languages of the phrases found in folded words with single spaces. */
export const languagesSaidIn = (words: string, among: readonly TextLanguage[] = TEXT_LANGUAGES): TextLanguage[] =>
  among.filter(
    (language) =>
      [...SAYINGS[language], ...SAID_ROUND_ABOUT[language]].some((saying) => saying.test(words)) ||
      SAID_BY_KIND.some((languages) => languages(words, [language]).length > 0),
  );
