const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** Small words around a short answer, in English, German, French, Spanish and Italian. They say nothing by themselves. */
export const AROUND = setOf(`
  a an the it its it's is s are be that this these those one ones of them or and but so then well oh ok okay please thanks thank you i we me my us would d like want prefer rather maybe perhaps think guess mean really just
  about more with to for in on at do does have has can could you your got any some there here show give see let take go option number answer get something someone somebody anything anyone anybody good enough all in i'm m am
  der die das den dem des es ist sind ein eine einen einer und oder aber dann also na ach bitte danke ich wir mir mich mochte hatte gern gerne lieber eher vielleicht glaube denke meine doch mal nur uber mit zu zum zur
  im am an auf von davon gibt haben sie hast du habt ihr zeig zeigen nehme nummer option noch was etwas jemand jemanden geht ginge kann konnte konnen man auch so denen habe bin
  le la les l un une des de du d et ou mais alors bon ah ben svp s il vous te plait merci je j on nous me m veux voudrais prefere plutot peut etre crois pense c ce ca est cela avec pour en y a avez montrez moi
  numero quelque chose quelqu serait possible eux la parmi tu toi plus ai suis
  el los las lo una uno unos unas y o pero pues ah por favor gracias yo me nos quiero quisiera prefiero mejor quiza quizas tal vez creo es eso esa ese esto esta este estos estas esos con para hay puede ser de del
  opcion algo alguien tiene tienes ellos ellas muestrame dame seria tengo mas
  il lo gli i uno e ed o ma allora beh per favore grazie io mi ci voglio vorrei preferisco meglio forse credo penso questo questa questi queste quello quella quelli con ce c sono puo si di del
  della opzione qualcosa qualcuno ha hai loro fammi vedere dammi sarebbe che piuttosto piu ho`);

export const YES =
  setOf(`ok okay yes yeah yep yup yea sure right correct exactly indeed fine great perfect agreed absolutely definitely certainly
  ja jawohl jo jep genau stimmt richtig klar korrekt gut super perfekt einverstanden passt natürlich naturlich sicher exakt
  oui ouais exactement parfait volontiers tout fait bien sur accord voila juste
  si exacto exactamente correcto vale claro perfecto acuerdo asi efectivamente
  esatto esattamente certo perfetto giusto proprio cosi va bene`);

export const NO = setOf(`no nope nah not none neither nor nothing isn aren
  nein nee ne nö nicht keiner keine keins keines keinen keinem weder ohne
  non pas aucun aucune ni ne sans rien
  ninguno ninguna ningun tampoco nada sin
  nessuno nessuna neanche niente senza`);

/** Whom or what a no means: 'not him', 'keine von denen', 'ellos no'. */
export const OF_WHOM = setOf(`him her he she they their either don't dont don t doesn like convinced convincing
  ihn ihm ihr ihnen er gefallen gefallt passen uberzeugt uberzeugen
  lui elle elles celui ci ceux celle celles plait plaisent convient trois
  ella gusta gustan convence convencen tres
  lei piace piacciono convince convincono tre`);

export const MORE = setOf(`more next others other another else different better further
  mehr noch weitere weiteren weiterer nachste nachster nachsten nachstes andere anderer anderen anderes anders bessere besserer besseren besseres
  encore suivant suivante suivants autre autres plus mieux meilleur meilleure
  mas siguiente siguientes otro otra otros otras mejor
  ancora altro altra altri altre avanti prossimo prossima prossimi migliore`);

export const SOONER = setOf(`sooner soonest earlier earliest faster quicker asap
  fruher fruhere fruherer fruheren fruheres schneller schnellere schnellerer eher ehest schnell schnellstmoglich zeitnah zeitnaher
  tot vite avant rapide rapidement
  antes pronto cuanto rapido
  prima presto veloce velocemente`);

/** After a no they say that there is no hurry. */
export const NOW = setOf(`now immediately rush hurry urgent
  jetzt gleich sofort eile eilt eilig dringend
  maintenant immediatement presse pressee pressees urgence urgent
  ya ahora inmediatamente prisa corre urge urgente
  ora adesso subito immediatamente fretta urgente`);

export const LATER = setOf(`later whenever spater irgendwann tard tarde adelante tardi`);

/** Sounds and words of who does not know: after a no ('not sure', 'non so'), or by themselves. */
export const UNSURE = setOf(`hm hmm hmmm mm mmm um umm uh eh er idk dunno what huh pardon know don dont unsure
  ahm hmpf ahnung weiss unsicher wie hae was
  euh bof hein quoi sais sait
  pues se que como
  boh mah beh saprei cosa come`);

/** What after a no says that one does not know. */
export const KNOWING = setOf("sure know idea clue idee ahnung weiss sicher sais sait se so saprei");

/** Who an advisor is, which the directory does not say. */
export const PERSONAL = setOf(`woman women female lady ladies man men male guy older younger old young
  frau frauen weiblich weibliche weiblichen mann männlich mannlich mannliche mannlichen altere alteren alterer alteres jungere jungeren jungerer jungeres
  femme femmes homme hommes feminine masculin age agee agees jeune jeunes vieux
  mujer mujeres hombre hombres femenina masculino mayor joven jovenes
  donna donne uomo uomini femminile maschile anziano anziana giovane giovani`);

/** What one calls an advisor; beside a word of `PERSONAL` it says nothing more. */
export const ADVISOR =
  setOf(`advisor adviser advisors expert lawyer consultant person only preferably possible if by between speak talk with
  berater beraterin beraterinnen expertin anwaltin person nur moglichst am liebsten wenn moglich sprechen reden
  conseiller conseillere experte avocate consultante personne preference seulement si possible parler
  asesor asesora experta abogada consultora persona preferiblemente solo preferencia posible hablar
  consulente esperta avvocata persona preferibilmente solo preferenza possibile parlare`);
