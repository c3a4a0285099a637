import type { TopicName } from "#app/features/catalog/topics";

/** Everyday phrases for these areas, in five languages and the notation of the other word lists. */
export const EVERYDAY_BUSINESS_WORDS = {
  "Business Strategy": `
    biggest customer leaves, too dependent on one customer, next three years, next five years, where we stand, losing customers to, new competitor*, stay independent, second opinion on our plan, sparring partner,
    rethink the business, business is shrinking, which market*, no longer profitable, do not know what to do next, out of ideas, wie geht es weiter, wohin soll, neues standbein, zweites standbein, marktanteil*, konkurrenz wird,
    ou aller, ne savons plus, quelle direction, nouveau concurrent, perdons des parts, rentabilit*, no sabemos hacia donde, perder clientes, nuevo rumbo, competidores, dove andare, non sappiamo piu, perdiamo clienti, concorrenza`,
  Operations: `
    waiting times, wait for each other, too much paperwork, tidy up the workshop, lose time, orders are finished too late, lean, kaizen, six sigma, 5s, shop floor organisation, who is responsible, no routines, checklists,
    arbeitsablauf*, ablauforganisation, leerlauf, stillstand, stehen still, auftrage werden zu spat, werkzeug, papierkram, durchlaufzeit*, perdre du temps, perdons du temps, trop de paperasse, delais internes, cadence*,
    perdemos tiempo, demasiado papeleo, cuellos de botella, organizar el trabajo, tiempos muertos, perdiamo tempo, tempi morti, tempi di lavoro, troppa burocrazia, colli di bottiglia, ordini in ritardo,
    everything depends on me, depends on me, hours a week, no time for anything, i do everything myself, alles hangt an mir,
    alles selbst, keine zeit mehr, tout depend de moi, je fais tout, plus le temps, todo depende de mi, lo hago todo, sin tiempo,
    tutto dipende da me, faccio tutto io, mejorar la produccion, ameliorer la production, migliorare la produzione`,
  "Project Management": `
    keep a project on track, projects never finish, project is stuck, many projects at once, deliver on time, who does what by when, project office, hand over a project, projektverzug, projekte laufen, bauleit*, terminplan*,
    projet en retard, projets n'avancent, tenir les delais, planning du projet, proyecto atrasado, proyectos no avanzan, plan de proyecto, progetto in ritardo, progetti fermi, rispettare i tempi,
    va con retraso, va en retard, e in ritardo, ist im verzug, running late`,
  "Change Management": `
    nobody wants the new, nobody here wants, refuse to use, old way of doing, do not use the new, afraid of change, introduce new software, people do not follow, keiner will das neue, niemand nutzt, neue software einfuhren, angst vor veranderung,
    personne ne veut, personne n'utilise, peur du changement, nadie quiere, nadie usa, miedo al cambio, nessuno vuole, nessuno usa, paura del cambiamento, abitudini`,
  Entrepreneurship: `
    first customers, going solo, open my own, shop of my own, side project, from employee to, my own studio, my own practice, start-up idea, getting started, kleingewerbe, eigene firma, eigenes unternehmen, nebenberuflich, grundung*, eigenes cafe,
    me mettre a mon compte, ma propre entreprise, ouvrir mon, lancer mon, micro-entreprise, mi propia empresa, abrir mi, empezar un negocio, hacerme autonom*, mettermi in proprio, aprire il mio, aprire un mio, la mia attivita, inizio attivita`,
  "Startup Growth": `
    grow from, ten times, scale our, second city, expand the team, ready to scale, growing pains, more customers than we can serve, cannot keep up with demand, wachsen zu schnell, nachfrage nicht nach, grandissons trop vite,
    suivre la demande, doubler de taille, crecemos demasiado rapido, no damos abasto, duplicar, cresciamo troppo, non riusciamo a seguire la domanda, raddoppiare`,
  "International Trade": `
    distributors in, importer in, exporter, shipping to the us, sell to japan, sell to china, sell to america, tariffs on, customs papers, export papers, foreign distributor*, incoterm*, vertriebspartner im ausland, ausfuhr*, einfuhr*,
    zollpapiere, distributeurs en, exporter vers, importer de, douane*, distribuidores en, vender en el extranjero, aduana*, distributori in, vendere all'estero, vendere in giappone, vendere in cina, dogana, dazi`,
  "Market Entry": `
    first foreign market, open an office in, subsidiary in, branch in, local partner in, launch in, sell in spain, sell in france, sell in germany, sell in italy, sell in the us, go to the us, move into, niederlassung, tochtergesellschaft, erster auslandsmarkt,
    filiale en, s'implanter, ouvrir un bureau en, premier marche etranger, abrir una filial, entrar en el mercado, expandirnos a, abrir oficina en, aprire una filiale, entrare nel mercato, espanderci, sbarcare`,
  "Supply Chain": `
    supplier fails, late deliveries from, delivers late, parts are missing, shelves are empty, out of stock, single supplier, one supplier, second source, reorder, stock levels, too much stock, safety stock, nearshoring, reshoring, lieferkette*, lieferengpass*,
    ein einziger lieferant, teile fehlen, lagerbestand, rupture de stock, ruptures de stock, un seul fournisseur, fournisseur livre, pieces manquantes, approvisionnement*, un solo proveedor, proveedor falla, falta de piezas, rotura de stock, suministro*,
    un solo fornitore, fornitore consegna, mancano i pezzi, scorte, approvvigionament*, catena di fornitura,
    purchase orders late, held in port, expedited, below target, lieferverzug, retard de livraison, retraso en la entrega,
    ritardo nelle consegne`,
  Logistics: `
    parcels, parcel arrives, shipping costs, transport costs, freight costs, last mile, delivery van*, our drivers, returns cost, pick and pack, warehouse layout, fulfilment, fulfillment, trucks, paketversand, versandkosten, transportkosten, fuhrpark, lieferwagen,
    colis, frais de transport, frais de port, livreur*, entrepot*, tournees, paquetes llegan, gastos de envio, costes de transporte, almacen, repartidor*, camiones, pacchi, spese di spedizione, costi di trasporto, magazzin*, corriere, furgon*,
    storage cost*, warehouse cost*, cost of storage, lagerkosten, lagerhaltung, lagerhaus, frachtkosten, frais de stockage,
    cout de stockage, costes de almacen*, costi di magazzino, spese di magazzino, port, container*`,
  Procurement: `
    buy cheaper, purchase prices, supplier prices, negotiate with suppliers, supplier raised, price increase of our supplier, quotes from suppliers, purchasing department, tender for, framework agreement, einkaufspreis*, lieferantenpreis*, mit lieferanten verhandeln, ausschreibung*,
    prix d'achat, negocier avec nos fournisseurs, fournisseurs augmentent, appel d'offres, appels d'offres, precios de compra, negociar con proveedores, licitacion*, prezzi di acquisto, trattare con i fornitori, gara d'appalto, fornitori aumentano,
    negotiating with a, negotiate a better price, bessere preise, meilleurs prix, mejores precios, prezzi migliori`,
  Manufacturing: `
    factory floor, machine downtime, our machines, injection moulding, cnc, set-up times, production planning, new production line, automate production, maschinenstillstand, maschinenpark, rustzeit*, werkhalle, fertigungslinie, fraser*,
    chaine de montage, arret machine, nos machines, usinage, cadence de production, parada de maquinas, linea de montaje, nuestras maquinas, fermo macchina, linea di montaggio, i nostri macchinari, officina,
    machine shop, the factory, our factory, shop floor, produccion de la fabrica, fabrica, usine, atelier de production, fabrik,
    fabbrica, stabilimento`,
  "Quality Assurance": `
    defective, defects, faulty products, complaints about quality, scrap, rework, reject rate, returned goods, iso 9001, audit by a customer, testing before release, bugs in every release, ausschuss*, fehlerhafte, mangelhafte, reklamation*, nacharbeit, prufplan*,
    defaut*, rebut*, non-conformit*, retours clients, controle qualite, defectuos*, piezas malas, devoluciones por, control de calidad, difettos*, scarti, non conformita, resi per, controllo qualita, reclami,
    iso certification, certified to iso, iso 13485, quality certificate, certification iso, certificacion iso, certificazione iso,
    iso-zertifizierung, quality manual, zertifizierung nach`,
  Sales: `
    nobody follows up, offers are never answered, quotes never, hardly anybody signs, sign the contract, salespeople, sales team, more orders, win customers, win new customers, lose deals, closing deals, cold calls, price objections, key accounts, leads go cold,
    angebote bleiben, keine abschlusse, neukunden, mehr auftrage, aussendienst, verkaufer*, vertriebsteam, kaltakquise, devis sans reponse, trouver des clients, nouveaux clients, commerciaux, signer plus, prospecter,
    presupuestos sin respuesta, mas clientes, nuevos clientes, comerciales, cerrar ventas, preventivi senza risposta, nuovi clienti, piu clienti, venditor*, chiudere contratti, forza vendita,
    not enough customers, more customers, no customers, nobody buys, nobody orders, orders are falling, turnover is falling, sell more,
    sales are down, few orders, keiner kauft, niemand kauft, zu wenig kunden, zu wenig auftrage, umsatz sinkt, mehr verkaufen, n'achete,
    pas assez de clients, vendre plus, ventes baissent, nadie compra, vender mas, ventas bajan, faltan clientes, non vendiamo,
    nessuno compra, vendere di piu, vendite in calo, pochi clienti`,
  "Product Management": `
    loudest customer, which features, what to build next, roadmap changes, feature requests, product owner, prioriti*, nobody uses the feature, pricing tiers, mvp scope, produktplanung, welche funktionen, anforderung*, quelles fonctionnalites, feuille de route, priorites produit,
    que funcionalidades, hoja de ruta, quali funzionalita, priorita di prodotto,
    users sign up, never come back, sign up for our app, come back on the second day, retention, which feature*, user feedback,
    activation, nutzer kommen nicht, les utilisateurs ne reviennent, usuarios no vuelven, gli utenti non tornano`,
  "Market Research": `
    before we launch, would people buy, will anybody buy, ask customers, customer interviews, size of the market, market size, willingness to pay, test the demand, survey*, focus group*, questionnaire*, umfrage*, kundenbefragung*, marktgrosse, wurde das jemand kaufen, zielgruppe,
    sondage*, etude de marche, taille du marche, interroger nos clients, encuesta*, estudio de mercado, tamano del mercado, preguntar a los clientes, sondaggi*, indagine di mercato, dimensione del mercato, intervistare i clienti`,
} satisfies Partial<Record<TopicName, string>>;
