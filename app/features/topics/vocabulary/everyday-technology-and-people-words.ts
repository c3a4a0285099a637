import type { TopicName } from "#app/features/catalog/topics";

/** Everyday phrases for these areas, in five languages and the notation of the other word lists. */
export const EVERYDAY_TECHNOLOGY_AND_PEOPLE_WORDS = {
  "Software Development": `
    app for, an app that, mobile app, build a website, website with, member area, log-in area, booking system, custom software, rewrite our, old code, legacy code, bugs, developers, programmer*, api, integrate our systems, app entwickeln, app fur, programmier*, webseite bauen, entwickler*, schnittstelle*, software schreiben,
    developper une application, application mobile, developpeur*, site internet, espace client, logiciel sur mesure, desarrollar una app, aplicacion movil, programador*, desarrollador*, pagina web, software a medida, sviluppare un'app, sviluppator*, programmator*, sito web, sito con, area riservata, app mobile, software su misura,
    built our, booking tool, change a line of it, we have the code, source code, no documentation, agency that built,
    programmieren lassen, quellcode, code source, codigo fuente, codice sorgente`,
  "Cloud Computing": `
    aws, azure, google cloud, our servers, server room, move to the cloud, hosting, hosting costs, kubernetes, docker, website goes down, site is down, backup*, serverraum, unsere server, in die cloud, serverausfall, datensicherung, nos serveurs, passer au cloud, hebergement, sauvegarde*,
    nuestros servidores, pasar a la nube, nube, alojamiento web, copias de seguridad, i nostri server, passare al cloud, nuvola, salvataggi`,
  Cybersecurity: `
    stole our passwords, stolen password*, hacked, hacker*, phishing, ransom*, virus, malware, encrypted our files, data leak, leaked, breach, penetration test, pen test, two-factor, it security, passworter, gehackt, erpress*, datenleck, schadsoftware, verschlusselt, it-sicherheit, mots de passe, pirate*, rancon*, fuite de donnees,
    hameconnage, securite informatique, contrasenas, hackea*, secuestr*, filtracion de datos, ciberataque, seguridad informatica, rubato le password, password, hackerat*, riscatto, virus informatico, fuga di dati, sicurezza informatica,
    password theft, fake mails, fake e-mails, fishing mails, scam mails, fraud by e-mail, gefalschte mails, faux mails, correos falsos,
    mail false`,
  "Artificial Intelligence": `
    chatbot*, chat bot*, gpt, chatgpt, copilot, llm, llms, language model*, a machine to sort, sort them, draft the replies, automatically answer, recogni* images, image recognition, predict*, automate the answers, ki, kunstliche intelligenz, ki-*, automatisch beantworten, bilderkennung, vorhersage*,
    ia, intelligence artificielle, repondre automatiquement, reconnaissance d'images, inteligencia artificial, responder automaticamente, reconocimiento de imagenes, intelligenza artificiale, rispondere in automatico, riconoscimento`,
  "Data Analytics": `
    spreadsheet*, own spreadsheet, numbers never agree, numbers do not agree, reports take, dashboard*, kpis, evaluate our data, sales figures by, excel, power bi, tableau, data warehouse, one place where, auswertung*, auswerten, kennzahl*, excel-listen, zahlen stimmen nicht, datenlager, tableau de bord, tableaux de bord, indicateurs, fichiers excel,
    analyser nos donnees, cuadro de mando, cuadros de mando, indicadores, hojas de calculo, analizar los datos, cruscotto, indicatori, fogli excel, analizzare i dati, dati di vendita`,
  "Digital Transformation": `
    paperless, still on paper, fax, go digital, digiti*, old systems, erp, replace excel, online forms, papierlos, noch auf papier, digitalisier*, altsystem*, zero papier, numeri*, encore sur papier, sin papel, digitaliza*, todavia en papel, senza carta, digitalizza*, ancora su carta, gestionale,
    all on paper, on paper, by hand, copied by hand, typed twice, copied three times, double entry, von hand, abgetippt, sur papier,
    a la main, en papel, a mano, su carta, copiato, ricopiat*`,
  Technology: `
    it partner, our it, it costs, it department, it support, computers, network at the office, technical due diligence, cto for, edv, it-abteilung, it-dienstleister, informatique, prestataire informatique, parc informatique, informatica, departamento de informatica, reparto it, computer aziendali,
    computer stuff, our computers, our systems, it is a mess, it systems, it landscape, unsere rechner, unsere it, nos ordinateurs,
    notre informatique, nuestros ordenadores, nuestros sistemas, i nostri computer, i nostri sistemi`,
  "Digital Marketing": `
    ads on google, google ads, adwords, seo, search engine, click but, nobody calls us, nobody finds us, found on google, on google, newsletter open, online ads, facebook ads, landing page*, pay per click, anzeigen bei google, auf google, bei google, suchmaschine*, werbeanzeigen, gefunden werden, publicite sur google, referencement, annonces google, sur google,
    anuncios de google, en google, posicionamiento web, publicidad en internet, annunci google, su google, pubblicita su google, posizionamento, campagne online`,
  Marketing: `
    advertis*, flyer*, leaflet*, trade fair, known in our town, nobody knows us, more visitors, marketing plan, werbung, werbe*, bekannter werden, messeauftritt, kennt uns niemand, faire connaitre, publicite, personne ne nous connait, salon professionnel, publicidad, darnos a conocer, nadie nos conoce, feria, pubblicita, farci conoscere, nessuno ci conosce, fiera,
    nobody has heard of us, heard of us, be seen, not visible, more known, kennt keiner, keiner kennt, niemand kennt, sichtbarkeit,
    unbekannt, visibilite, inconnu*, visibilidad, conocid*, visibilita, sconosciut*`,
  "Content Marketing": `
    articles for our blog, blog posts, write articles, podcast, white paper*, case stud*, our newsletter, videos for, texts for our website, copywriter, texte schreiben, blogartikel, webtexte, redaktionsplan, articles de blog, ecrire des articles, redaction web, livre blanc, articulos para el blog, redactor*, contenidos, articoli per il blog, testi per il sito, contenuti`,
  "Brand Strategy": `
    new name, new logo, rename, look old-fashioned, our image, look and feel, stand for, brand values, rebrand*, neuer name, neues logo, markenauftritt, altmodisch, erscheinungsbild, nouveau nom, nouveau logo, image de marque, vieillot*, nuevo nombre, nuevo logo, imagen de marca, anticuad*, nuovo nome, nuovo logo, immagine coordinata, rinnovare il marchio,
    our name sounds, name sounds, sounds dated, dated, our name is, refaire notre logo, refaire le logo, redesign*, new look,
    name klingt, logo auffrischen, rafraichir, nom fait vieux, cambiar el nombre, cambiar de imagen, cambiare nome, cambiare immagine`,
  "Public Relations": `
    reporter*, journalist*, newspaper, press release*, interview with, bad press, bad reviews in, accident in our, wants a statement, television, radio, reputation, shitstorm, video against us, pressemitteilung*, zeitung, reporter, ruf geschadet, schlechte presse, stellungnahme, journaliste*, communique de presse, presse locale, mauvaise presse, reputation,
    prensa local, la prensa, nota de prensa, periodista*, periodico, video contra, mala prensa, giornalist*, comunicato stampa, giornale, cattiva pubblicita, reputazione, stampa locale`,
  "Social Media": `
    instagram, tiktok, facebook page, linkedin posts, followers, influencer*, community manager, youtube channel, what to post, follower, reels, notre compte, abonnes, reseaux sociaux, redes sociales, seguidores, nuestra cuenta de, social network, pagina facebook, seguaci, profilo instagram`,
  "E-commerce": `
    online shop, web shop, webshop, shopify, woocommerce, amazon, marketplace seller, basket, abandon*, checkout, conversion rate, product pages, onlineshop*, warenkorb, kaufabbruch*, versandhandel, boutique en ligne, panier*, paniers abandonnes, taux de conversion, vente en ligne,
    tienda online, tienda en linea, carrito*, tasa de conversion, venta online, negozio online, carrello, carrelli, tasso di conversione, vendita online, vendere online`,
  "Customer Experience": `
    complaints, bad reviews, angry customers, unhappy customers, customer satisfaction, nps, waiting on the phone, service is slow, beschwerde*, unzufriedene kunden, schlechte bewertungen, kundenzufriedenheit, kundenerlebnis, clients mecontents, avis negatifs, satisfaction client, plaintes,
    clientes enfadados, quejas, malas resenas, satisfaccion del cliente, clienti arrabbiati, lamentele, recensioni negative, soddisfazione dei clienti,
    handling angry, rude customers, difficult customers, schwierige kunden, clients difficiles, clientes dificiles, clienti difficili`,
  "Customer Success": `
    subscribers cancel, customers cancel, cancel after, churn*, onboarding of customers, renewals, renew, stay with us, upsell, kundigen ihr abo, abonnenten, kundenbindung, abwanderung, resilient, desabonn*, fidelis*, clients partent, cancelan la suscripcion, se dan de baja, fideliza*, clientes se van,
    disdicono, abbonati, disdett*, fidelizza*, clienti vanno via`,
  "Human Resources": `
    cannot find people, cannot find staff, find good people, good people leave, staff leave, people leave, hire a, job advert*, applicants, interviews with applicants, salaries, pay scale, staff turnover, absenteeism, sick days, training for staff, fachkraft*, fachkraftemangel, bewerber*, mitarbeiter*, personalmangel, stellenanzeige*, fluktuation,
    krankenstand, leute kundigen, gute leute, trouver du personnel, candidat*, salaires, absenteisme, turnover, embauch*, recrut*, personnel, encontrar personal, candidatos, absentismo, rotacion, sueldos, plantilla, trovare personale, candidati, assenteismo, stipendi, turnover del personale, assumere, capi reparto,
    people keep leaving, keep leaving, everybody leaves, leave us, recruit*, nurses, vacancies, vacancy, understaffed, staff shortage,
    laufen uns die leute weg, unterbesetzt, personalsuche, tout le monde part, manque de personnel, postes vacants, la gente se va,
    falta de personal, vacantes, la gente se ne va, manca personale, posti vacanti`,
  "Leadership Development": `
    lead a team, lead my, now i lead, first time manager, new manager*, promoted, delegate, my team does not, listen to me, difficult conversation*, feedback, team conflict*, teams do not talk, do not talk to each other, fuhren, fuhrungskraft*, teamkonflikt*, delegieren, mein team, befordert, horen nicht auf,
    mon equipe, diriger une equipe, nouveau manager, promu*, conflit dans l'equipe, deleguer, mi equipo, dirigir un equipo, ascendid*, no me hace caso, conflicto en el equipo, delegar, mia squadra, mio team, guidare una squadra, promoss*, non mi ascolta, non si parlano, conflitti nel team, delegare,
    hate each other, difficult people, difficult employees, conflict between, arguments in the team, quarrel*, knallt es, streit im team,
    streiten, zerstritten, schwierige mitarbeiter, se detestent, se disputent, chefs d'equipe, tensions, gestionar personas,
    se llevan mal, discuten, conflictos, persone difficili, litigano, si detestano, gestire persone, capi squadra`,
  "Executive Coaching": `
    i was promoted, i lead my, my role as, burned out, burnt out, overwhelmed, work-life, imposter, self-confidence, lonely at the top, next career step, talk to somebody about, uberfordert, ausgebrannt, selbstvertrauen, nachster karriereschritt, allein an der spitze, depasse*, epuise*, confiance en moi, evolution de carriere,
    agotad*, quemad*, confianza en mi, siguiente paso en mi carrera, esaurit*, sopraffatt*, fiducia in me, prossimo passo di carriera,
    i am tired, do not sleep, cannot sleep, shout at, someone to talk to, at my limit, lost motivation, ich schlafe nicht, am limit,
    bin mude, je suis fatigue*, je ne dors, quelqu'un a qui parler, estoy cansad*, no duermo, alguien con quien hablar, sono stanc*,
    non dormo, qualcuno con cui parlare`,
  Sustainability: `
    carbon footprint, co2, emission*, waste, recycl*, green energy, solar panels, esg, csrd, sustainability report, climate, plastic-free, supply chain act, co2-bilanz, klima*, abfall, nachhaltig*, solaranlage, umweltbericht, bilan carbone, dechets, durable*, rse, energie verte, panneaux solaires,
    huella de carbono, residuos, sostenib*, energia verde, placas solares, impronta di carbonio, rifiuti, sostenib*, bilancio di sostenibilita, pannelli solari, emissioni`,
} satisfies Partial<Record<TopicName, string>>;
