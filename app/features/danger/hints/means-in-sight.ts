import { TEXT_LANGUAGES, type TextLanguage } from "#app/features/topics/vocabulary/written-in";
import { isSaid, type Sign } from "../signs-in-parts";

/** What somebody who wants to die looks at again and again, who looks, and that it is too often or too long. Matched like the phrases in `danger.ts`. */
const LOOKED_AT: Record<TextLanguage, Sign> = {
  en: [
    /\b(?:look|looking|stare|staring|glance|glancing|eye|eyeing) (?:up |down |over )?(?:at )?(?:the|those|that|my|our|dad s|his) (?:\w+ )?(?:beams?|rafters?|ceiling hook|hook in|rope|noose|shotgun|rifle|gun cabinet|sleeping pills|pills|tracks|railway line|bridge)\b/,
    /\bi (?:\w+ ){0,2}?(?:keep|kept|always|often|can t stop|cannot stop|can t help)\b|\bi (?:\w+ )?(?:look|stare)\w*\b.{0,60}\b(?:too (?:often|much|long)|more than i should|every (?:day|night|evening)|all the time)\b|\bmy eyes (?:keep|always)\b/,
  ],
  de: [
    /\b(?:schau\w*|starr\w*|guck\w*|blick\w*|seh|sehe|betracht\w*) (?:ich )?(?:(?!auf|zu|an)\w+ ){0,4}(?:(?:auf|zu|an) )?(?:die|den|das|zum|zur) (?:\w+ )?(?:balken|dachbalken|deckenbalken|dachsparren|haken|strick|seil|gewehr|flinte|waffenschrank|tabletten|schlaftabletten|gleise|gleisen|brucke)\b/,
    /\bich\b.{0,60}\b(?:immer (?:wieder|ofter|langer)|standig|dauernd|zu (?:oft|lange)|ofter als|langer als|jeden (?:tag|abend)|jede nacht|ununterbrochen)\b|\b(?:immer (?:wieder|ofter)|standig|dauernd|jeden (?:tag|abend)|jede nacht)\b.{0,30}\bich\b/,
  ],
  fr: [
    /\b(?:regarde|regarder|fixe|fixer|contemple|contempler) (?:\w+ ){0,3}?(?:les|la|le|l) (?:\w+ )?(?:poutres?|corde|crochet|fusil|carabine|cachets|comprimes|rails|voies|pont)\b/,
    /\bje\b.{0,80}\b(?:sans (?:arret|cesse)|tout le temps|trop (?:souvent|longtemps)|plus que de raison|plus souvent que|chaque (?:jour|soir|nuit)|toujours|de plus en plus)\b|\bje (?:n arrete pas de|ne peux pas m empecher de|passe mon temps a|me surprends a)\b/,
  ],
  es: [
    /\b(?:miro|mirar|mirando|contemplo|contemplar|observo) (?:\w+ ){0,3}?(?:las|la|los|el) (?:\w+ )?(?:vigas?|soga|cuerda|gancho|escopeta|rifle|pastillas|vias|puente)\b/,
    /\b(?:mas de la cuenta|demasiado|todo el (?:dia|rato|tiempo)|a todas horas|sin parar|cada (?:dia|noche)|me quedo mirando|no (?:puedo )?(?:dejo|dejar|paro|parar) de mirar)\b/,
  ],
  it: [
    /\b(?:guardo|guardare|guardando|fisso|fissare|fissando) (?:\w+ ){0,3}?(?:le|la|il|i|lo) (?:\w+ )?(?:travi|trave|corda|cappio|gancio|fucile|pastiglie|pillole|binari|ponte)\b/,
    /\b(?:troppo|troppo spesso|piu del dovuto|in continuazione|continuamente|continuo a|ogni (?:giorno|sera|notte)|non (?:faccio|riesco) (?:altro che|a smettere di|che)|mi ritrovo a|mi fermo a)\b/,
  ],
};

/** Of beams, a bridge or a gun as goods or a building. */
const OF_A_BUILDING =
  /\b(?:renov\w*|restor\w*|survey\w*|woodworm|rot|rotten|crack\w*|repair\w*|loans?|financ\w*|insur\w*|sell\w*|sale|price\w*|architect\w*|statik\w*|holzwurm|morsch\w*|risse?|repar\w*|sanier\w*|verkauf\w*|kredit|versicher\w*|fissur\w*|charpent\w*|vermoulu\w*|vend\w*|pret|assur\w*|grietas?|carcoma|reform\w*|vender|credito|seguro|crep[ae]|tarl[io]|ristruttur\w*|prestito|assicur\w*|licen[cs]\w*)\b/;

/** Returns the languages in which folded words with single spaces tell that somebody cannot take their eyes off what they might die by. */
export const meansInSightLanguages = (words: string, among: readonly TextLanguage[] = TEXT_LANGUAGES): TextLanguage[] =>
  OF_A_BUILDING.test(words) ? [] : among.filter((language) => isSaid([LOOKED_AT[language]], words));
