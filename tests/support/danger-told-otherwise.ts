import type { TextLanguage } from "#app/features/topics/vocabulary/written-in";

/** Threats to bodies, in other words. */
export const THREATENED_OTHERWISE: Record<TextLanguage, readonly string[]> = {
  en: [
    "he swore on his mother he'd slash my face",
    "the bailiff's mate said accidents happen to people like me",
    "my uncle says he'll set his dogs on me if I leave",
    "my cousin's dealer said he'd cut off my fingers one by one",
    "he keeps phoning to say I won't live to see Christmas",
    "the guys I owe said next time it's my face",
    "she told me she will have me beaten up",
    "my dad said if i tell anyone he'll snap my neck",
  ],
  de: [
    "er hat geschworen mir das Gesicht zu zerschneiden",
    "sie haben gesagt, Leuten wie mir passieren Unfälle",
    "mein Schwager sagt, er hetzt die Hunde auf mich",
    "Der Dealer meines Bruders will mir die Finger abschneiden",
    "er ruft ständig an und sagt, Weihnachten erlebe ich nicht mehr",
    "Die Leute, denen ich Geld schulde, haben gesagt, beim nächsten Mal ist mein Gesicht dran",
    "sie sagte sie lässt mich verprügeln",
    "mein Vater hat gesagt wenn ich es jemandem erzähle bricht er mir das Genick",
  ],
  fr: [
    "il a juré de me défigurer",
    "mon beau-frère dit qu'il va lâcher ses chiens sur moi",
    "le dealer de mon frère dit qu'il va me couper les doigts",
    "il appelle sans arrêt pour dire que je ne verrai pas Noël",
    "les types à qui je dois de l'argent ont dit que la prochaine fois ce sera mon visage",
    "elle m'a dit qu'elle me ferait tabasser",
    "mon père a dit que si j'en parle il me brise la nuque",
  ],
  es: [
    "juró que me iba a rajar la cara",
    "mi cuñado dice que me va a echar los perros",
    "el camello de mi hermano dice que me va a cortar los dedos",
    "me llama todo el rato para decir que no llegaré a Navidad",
    "los tipos a los que debo dinero dijeron que la próxima vez será mi cara",
    "me dijo que mandará que me den una paliza",
    "mi padre dijo que si lo cuento me parte el cuello",
  ],
  it: [
    "ha giurato di sfregiarmi",
    "mio cognato dice che mi aizza contro i cani",
    "lo spacciatore di mio fratello dice che mi taglia le dita",
    "mi chiama di continuo per dire che non arrivo a Natale",
    "quelli a cui devo soldi hanno detto che la prossima volta tocca alla mia faccia",
    "mi ha detto che mi farà picchiare",
    "mio padre ha detto che se lo racconto mi spezza il collo",
  ],
};

/** Who is followed, in other words. */
export const FOLLOWED_OTHERWISE: Record<TextLanguage, readonly string[]> = {
  en: [
    "somebody photographs me through the window at night",
    "my ex is parked across the street from my house again tonight",
    "a stranger keeps walking behind me from the station every evening",
    "this man from work shows up at my yoga class and my supermarket, I don't feel safe",
  ],
  de: [
    "jemand fotografiert mich nachts durchs Fenster",
    "mein Ex parkt heute Abend wieder gegenüber von meinem Haus",
    "ein Fremder geht jeden Abend vom Bahnhof hinter mir her",
    "dieser Kollege taucht in meinem Yogakurs und im Supermarkt auf, ich fühle mich nicht sicher",
  ],
  fr: [
    "quelqu'un me photographie la nuit par la fenêtre",
    "mon ex est encore garé en face de chez moi ce soir",
    "un inconnu marche derrière moi chaque soir depuis la gare",
    "ce collègue débarque à mon cours de yoga et au supermarché, je ne me sens pas en sécurité",
  ],
  es: [
    "alguien me hace fotos por la ventana de noche",
    "mi ex está otra vez aparcado enfrente de mi casa",
    "un desconocido camina detrás de mí todas las noches desde la estación",
    "ese compañero aparece en mi clase de yoga y en el súper, no me siento segura",
  ],
  it: [
    "qualcuno mi fotografa di notte dalla finestra",
    "il mio ex è di nuovo parcheggiato di fronte a casa mia",
    "uno sconosciuto mi cammina dietro ogni sera dalla stazione",
    "quel collega si presenta al mio corso di yoga e al supermercato, non mi sento al sicuro",
  ],
};

/** Who sees another harmed, in other words. */
export const OTHERS_HARMED_OTHERWISE: Record<TextLanguage, readonly string[]> = {
  en: [
    "our apprentice came in with a split lip again, her boyfriend did it",
    "my sister keeps coming home with bruises, I think it's her boyfriend",
    "the kids next door scream every night when their father comes home drunk",
    "my mother's new husband hits her",
    "there's a boy at my daughter's school who says he gets whipped at home",
    "our cleaner is kept locked in by the family she works for",
  ],
  de: [
    "unsere Azubine kam wieder mit aufgeplatzter Lippe, ihr Freund war das",
    "meine Schwester kommt ständig mit blauen Flecken heim, ich glaube es ist ihr Freund",
    "die Kinder nebenan schreien jede Nacht, wenn der Vater betrunken heimkommt",
    "der neue Mann meiner Mutter schlägt sie",
    "ein Junge in der Schule meiner Tochter sagt, er wird daheim mit dem Gürtel geschlagen",
    "unsere Putzfrau wird von der Familie eingesperrt",
  ],
  fr: [
    "notre apprentie est encore arrivée la lèvre fendue, c'est son copain",
    "ma sœur rentre toujours avec des bleus, je crois que c'est son copain",
    "les enfants d'à côté crient chaque nuit quand leur père rentre ivre",
    "le nouveau mari de ma mère la frappe",
    "un garçon de l'école de ma fille dit qu'on le bat à la ceinture chez lui",
    "notre femme de ménage est enfermée par la famille qui l'emploie",
  ],
  es: [
    "nuestra aprendiza llegó otra vez con el labio partido, fue su novio",
    "mi hermana siempre vuelve con moratones, creo que es su novio",
    "los niños de al lado gritan cada noche cuando su padre llega borracho",
    "el nuevo marido de mi madre le pega",
    "un niño del colegio de mi hija dice que en casa le pegan con el cinturón",
    "a nuestra limpiadora la tiene encerrada la familia",
  ],
  it: [
    "la nostra apprendista è arrivata di nuovo col labbro spaccato, è stato il suo ragazzo",
    "mia sorella torna sempre con i lividi, credo sia il fidanzato",
    "i bambini accanto urlano ogni notte quando il padre torna ubriaco",
    "il nuovo marito di mia madre la picchia",
    "un bambino della scuola di mia figlia dice che a casa lo picchiano con la cinghia",
    "la nostra donna delle pulizie è chiusa in casa dalla famiglia",
  ],
};

/** Threats with pictures, in other words. */
export const PICTURES_OTHERWISE: Record<TextLanguage, readonly string[]> = {
  en: [
    "a guy wants 300 in gift cards or my friends get the webcam video",
    "I sent a boy a topless pic and now he says he'll show everyone at school",
    "got catfished, they have a video of me and want bitcoin",
    "my ex-boyfriend is going to send my private pictures to my boss",
  ],
  de: [
    "einer will 300 in Gutscheinkarten sonst kriegen meine Freunde das Webcam-Video",
    "ich hab einem jungen ein oben-ohne-bild geschickt und jetzt will er es allen zeigen",
    "die haben ein Video von mir nackt und wollen Bitcoin",
    "mein Exfreund will meine intimen Bilder an meinen Chef schicken",
  ],
  fr: [
    "un type veut 300 en cartes cadeaux sinon mes amis reçoivent la vidéo webcam",
    "j'ai envoyé une photo de moi topless à un garçon et il veut la montrer à toute l'école",
    "ils ont une vidéo de moi nu et veulent des bitcoins",
    "mon ex veut envoyer mes photos intimes à mon patron",
  ],
  es: [
    "un tío quiere 300 en tarjetas regalo o mis amigos reciben el vídeo de la webcam",
    "le mandé una foto en topless a un chico y ahora dice que la enseñará a todo el instituto",
    "tienen un vídeo mío desnudo y quieren bitcoin",
    "mi exnovio va a mandar mis fotos íntimas a mi jefe",
  ],
  it: [
    "un tizio vuole 300 in buoni regalo o i miei amici ricevono il video della webcam",
    "ho mandato una foto in topless a un ragazzo e ora dice che la mostra a tutta la scuola",
    "hanno un video di me nudo e vogliono bitcoin",
    "il mio ex vuole mandare le mie foto intime al mio capo",
  ],
};

/** Who took poison or lies there, in other words. */
export const BODIES_OTHERWISE: Record<TextLanguage, readonly string[]> = {
  en: [
    "my gran fell out of bed and is making no sense",
    "my daughter put a laundry pod in her mouth",
    "my 3 year old found my antidepressants and the box is empty",
    "she drank toilet cleaner",
    "my nephew ate yew berries in the garden",
    "my dad slid off the chair and just stares",
    "the old lady next door lies in the hallway, I can see her through the letterbox",
  ],
  de: [
    "meine Oma ist aus dem Bett gefallen und redet wirr",
    "meine Tochter hat in ein Waschmittelpad gebissen",
    "mein Dreijähriger hat meine Antidepressiva gefunden, die Schachtel ist leer",
    "sie hat WC-Reiniger getrunken",
    "mein Neffe hat im Garten Eibenbeeren gegessen",
    "mein Vater ist vom Stuhl gerutscht und starrt nur noch",
    "die alte Frau nebenan liegt im Flur, ich sehe sie durch den Briefschlitz",
  ],
  fr: [
    "ma grand-mère est tombée du lit et dit n'importe quoi",
    "ma fille a croqué dans une capsule de lessive",
    "mon fils de 3 ans a trouvé mes antidépresseurs, la boîte est vide",
    "elle a bu du nettoyant pour toilettes",
    "mon neveu a mangé des baies d'if dans le jardin",
    "mon père a glissé de sa chaise et fixe le vide",
    "la vieille dame d'à côté est couchée dans le couloir, je la vois par la fente",
  ],
  es: [
    "mi abuela se cayó de la cama y dice cosas sin sentido",
    "mi hija mordió una cápsula de detergente",
    "mi hijo de 3 años encontró mis antidepresivos y la caja está vacía",
    "ha bebido limpiador de váter",
    "mi sobrino ha comido bayas de tejo en el jardín",
    "mi padre se ha resbalado de la silla y solo mira fijo",
    "la anciana de al lado está tumbada en el pasillo y no abre",
  ],
  it: [
    "mia nonna è caduta dal letto e dice cose senza senso",
    "mia figlia ha morso una capsula di detersivo",
    "mio figlio di 3 anni ha trovato i miei antidepressivi e la scatola è vuota",
    "ha bevuto il detergente del wc",
    "mio nipote ha mangiato bacche di tasso in giardino",
    "mio padre è scivolato dalla sedia e fissa il vuoto",
    "la vecchietta accanto è distesa nel corridoio, la vedo dalla fessura",
  ],
};

/** Who speaks of harming another, in other words. */
export const MEAN_HARM_OTHERWISE: Record<TextLanguage, readonly string[]> = {
  en: [
    "I'll make sure my ex never walks again",
    "they will be so sorry on Monday, I have a gun and I know the back door",
    "I bought a knife, he'll see what he gets",
    "I've bought petrol, his car burns tonight",
    "someone should put a bullet in my manager and it'll be me",
    "I want to see my stepmother suffer, what poison is slow",
    "he touched my daughter so I'm going to cut him",
  ],
  de: [
    "ich sorge dafür, dass mein Ex nie wieder läuft",
    "das werden sie bereuen, die Pistole liegt im Kofferraum",
    "ich zahle es ihm heim, das Messer habe ich schon",
    "Ich habe Benzin gekauft, heute Nacht brennt sein Auto",
    "ich will meine Stiefmutter leiden sehen, welches Gift wirkt langsam",
    "er hat meine tochter angefasst, ich steche ihn ab",
    "Ich schlage meinen Chef tot",
  ],
  fr: [
    "je vais faire en sorte que mon ex ne marche plus jamais",
    "ils vont le regretter, j'ai pris le fusil de mon père",
    "j'ai une hache dans la voiture, je vais leur faire payer",
    "j'ai acheté de l'essence, sa voiture brûle ce soir",
    "je veux voir souffrir ma belle-mère, quel poison est lent",
    "il a touché ma fille, je vais le planter",
    "je vais défoncer la tête de mon patron",
  ],
  es: [
    "me encargaré de que mi ex no vuelva a caminar",
    "se van a arrepentir, tengo la escopeta en el coche",
    "me las va a pagar, ya tengo la navaja",
    "he comprado gasolina, esta noche arde su coche",
    "quiero ver sufrir a mi madrastra, qué veneno es lento",
    "ha tocado a mi hija, lo voy a rajar",
    "voy a reventarle la cabeza a mi jefe",
  ],
  it: [
    "farò in modo che il mio ex non cammini mai più",
    "se ne pentiranno, ho il fucile in macchina",
    "gliela faccio pagare, ho già il coltello",
    "ho comprato la benzina, stanotte brucia la sua macchina",
    "voglio veder soffrire la mia matrigna, quale veleno è lento",
    "ha toccato mia figlia, lo accoltello",
    "spacco la testa al mio capo",
  ],
};
