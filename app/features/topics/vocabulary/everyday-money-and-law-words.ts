import type { TopicName } from "#app/features/catalog/topics";

/** Everyday phrases for these areas, in five languages and the notation of the other word lists. */
export const EVERYDAY_MONEY_AND_LAW_WORDS = {
  Finance: `
    no money at the end of the month, run out of cash, out of money, spare cash, cash is tight, money in the bank, where our money goes, pay our suppliers, pay salaries, saving for retirement, pension, savings, bank loan, overdraft, budget for, the numbers do not add up, invoices unpaid,
    unpaid invoices, late payers, nie geld da, kein geld mehr, geld reicht, am monatsende, rechnungen offen, offene rechnungen, kontokorrent, bankkredit, altersvorsorge, rucklagen, finanzen, plus d'argent, fin de mois, factures impayees, pret bancaire, decouvert,
    epargne, retraite complementaire, sin dinero, fin de mes, facturas impagadas, prestamo, ahorro*, cuadran las cuentas, tesoreria, presupuesto y, prevision, conti non tornano, senza soldi, fine mese, fatture non pagate, prestito, risparmi*, liquidita, conti,
    nothing is left, nothing left over, no profit, make no profit, losing money, loses money, where does the money go, margins are,
    too little margin, does the price cover, cost calculation, costing, financing, refinanc*, bleibt nichts ubrig, nichts hangen,
    kein gewinn, verlust*, kalkulation, finanzplan*, il ne reste rien, pas de benefice, perdons de l'argent, financement, no queda nada,
    perdemos dinero, no llegamos a, llegar a fin de mes, financiacion, non resta niente, perdiamo soldi, non guadagniamo, finanziamento`,
  "Tax and Accounting": `
    tax return*, tax bill, tax office, tax inspection, bookkeep*, annual accounts, year-end, receipts, vat number, vat return, payroll tax, double taxation, deduct*, accountant*, hmrc, irs, steuererklarung*, finanzamt, buchhalt*, jahresabschluss, umsatzsteuer*, belege, steuerberat*, vorsteuer,
    betriebsprufung, tva, declaration d'impots, expert-comptable, bilan comptable, impots, controle fiscal, notes de frais, comptable*, urssaf, declaracion de la renta, hacienda, gestor, asesor fiscal, contable*, iva, impuesto*, inspeccion fiscal,
    commercialista, dichiarazione dei redditi, agenzia delle entrate, fattura elettronica, bilancio, imposte, tasse, partita iva,
    tax demand, corporation tax, income tax, tax assessment, appeal against the tax, korperschaftsteuer, einkommensteuer, gewerbesteuer,
    bescheid, nachzahlung, einspruch, impot sur les societes, redressement fiscal, impuesto de sociedades, imposta sul reddito,
    cartella esattoriale`,
  Fundraising: `
    find investors, investors for, raise money, raise capital, angel*, business angel*, first round, grant*, crowdfunding, pitch, convertible, safe note, geld fur mein startup, kapitalgeber, investoren, fordermittel, finanzierungsrunde, anschubfinanzierung,
    trouver des investisseurs, lever, levee, tour de table, subvention*, love money, inversores, ronda de, capital semilla, subvenciones, financiacion para, investitori, raccogliere capitali, finanziamenti per, bando, fondo perduto, aumento di capitale`,
  "Venture Capital": `
    vc, vcs, term sheet*, valuation of our startup, dilution, liquidation preference, cap table, lead investor, series a, series b, anti-dilution, beteiligungsvertrag, wagniskapital, verwasserung, capital-risque, dilution, pacte d'actionnaires,
    capital riesgo, dilucion, capitale di rischio, diluizione, venture`,
  "Private Equity": `
    buyout fund, fund wants, sell a majority, majority stake, minority stake, per cent of our family company, per cent of the company, management buyout, mbo, mbi, leveraged, recapitali*, portfolio company, finanzinvestor, mehrheit verkaufen, minderheitsbeteiligung,
    fonds d'investissement, ceder la majorite, lbo, reprise par un fonds, fondo de inversion, vender la mayoria, participacion mayoritaria, fondo di investimento, cedere la maggioranza, quota di maggioranza`,
  "Mergers and Acquisitions": `
    take over my, who could take over, hand over my company, hand over the business, nobody to take over, children do not want, retire and sell, buy a competitor, buy another company, sell the business, sell the company, succession, what is my company worth, valuation of my company,
    nachfolge, nachfolger, betriebsubergabe, firma verkaufen, unternehmen verkaufen, firmenwert, auszahlen, anteile ubernehmen, konkurrent kaufen, reprendre l'atelier, reprendre mon, veut reprendre, repreneur, vendre mon entreprise, ceder mon, pars a la retraite, transmission, rachat*,
    vender mi empresa, quien se quede, traspaso, traspasar, sucesion, comprar un competidor, me jubilo, vendere la mia azienda, cedere l'azienda, passaggio generazionale, vado in pensione, rilevare, comprare un concorrente`,
  "Corporate Governance": `
    advisory board, board meeting*, board members, non-executive, family council, family charter, voting rights, conflict in the board, committee of, supervisory board, beirat, aufsichtsrat, familienverfassung, vorstand, gesellschafterversammlung,
    conseil d'administration, conseil de famille, gouvernance, administrateur*, consejo de administracion, consejo de familia, protocolo familiar, gobierno corporativo, consiglio di amministrazione, patto di famiglia, governo societario`,
  "Risk Management": `
    what if, insure, insurance, insured, liability insurance, worst case, emergency plan, business continuity, disaster recovery plan, flood, fire in, currency risk, exchange rate*, dependent on one, key person, haftpflicht*, betriebshaftpflicht*, versicherung*, versichern, notfallplan*,
    ausfallrisiko, wechselkurs*, was ware wenn, assurer*, assurance*, responsabilite civile, inondation*, incendie, plan de continuite, et si, seguro*, asegurar, responsabilidad civil, inundacion*, incendio*, plan de continuidad, tipo de cambio,
    assicur*, polizza, responsabilita civile, alluvion*, piano di emergenza, rischi*,
    single customer, one single customer, hedge against, hedging, too dependent, klumpenrisiko, einzigen kunden, einem einzigen kunden,
    absichern, absicherung, un seul client, couvrir le risque, un solo cliente, cobertura de, un solo cliente, copertura, coprirci`,
  Compliance: `
    money laundering, anti money laundering, know your customer, kyc, whistleblow*, our bank asks, regulator*, privacy, privacy policy, cookie banner, data protection, gdpr, code of conduct, licence from the authority, certification for, ce mark*, hinweisgeber*, datenschutz*, dsgvo, geldwasche,
    impressum, lieferkettengesetz, behorde verlangt, rgpd, mise en conformite, blanchiment, lanceur d'alerte, donnees personnelles, marquage ce, proteccion de datos, blanqueo, canal de denuncias, cumplimiento, normativa,
    protezione dei dati, riciclaggio, antiriciclaggio, segnalazioni, normativa, marcatura ce, privacy`,
  "Intellectual Property": `
    copied our, copies our, copycat*, counterfeit*, fake products, protect my idea, protect our name, protect our logo, register a name, invention, inventor, licence our, license our, infring*, cease and desist, plagiat*, nachgemacht, kopiert unser, erfindung*, erfinder, markenname,
    markenschutz, abmahnung, urheberrecht*, gebrauchsmuster, contrefacon, copie notre, copient, proteger mon idee, proteger notre nom, invention, inventeur, brevet*, droit d'auteur, copia nuestr*, copian, proteger mi idea, proteger el nombre, patente*, invento, derechos de autor,
    copia il nostro, copiano, contraffa*, proteggere il nome, proteggere la mia idea, brevett*, diritto d'autore, invenzione,
    identical product, exactly our, almost the same name, same name as, similar name, sells our, likely to confuse, registered mark,
    trade mark owner, stop using the name, genau unser, gleicher name, ahnlicher name, verwechsl*, produit identique, meme nom,
    nom similaire, identico al nuestro, mismo nombre, nombre parecido, uguale al nostro, identico al nostro, stesso nome, nome simile,
    registrare un marchio`,
  "Employment Law": `
    has been ill, on sick leave, long-term sick, end his contract, end her contract, end their contract, may we dismiss, let him go, let her go, let somebody go, notice period, unpaid overtime, unpaid wages, non-compete, works council, maternity leave, went to a competitor, unfairly, bullied, bullying, warning letter, tribunal,
    kundigungsfrist*, abfindung, krankgeschrieben, langzeitkrank*, befristet*, betriebsrat, mobbing, uberstunden, arbeitszeugnis, wettbewerbsverbot, mutterschutz, gekundigt, prud'hommes, prudhommes, heures supplementaires, licencie*, ancien salarie, rupture conventionnelle, arret maladie,
    clause de non-concurrence, harcelement, contrat de travail, finiquito, horas extra, baja laboral, indemnizacion por despido, despedid*, convenio colectivo, acoso laboral, contrato de trabajo, patto di non concorrenza, licenzia*, straordinari non, dipendente si e dimesso, dimission*,
    andato da un concorrente, malattia lunga, tfr, mobbing, contratto di lavoro, vertenza,
    your position will end, notice that your position, years of service, entretien prealable, mesure de licenciement,
    convocation a un entretien, carta de despido, lettera di licenziamento, lettera di richiamo, kundigungsschreiben, aufhebungsvertrag`,
  "Immigration Law": `
    bring an engineer, bring a worker, hire from abroad, hire a foreigner, work visa, blue card, golden visa, residence card, family reunification, may i work in, right to work, blaue karte, aufenthaltstitel, aufenthaltserlaubnis, arbeitsvisum, visum, einreise*, carte de sejour, titre de sejour, visa de travail, salarie etranger,
    permiso de residencia, permiso de trabajo, tarjeta de residencia, extranjeria, trabajador extranjero, permesso di soggiorno, visto di lavoro, lavoratore straniero, decreto flussi`,
  "Corporate Law": `
    co-founder*, who owns what, one of us leaves, shareholders' agreement, shareholder agreement, founders agreement, limited company, ltd, llc, gmbh, ug, set up a company, articles of, general terms, terms and conditions, contract template*, contract with a supplier, breach of contract, gesellschafter*, gesellschaftsvertrag,
    anteile an der, satzung, agb, vertrag prufen, vertrag aufsetzen, handelsregister, statuts, sas, sarl, sasu, associe*, pacte d'associes, conditions generales, cgv, creation de societe, estatutos, sociedad limitada, pacto de socios, socios, socio, contrato mercantil, condiciones generales,
    statuto, srl, soci, patto parasociale, socio, contratto con, condizioni generali, costituire una societa,
    drag-along, tag-along, deadlock, transfer shares, shareholder may, preemption, vorkaufsrecht, cession de parts,
    transmision de participaciones, cessione di quote`,
  Legal: `
    lawyer, attorney, solicitor, sued, sue, suing, court, lawsuit, legal letter, threatens us, legal advice, anwalt, anwaltin, verklag*, gericht, rechtsanwalt*, klage, avocat*, proces, tribunal, poursuite*, abogado*, abogada*, demanda*, juicio, avvocat*, causa legale, tribunale, denuncia,
    wants to sue, is suing, going to court, legal action, legal dispute, letter from a lawyer, uns verklagen, anwaltsbrief, rechtsstreit,
    nous poursuit, litige*, nos quiere demandar, pleito*, vuole farci causa, contenzios*`,
} satisfies Partial<Record<TopicName, string>>;
