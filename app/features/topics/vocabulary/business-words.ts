import type { TopicName } from "#app/features/catalog/topics";

/** Words for these areas, one line each in English, German, French, Spanish and Italian. `*` stands for any ending, `~` marks a weak hint. */
export const WORDS_OF_BUSINESS = {
  "Business Strategy": `
    business strateg*, strateg*, business model*, business plan*, competitive advantage, pricing, ~competitor*, ~positioning, ~direction
    strategie*, geschaftsmodell*, geschaftsplan*, unternehmensstrategie*, businessplan*
    strategie d'entreprise, strategie*, modele economique, plan d'affaires
    estrategi*, modelo de negocio, plan de negocio*
    strategi*, modello di business, piano aziendale, piano industriale`,
  Operations: `
    operation*, process improvement, workflow*, efficien*, inefficien*, bottleneck*, ~process*, late deliver*, ~capacity
    betrieb, betriebsablauf*, prozess*, ablauf*, effizienz*, engpass*
    operations, processus, efficacite, goulot*
    operaciones, proceso*, eficiencia, cuello de botella
    operazioni, processi, efficienza, collo di bottiglia`,
  "Project Management": `
    project manag*, project plan*, agile, scrum, milestone*, pmo, ~project*, over schedule
    projektmanag*, projektleit*, projektplan*, meilenstein*
    gestion de projet*, chef de projet, jalon*
    gestion de proyecto*, jefe de proyecto, hito*
    gestione progett*, gestione di progett*, capo progetto`,
  "Change Management": `
    change manag*, reorgani*, restructur*, transition*, merged teams, culture change, ~resistance
    veranderungsmanag*, umstrukturier*, reorganis*, kulturwandel
    conduite du changement, restructuration*, reorganisation*
    gestion del cambio, reestructura*, reorganiza*
    gestione del cambiamento, ristrutturazione aziendale, riorganizza*`,
  Entrepreneurship: `
    entrepreneur*, start a business, starting a business, founding a company, business idea*, side business, self-employ*, freelanc*, ~founder*
    existenzgrund*, unternehmensgrund*, grunder*, selbststandig*, geschaftsidee*
    creation d'entreprise, creer une entreprise, entrepreneur*, auto-entrepreneur*, idee d'entreprise
    emprend*, crear una empresa, montar un negocio, autonomo*, idea de negocio
    imprendit*, aprire un'attivita, avviare un'impresa, partita iva, idea di business`,
  "Startup Growth": `
    startup*, start-up*, scale-up*, scaling, scale up, growth, growing, grow the company, product-market fit, traction, hypergrowth, ~mvp, ~doubled
    wachstum*, skalier*, wachsen, hochskalier*
    croissance, passage a l'echelle, jeune pousse, developper mon entreprise
    crecimiento, escalar, crecer
    crescita, scalare, crescere, ingrandir*`,
  "International Trade": `
    international trade, export*, import, imports, importing, importer*, customs, tariff*, incoterms, cross-border trade, ~overseas
    aussenhandel*, außenhandel*, zoll*, ausfuhr*, einfuhr*
    commerce international, douane*, exportation*, importation*
    comercio internacional, aduana*, exportacion*, arancel*
    commercio internazionale, dogana*, esportazion*, dazi`,
  "Market Entry": `
    market entry, enter the * market, entering the * market, new market*, expand to, expand into, expansion, expand abroad, go-to-market, internationali*
    markteintritt*, markteinstieg*, expansion*, neue markte, neuen markt
    entree sur le marche, nouveau marche, nouveaux marches, expansion
    entrada en el mercado, entrar en el mercado, nuevo mercado, nuevos mercados, expansion
    ingresso nel mercato, entrare nel mercato, nuovi mercati, nuovo mercato, espansione`,
  "Customer Experience": `
    customer experience, cx, customer service, complaint*, customer journey, ~support desk, unhappy customers
    kundenerlebnis*, kundenservice, beschwerde*, kundenzufriedenheit
    experience client, service client, reclamation*, parcours client
    experiencia del cliente, atencion al cliente, queja*, reclamacion*
    esperienza cliente, servizio clienti, reclam*, assistenza clienti`,
  "Customer Success": `
    customer success, churn*, retention, onboarding customers, ~renewal*, customers leave, losing customers
    kundenbindung*, abwanderung*, kundenerfolg*, kundigungsrate
    fidelisation, attrition client*, retention client*
    exito del cliente, retencion de clientes, perdida de clientes, fidelizacion
    fidelizzazione, abbandono clienti, perdita di clienti`,
  "Supply Chain": `
    supply chain*, supplier*, inventory, stock level*, shortage*, lead time*, deliver* are late
    lieferkette*, lieferant*, lagerbestand*, engpasse, lieferzeit*
    chaine d'approvisionnement, fournisseur*, rupture de stock, stocks
    cadena de suministro, proveedor*, inventario*, desabastecimiento
    catena di fornitura, fornitor*, magazzino, scorte`,
  Logistics: `
    logistic*, freight, shipping, warehous*, transport*, fleet*, fulfil*, last mile, ~deliver*
    logistik*, spedition*, fracht*, versand*, lagerhaus*
    logistique, fret, entrepot*, expedition*
    logistica, flete*, almacen*, envio*
    logistica, spedizion*, trasport*`,
  Procurement: `
    procure*, purchasing, tender*, sourcing, vendor selection, rfp*
    einkauf*, beschaffung*, ausschreibung*
    achats, appel d'offres, approvisionnement*
    compras, licitacion*, aprovisionamiento
    acquisti, gara d'appalto, approvvigionament*`,
  Manufacturing: `
    manufactur*, factory, factories, production line*, lean, shop floor, ~production, ~plant
    fertigung*, produktionslinie*, fabrik*, werkhalle*
    fabrication, usine*, ligne de production, production industrielle
    fabricacion, fabrica*, linea de produccion, manufactur*
    produzione industriale, fabbrica*, stabilimento, linea di produzione, manifattur*`,
  "Quality Assurance": `
    quality assurance, quality control, defect*, iso 9001, inspection*, product recall*, ~quality
    qualitatssicherung*, qualitatskontrolle*, mangel*, qualitatsmanag*
    assurance qualite, controle qualite, defauts
    control de calidad, aseguramiento de calidad, defecto*
    controllo qualita, assicurazione qualita, difett*`,
  "Human Resources": `
    human resources, hr, hiring, hire, recruit*, payroll*, onboarding, staff*, team building, build a team, build the team, employee engagement, sick leave, ~employee*, ~people
    personalwesen, personalabteilung, mitarbeiter*, einstell*, gehaltsabrechnung, rekrutier*, team aufbauen
    ressources humaines, recrut*, embauch*, paie, salarie*
    recursos humanos, contratar, contratacion de personal, nomina*, emplead*, reclutamiento
    risorse umane, assumere, assunzion*, selezione del personale, buste paga, dipendent*`,
  "Leadership Development": `
    leadership, leading a team, first-time manager*, management training, delegat*, ~managers
    fuhrung*, fuhrungskraft*, teamleit*, delegier*
    leadership, encadrement, management d'equipe, manager une equipe
    liderazgo, liderar, directivos
    leadership, guidare un team, dirigent*`,
  "Executive Coaching": `
    coach*, executive coach*, mentor*, career*, burnout, self-confidence, ~ceo
    coaching, karriere*, mentoring, selbstvertrauen
    coaching, carriere*, accompagnement de dirigeant*, mentorat
    coaching, carrera profesional, mentoria
    coaching, carriera, mentoring`,
  Sustainability: `
    sustainab*, esg, carbon, climate, emission*, net zero, circular economy, csrd, ~green
    nachhaltig*, klima*, emission*, kreislaufwirtschaft, co2
    durabilite, developpement durable, rse, empreinte carbone, climat
    sostenib*, huella de carbono, clima, emisiones
    sostenib*, impronta di carbonio, emissioni, economia circolare`,
} satisfies Partial<Record<TopicName, string>>;
