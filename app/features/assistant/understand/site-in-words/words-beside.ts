/** Words that say nothing of their own beside a question about the site, in the five languages: who asks, whom, and politely. Without 'we' and 'our', which speak of a firm. */
export const SMALL_WORDS = `hi hello hey please thanks thank you your yours i m me my mine do does did is are was can could would should may might will d ll s t re ve isn don doesn didn hasn haven wasn won couldn wouldn aren cant dont doesnt because while let lets after myself to of for on in at with from by about as into up out a an the this that these those it its
  there here and or but so if when then what which who where how why any some all not no yes just really actually exactly now still again already have has had get got want wanted need needed like know see find look looking make made anything something everything be been am someone somebody anyone
  hallo bitte danke ich mich mir mein meine meinen meinem meiner meins ihr euch euer eure eurem eurer eures sie ihnen ihre ihrem ihrer bei von vom zu zur zum mit auf an am im in ins fur uber um aus der die das den dem des ein eine einen einem einer ne nen dieser diese dieses diesen diesem es man
  und oder aber denn mal eigentlich wohl noch schon auch doch dass wenn ob ist sind war bin hat habe hab haben wird werde werden kann konnte konnt kannst konnen darf durfte muss musste soll sollte will wollte mochte wurde wurd brauche brauch benotige finde finden geht gibt gibts gern gerne hier was wie wo wer warum wann jetzt nicht kein keine keinen so einfach irgendwie sich furs aufs beim uns mehr weiss sagt nun ja nein weil genau tun machen mache lasse lassen
  bonjour svp merci s il vous te plait je j me m moi mon ma mes votre vos tu ton ta est suis es sont ai a as avez avoir ete etre fait faire fais faut peux peut puis pouvez pourrais pourrait pourriez voudrais veux aimerais souhaite dois doit on en y ne n pas plus encore deja de d du des le la l les un une ce cet cette ces ca cela c qu que qui quoi
  ou comment quand pourquoi quel quelle sur sous dans avec pour par chez et mais si donc alors maintenant ici vraiment bien trouve trouver besoin au aux tout se sais oui non car parce
  hola por favor gracias yo me mi mis mio te tu os vos vosotros ustedes usted su sus vuestro vuestra vuestros vuestras es esta estan son soy estoy he ha han hay hace hacer hago puedo puede podria podemos pueden se quiero quisiera queria gustaria necesito tengo tener debo de del al a el la lo los las un una unos unas este esto ese eso con sin para por en
  y o pero si no ya aun todavia aqui ahora que como cuando donde cual quien encuentro encontrar va voy ir poder ser favor se sabe se me nos porque
  ciao grazie per favore io mi mio mia miei mie ti vi voi vostro vostra vostri vostre lei suo sua e sono sei ho ha hanno c ce ci si posso puo potrei potete potrebbe voglio vorrei devo dovrei serve servirebbe bisogno fare faccio fa fate avere di del della dell dei delle da dal dalla in nel nella su sul sulla a al alla il lo la l i gli le un uno una
  questo questa questi quello ed ma se non piu ancora gia qui adesso che cosa come quando dove quale chi perche trovo trovare mai ne so sa perche nessun`;

/** The site, its advisors and its consultations, by whatever name. */
export const OF_THE_SITE = `site website webpage page platform app account profile advis?r* expert expert* consultant* sagebridge team
  seite webseite plattform konto account profil berater* beratung* website
  plateforme compte conseill* conseil* expert* equipe
  web pagina plataforma cuenta perfil asesor* asesoria consultor*
  sito piattaforma profilo consulen* espert*`;

/** When a consultation is or was, or is to be. Not 'before', which asks until when one may cancel. */
export const OF_TIMES = `one two three four five six seven ten time times hour hours minutes day days week weeks month today tomorrow yesterday tonight morning afternoon evening noon monday tuesday wednesday thursday friday saturday sunday weekend last next ago since later earlier soon another other different instead
  zwei drei vier funf sechs sieben zehn paar zeit uhrzeit uhr stunde stunden minuten tag tage tagen woche wochen monat heute morgen gestern abend vormittag nachmittag mittag montag dienstag mittwoch donnerstag freitag samstag sonntag wochenende letzte letzter letzten letztes nachste nachster nachsten nachstes seit vor spater fruher anderen andere anderer anders stattdessen
  deux trois quatre cinq six sept dix heure heures jour jours semaine semaines mois aujourd hui demain hier soir matin midi apres lundi mardi mercredi jeudi vendredi samedi dimanche dernier derniere prochain prochaine depuis tard tot autre
  dos tres cuatro cinco seis siete diez hora horas dia dias semana semanas mes hoy manana ayer tarde noche lunes martes miercoles jueves viernes sabado domingo pasado pasada proximo proxima viene hace desde antes otro otra
  due tre quattro cinque sei sette dieci ora ore orario giorno giorni settimana settimane mese oggi domani ieri sera mattina pomeriggio lunedi martedi mercoledi giovedi venerdi sabato domenica scorso scorsa prossimo prossima fa tardi presto altro altra`;

/** What one has booked. */
export const BOOKED = `booking* reservation session sessions consultation consultations appointment appointments call calls meeting slot request
  buchung buchungen gebucht termin termine terminanfrage beratung beratungen beratungstermin gesprach gesprache beratungsgesprach sitzung anfrage reservierung
  rendez_vous rdv consultation consultations seance seances entretien creneau reserve demande
  cita citas consulta consultas sesion sesiones reserva reservas reservado solicitud llamada
  appuntamento appuntamenti consulenza consulenze sessione seduta prenotazione prenotazioni prenotato richiesta colloquio`;
