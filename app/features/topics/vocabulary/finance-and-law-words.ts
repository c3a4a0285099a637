import type { TopicName } from "#app/features/catalog/topics";

/** Words for these areas, one line each in English, German, French, Spanish and Italian. `*` stands for any ending, `~` marks a weak hint. */
export const WORDS_OF_FINANCE_AND_LAW = {
  Finance: `
    finance, financial plan*, financial manag*, cash flow*, cashflow*, liquidity, budgeting, forecast*, cfo, working capital, profitab*, ~margin*, ~financial, ~cash, ~loan*
    finanzen, finanzplan*, liquiditat*, budgetplanung, kredit*, cashflow
    finance*, tresorerie, budget previsionnel, plan financier, rentabilite
    finanzas, flujo de caja, liquidez, tesoreria, rentabilidad, plan financiero
    finanza, flusso di cassa, liquidita, tesoreria, redditivita, piano finanziario`,
  Fundraising: `
    fundrais*, raise money, raise funds, raising money, raise capital, raise a round, raise a seed, raising a seed, seed round, pitch deck*, funding round, startup fund*, fund* for startup*, fund* startup*, angel investor*, ~investor*, ~funding, ~pitch
    kapitalbeschaffung, finanzierungsrunde*, investor*, geld einsammeln, geldgeber*
    levee de fonds, lever des fonds, investisseur*, tour de table
    ronda de financiacion, levantar capital, recaudar fondos, inversor*
    raccolta fondi, raccogliere capitali, round di finanziamento, investitor*`,
  "Venture Capital": `
    venture capital, vc, vcs, term sheet*, series a, series b, cap table*, convertible note*, ~valuation
    risikokapital*, wagniskapital*, beteiligungskapital
    capital-risque, capital risque, serie a
    capital riesgo, capital de riesgo, serie a
    capitale di rischio, venture capital, serie a`,
  "Private Equity": `
    private equity, buyout*, lbo, mbo, portfolio company, growth equity
    unternehmensbeteiligung*, finanzinvestor*, private equity
    capital-investissement, rachat d'entreprise par, lbo
    capital privado, fondo de inversion, private equity
    fondo di private equity, private equity, fondi di investimento`,
  "Mergers and Acquisitions": `
    merger*, acquisition*, m&a, takeover*, due diligence, sell my company, sell the company, selling my company, selling my business, sell my business, buy a company, buying a company, business valuation*, succession, ~exit
    fusion*, ubernahme*, unternehmensverkauf*, firma verkaufen, unternehmenskauf*, nachfolge*
    fusion-acquisition, fusions et acquisitions, rachat*, vendre mon entreprise, cession d'entreprise, transmission d'entreprise
    fusiones y adquisiciones, adquisicion*, vender mi empresa, compra de empresa*
    fusioni e acquisizioni, acquisizion*, vendere la mia azienda, cessione d'azienda`,
  "Risk Management": `
    risk manag*, insurance, hedging, business continuity, risk assessment*, contingency, ~risk*
    risikomanag*, versicherung*, absicher*, notfallplan*
    gestion des risques, ~assurance*, couverture de change, continuite d'activite
    gestion de riesgos, ~seguro*, cobertura de riesgo*
    gestione del rischio, assicurazion*, copertura dei rischi`,
  "Tax and Accounting": `
    tax, taxes, taxation, vat, accountant*, accounting, bookkeep*, tax return*, annual accounts, invoic*, transfer pricing, corporation tax, payroll tax, ~ledger
    steuer*, mehrwertsteuer, umsatzsteuer, buchhalt*, buchfuhrung, steuerberat*, jahresabschluss*
    impot*, tva, fiscal*, comptab*, expert-comptable, declaration fiscale
    impuesto*, iva, fiscal*, contab*, declaracion de la renta, hacienda
    tasse, imposta*, imposte, fiscal*, contabil*, commercialista, dichiarazione dei redditi`,
  Legal: `
    lawyer*, attorney*, solicitor*, legal advice, legal help, legal question*, lawsuit*, litigation, court, courts, legal dispute*, sued, ~legal, ~law
    anwalt*, rechtsanwalt*, rechtlich*, rechtsberat*, klage*, gericht*, rechtsstreit*
    avocat*, juridique*, conseil juridique, proces, tribunal, litige*
    abogad*, juridic*, asesoria legal, demanda judicial, tribunal*, juicio*
    avvocat*, legale, consulenza legale, causa legale, tribunale, contenzioso`,
  "Corporate Law": `
    corporate law, company law, articles of association, shareholder agreement*, shareholders' agreement*, incorporat*, contract review, nda, ndas, terms and conditions, commercial contract*, set up a company, joint venture*, ~shareholder*, ~contract*, ~shares
    gesellschaftsrecht*, gesellschaftervertrag*, gmbh*, satzung*, vertragsrecht, vertragsprufung, gesellschafter*
    droit des societes, pacte d'actionnaires, statuts, contrat commercial, associe*
    derecho mercantil, derecho societario, pacto de socios, estatutos, contrato mercantil
    diritto societario, patti parasociali, statuto, contratto commerciale, soci`,
  "Corporate Governance": `
    corporate governance, governance, board meeting*, board of directors, non-executive, supervisory board, ~board
    unternehmensfuhrung, aufsichtsrat*, vorstand*, corporate governance
    gouvernance, conseil d'administration
    gobierno corporativo, consejo de administracion
    governance, consiglio di amministrazione, governo societario`,
  Compliance: `
    complian*, gdpr, data protection, privacy, regulat*, licence to operate, money laundering, aml, kyc, sanctions, audit*, ai act, whistleblow*
    dsgvo, datenschutz*, geldwasche*, regulier*, aufsichtsbehorde*
    conformite, rgpd, protection des donnees, reglement*, blanchiment
    cumplimiento*, rgpd, proteccion de datos, normativ*, blanqueo
    conformita, gdpr, protezione dei dati, normativ*, antiriciclaggio`,
  "Employment Law": `
    employment law, employment contract*, employment tribunal, dismiss*, unfair dismissal, redundan*, probation*, severance, wrongful, harass*, overtime, non-compete, notice period, fired, fire an employee, layoff*, lay off, works council
    arbeitsrecht*, arbeitsvertrag*, kundigung, kundigen, abfindung*, probezeit*, betriebsrat*, entlassen, entlassung*
    droit du travail, contrat de travail, licenci*, indemnite*, periode d'essai, prud'hom*
    derecho laboral, contrato de trabajo, contrato laboral, despido*, despedir, indemnizacion*, periodo de prueba
    diritto del lavoro, contratto di lavoro, licenzi*, liquidazione tfr, periodo di prova`,
  "Immigration Law": `
    immigra*, visa, visas, work permit*, residence permit*, residency, citizenship, relocat*, blue card, green card, sponsor licence, naturali*
    einwander*, visum, arbeitserlaubnis, aufenthalt*, blaue karte, einburger*
    immigration, titre de sejour, permis de travail, carte de sejour, naturalisation, visa de travail
    inmigra*, extranjeria, visado*, permiso de trabajo, permiso de residencia, nacionalidad
    immigrazione, visto, permesso di soggiorno, permesso di lavoro, cittadinanza`,
  "Intellectual Property": `
    intellectual property, patent*, trade mark*, trademark*, copyright*, infring*, licens* agreement*, ip law, ip rights, trade secret*, counterfeit*, design right*
    geistiges eigentum, patent*, markenrecht*, markenanmeldung*, urheberrecht*, markenschutz, plagiat*
    propriete intellectuelle, brevet*, marque deposee, depot de marque, droit d'auteur, contrefacon
    propiedad intelectual, propiedad industrial, patente*, marca registrada, registrar una marca, registro de marca*, derechos de autor
    proprieta intellettuale, brevett*, marchio registrato, registrare un marchio, diritto d'autore, contraffazion*`,
} satisfies Partial<Record<TopicName, string>>;
