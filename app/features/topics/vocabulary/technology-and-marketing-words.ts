import type { TopicName } from "#app/features/catalog/topics";

/** Words for these areas, one line each in English, German, French, Spanish and Italian. `*` stands for any ending, `~` marks a weak hint. */
export const WORDS_OF_TECHNOLOGY_AND_MARKETING = {
  Technology: `
    technology, tech, tech stack, it strategy, cto, it department, computer system*, ~digital, ~system*
    technologie*, edv, it-strategie, it-abteilung, technisch*
    technologie*, informatique, systeme informatique
    tecnolog*, informatica, sistema informatico
    tecnolog*, informatica, sistema informatico`,
  "Product Management": `
    product manag*, product roadmap*, backlog, feature prioriti*, product discovery, user stories, product owner, ~roadmap*, ~product
    produktmanag*, produktentwicklung*, produktplanung
    gestion de produit, chef de produit, feuille de route produit
    gestion de producto, jefe de producto, hoja de ruta
    gestione del prodotto, sviluppo prodotto, roadmap di prodotto`,
  "Data Analytics": `
    data analy*, analytics, dashboard*, business intelligence, data warehouse*, kpi*, metrics, power bi, ~data, ~statistics, ~reporting
    datenanalyse*, datenauswert*, kennzahl*, auswertung*
    analyse de donnees, tableau de bord, donnees
    analisis de datos, analitica, cuadro de mando
    analisi dei dati, analisi dati, cruscott*`,
  "Digital Transformation": `
    digital transformation, digitali*, moderni*, legacy system*, paperless, erp, automate our, automation
    digitalisier*, digitale transformation, papierlos*, altsystem*
    transformation numerique, numerisation, digitalisation
    transformacion digital, digitaliza*, moderniza*
    trasformazione digitale, digitalizza*, modernizza*`,
  "Software Development": `
    software*, web app*, mobile app*, app development, developer*, programm*, codebase, code review, technical debt, build an app, build a website, api, apis, ~app, ~website
    softwareentwickl*, entwickler*, programmier*, webseite*, anwendungsentwicklung
    logiciel*, developpeur*, developpement d'application*, site web, programmation
    software a medida, desarrollador*, desarrollo de software, programador*, aplicacion movil, pagina web
    sviluppo software, sviluppator*, programmator*, applicazione mobile, sito web`,
  "Cloud Computing": `
    cloud, aws, azure, google cloud, kubernetes, devops, hosting, server*, infrastructure as code, migrat* to the cloud, serverless, docker
    cloud*, rechenzentrum, serverumzug, hosting
    nuage informatique, hebergement, serveur*, informatique en nuage
    nube, servidor*, alojamiento web, migrar a la nube
    nuvola informatica, server, hosting, migrare al cloud`,
  Cybersecurity: `
    cyber*, cybersecurity, security audit*, hack*, phish*, ransom*, data breach*, breach*, penetration test*, pentest*, iso 27001, soc 2, password*, malware, ~security
    cybersicherheit, it-sicherheit, datenleck*, hackerangriff*, gehackt, sicherheitsaudit*
    cybersecurite, securite informatique, piratage, fuite de donnees, rancongiciel
    ciberseguridad, seguridad informatica, hacke*, fuga de datos, ciberataque*
    sicurezza informatica, cibersicurezza, attacco informatico, violazione dei dati`,
  "Artificial Intelligence": `
    artificial intelligence, ai, machine learning, llm, llms, gpt, chatgpt, chatbot*, deep learning, generative, neural network*, computer vision
    kunstliche intelligenz, ki, ki-*, maschinelles lernen
    intelligence artificielle, ia, apprentissage automatique
    inteligencia artificial, ia, aprendizaje automatico
    intelligenza artificiale, ia, apprendimento automatico`,
  Marketing: `
    marketing, campaign*, advertis*, promotion*, marketing plan*, product launch*, get more customers, more customers, ~audience
    marketing*, werbung*, werbekampagne*, kampagne*, mehr kunden
    marketing, publicite, campagne publicitaire, campagne*, plus de clients
    marketing, publicidad, campana publicitaria, campanas, mas clientes
    marketing, pubblicita, campagna pubblicitaria, piu clienti`,
  "Digital Marketing": `
    digital marketing, seo, ppc, google ads, facebook ads, adwords, online ads, ads, online marketing, search engine*, search rankings, google ranking*, email marketing, conversion rate*, web traffic, ~traffic
    onlinemarketing, online-marketing, suchmaschinen*, online-werbung, suchmaschinenoptimierung
    marketing digital, referencement, publicite en ligne, trafic web
    marketing digital, posicionamiento web, publicidad online, buscadores
    marketing digitale, posizionamento sui motori, pubblicita online, motori di ricerca`,
  "Content Marketing": `
    content marketing, content strateg*, blog, blogs, blogging, newsletter*, podcast*, copywrit*, editorial calendar, ~content, ~video
    inhaltsmarketing, redaktionsplan*, content-strategie, texterstellung
    marketing de contenu, strategie de contenu, redaction web, contenu
    marketing de contenidos, estrategia de contenido*, contenidos
    contenuti, strategia dei contenuti, piano editoriale`,
  "Social Media": `
    social media, instagram, tiktok, facebook, youtube, linkedin post*, influencer*, community manag*
    soziale medien, soziale netzwerke, social-media*
    reseaux sociaux, medias sociaux, influenceur*
    redes sociales, medios sociales, influencer*
    social network, canali social, influencer`,
  "Public Relations": `
    public relations, pr, press, press release*, journalist*, media relations, crisis communication*, reputation, bad press, spokesperson, media interview*
    offentlichkeitsarbeit, presse*, pressemitteilung*, krisenkommunikation, medienarbeit
    relations publiques, relations presse, communique de presse, journaliste*, communication de crise
    relaciones publicas, prensa, nota de prensa, periodista*, comunicacion de crisis
    relazioni pubbliche, ufficio stampa, comunicato stampa, giornalist*, comunicazione di crisi`,
  "Brand Strategy": `
    brand, brands, rebrand*, branding, naming, brand name*, brand identity, logo, tagline, ~positioning, ~identity
    markenstrategie*, markenaufbau, markenidentitat, markenname*, branding
    strategie de marque, identite de marque, image de marque, marque
    estrategia de marca, identidad de marca, marca
    strategia di marca, identita del marchio, brand, immagine di marca`,
  "Market Research": `
    market research, survey*, customer interview*, focus group*, segmentation, market size, competitor analysis, customer insight*
    marktforschung*, umfrage*, marktanalyse*, zielgruppenanalyse
    etude de marche, sondage*, enquete client*, analyse de marche
    estudio de mercado, encuesta*, investigacion de mercado*
    ricerca di mercato, ricerche di mercato, sondaggi*, analisi di mercato`,
  Sales: `
    sales, selling, sales team, sales pipeline, crm, close deals, closing deals, lead generation, cold call*, quota, b2b sales, growth hack*, prospect*, sell more, ~leads, ~pipeline
    vertrieb*, verkauf*, kundenakquise, akquise
    ventes, vente, ~commercial*, prospection, force de vente
    ventas, vender mas, ~comercial*, prospeccion
    vendite, vendere di piu, venditor*, rete commerciale`,
  "E-commerce": `
    e-commerce, ecommerce, online shop*, online store*, webshop*, shopify, woocommerce, checkout, shopping cart*, amazon seller*, marketplace*, many visitors, ~basket*
    onlineshop*, online-shop*, onlinehandel, warenkorb*, e-commerce
    boutique en ligne, commerce en ligne, vente en ligne, panier*, e-commerce
    tienda online, tienda en linea, comercio electronico, carrito*
    negozio online, commercio elettronico, carrello, vendere online`,
} satisfies Partial<Record<TopicName, string>>;
