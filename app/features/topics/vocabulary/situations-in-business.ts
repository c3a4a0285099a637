import type { TopicName } from "#app/features/catalog/topics";

/** Phrases for being in one of these situations without naming the area; in five languages and the notation of the other word lists. */
export const SITUATIONS_IN_BUSINESS = {
  "Business Strategy": `
    where to go next, where should we go, what should we do next, which direction, five year plan, long-term plan*, vision, mission, business turnaround, business model,
    competitors are, losing ground, diversif*, new business area, pivot*, should we focus, priorities, swot, board adviser, business case, business is going badly, decide what to stop,
    wohin mit der firma, richtung, unternehmensplan*, geschaftsfeld*, neuausricht*, quel cap, ou va l'entreprise, orientation strategique, diversif*, vision,
    hacia donde, rumbo, plan a cinco anos, direzione da prendere, gli affari vanno, rotta, ou aller, plan strategique, vision a long terme`,
  Operations: `
    takes too long, everything is slow, run more smoothly, day-to-day, daily business, back office, productivity, streamlin*, standard operating procedure*, sop, sops, wasted time, chaos, chaotic,
    scheduling, rota, shift plan*, capacity planning, lead times, throughput, handover*, double work, who does what, dauert zu lange, tagesgeschaft, schichtplan*, produktivitat, betriebsleit*,
    trop lent, organisation interne, productivite, planning des equipes, desorden, productividad, turnos, organizacion interna, disorganizz*, produttivita, turni, tutto e lento`,
  "Project Management": `
    months late, behind schedule, deadline*, missed deadline*, over budget, vendors, go live, gone live, no plan, single plan, gantt, work packages, project rescue, rescue a project, rollout, roll-out,
    status meeting*, steering committee*, kanban, sprint*, jira, prince2, pmp, programme manag*, program manag*, verzug, termin gehalten, zeitplan*, projekt*, retard, en retard, calendrier du projet, delais,
    retraso*, cronograma, plazos, proyecto*, ritardo, in ritardo, scadenz*, progetto, tabella di marcia`,
  "Change Management": `
    two teams, after a merger, after the merger, new way of working, one way of working, culture clash, people resist, resist*, post-merger, integration of, reorganis*, new structure, new system is not used, old habits, staff are against,
    adoption, transformation programme, zusammenlegung, fusion der teams, widerstand, neue arbeitsweise, fusion des equipes, resistance au changement, nouvelle organisation, habitudes,
    resistencia, fusion de equipos, nueva estructura, resistenza, unire due squadre, nuova organizzazione, fusione di`,
  Entrepreneurship: `
    start my own, start my business, own boss, be my own, business idea, idea for a, side hustle, become self-employed, sole trader, quit my job, first business, found a company, opening a shop, open a cafe, open a restaurant, new venture,
    franchise*, from scratch, mich selbststandig, eigenes geschaft, laden eroffnen, se lancer, ouvrir un commerce, ouvrir une boutique, mon entreprise, monter ma boite, abrir un negocio, mi propio negocio,
    montar mi, mettersi in proprio, aprire un negozio, mia impresa, aprire un locale, incorporat*`,
  "Startup Growth": `
    growing too fast, grow faster, doubled, tripled, from * to * people, hire fast, everything breaks, scale from, scale the, next stage, product market fit, go to market, series a ready, accelerat*, runway, mrr, arr, unit economics,
    monthly growth, month on month, schnell wachsen, zu schnell, doppelt so gross, croitre, grandir trop vite, trop vite, crecer demasiado, crecemos, cresciamo, crescere troppo, raddoppiat*`,
  "International Trade": `
    overseas, abroad, sell abroad, selling abroad, foreign buyers, duty, duties, customs broker, letter of credit, letters of credit, bill of lading, certificate of origin, hs code*, shipping abroad, importing from, import from, trade agreement*, brexit, sanctions list, distributor*,
    foreign distributor, im ausland, ins ausland, auslandsgeschaft, handelsvertreter, einfuhren, ausfuhren, a l'etranger, a l'international, importer, exporter, dedouan*, en el extranjero, al extranjero, exportar, importar, distribuidor*,
    all'estero, esportare, importare, distributor*, dazio, mercati esteri`,
  "Market Entry": `
    enter the, launch in, sell in * for the first time, open an office in, set up in, set up over there, local partner*, branch in, subsidiary, subsidiaries, new country, foreign market*, expand in, expanding in, move into, first customers in, never sold,
    niederlassung*, in * verkaufen, auslandsmarkt, tochtergesellschaft, handelsvertreter, s'implanter, implantation, filiale*, vendre en, nouveau pays, abrir mercado, filial*, sucursal, vender en, nuevo pais, entrar en,
    vendere in, aprire una filiale, nuovo paese, sede estera, entrare in, vendere all'estero`,
  "Customer Experience": `
    customers are unhappy, customers complain, angry customers, bad reviews, one-star, nps, csat, waiting time, call centre, call center, hotline, contact centre, service desk, helpdesk, help desk, touchpoint*, returns and refunds, service design, usability, customer satisfaction,
    unzufrieden*, kundenbewertung*, hotline, clients mecontents, insatisfait*, avis negatif*, accueil client, clientes descontentos, insatisfech*, malas resenas, clienti scontenti, insoddisfatt*, recensioni negative, servizio al cliente`,
  "Customer Success": `
    cancel their subscription*, cancel after, subscribers leave, subscribers cancel, do not renew, stop using, stop logging in, keep our customers, keep customers, onboarding of customers, account manag*, upsell*, lifetime value, ltv, saas customers, subscription*, subscriber*,
    log in again, kunden springen ab, kundigen ihr abo, abonnent*, clients partent, perdre des clients, resiliation*, abonne*, desabonn*, clientes se van, perdemos clientes, cancelan, suscrip*, clienti se ne vanno, disdett*, abbonat*, abbonament*`,
  "Supply Chain": `
    out of stock, stockout*, overstock*, stock is too high, too much stock, stock levels, forecast demand, demand planning, replenish*, suppliers blame, deliveries are late, late deliveries, raw material*, single supplier, supplier let, supplier is late, sourcing risk, bullwhip, material shortage*, parts are missing, missing parts,
    liefer* verspat*, lieferung*, lieferverzug, material fehlt, teile fehlen, bestand zu hoch, rupture*, livraison* en retard, retards de livraison, surstock, matieres premieres, falta de stock, entregas tarde, materias primas, exceso de inventario,
    consegne in ritardo, consegn*, materie prime, scorte troppo`,
  Logistics: `
    container*, port, ports, demurrage, lorry, lorries, truck*, carrier*, courier*, parcel*, pallet*, forwarder*, delivery routes, route planning, picking, distribution centre, 3pl, cold chain, shipment*, haulage, haulier*, air freight, sea freight,
    lkw, lieferdienst*, paket*, palette*, spediteur*, camion*, transporteur*, colis, palettes, livreur*, contenedor*, camion*, paqueteria, transportista*, reparto, container, camion, corriere, corrieri, pacchi, magazzin*`,
  Procurement: `
    buying department, purchase price*, purchasing, negotiat* with suppliers, negotiate with vendors, negotiate prices with, vendor*, vendor contract*, supplier contract*, framework agreement*, spend analysis, buy cheaper, cost of materials, price increase from, category management, e-procurement, rfq*, quotes from suppliers, packaging prices,
    einkaufspreis*, lieferantenverhandlung*, angebote einholen, zulieferer, acheteur*, negocier avec * fournisseur*, negocier avec nos, prix d'achat, un seul fournisseur, renegoci*, negociar con proveedor*, precio de compra, proveedor unico, comprador*,
    trattare con i fornitori, prezzi d'acquisto, ufficio acquisti, fornitore unico`,
  Manufacturing: `
    assembly line, assembly, machine*, machinery, plant manager, production planning, downtime, oee, cnc, injection mould*, tooling, six sigma, kaizen, 5s, kanban board, changeover*, make our product, contract manufactur*, toll manufactur*, pilot series, workshop floor, foundry, milling, maintenance of machines,
    produktion*, montage*, ausschuss*, maschine*, stillstand, anlage*, linie steht, rustzeit*, werk, atelier, chaine de montage, machine*, arret de production, production, rebut*, linea de montaje, maquina*, paradas, planta, taller, produccion,
    linea, macchin*, fermi macchina, reparto, capi reparto, scarti, produzione, montaggio`,
  "Quality Assurance": `
    returns, comes back, come back within, warranty, scrap, scrap rate, reject rate, rejects, faulty, tolerances, inspection at, inspectors, root cause, fmea, 8d, ppap, calibration, audit of suppliers, supplier audit*, certification audit, gmp, haccp, iso 13485, quality manual, quality problem*, non-conform*,
    reklamation*, garantie*, prufung der teile, fehlerquote, ausschussquote, retours, taux de rebut, non-conformite*, garantie, devoluciones, garantia, rechazo*, no conformidad*, resi, garanzia, non conformita, scarti, qualita del prodotto`,
} satisfies Partial<Record<TopicName, string>>;
