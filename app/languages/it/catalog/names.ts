import { namesOfCities } from "../../city-table";
import { cityNames } from "../places/cities";
import { pageNames } from "./page-names";

/** Italian names of categories, sub-categories, areas, tiles and the home page's default texts, by their English names. */
export const names: Readonly<Record<string, string>> = {
  ...namesOfCities(cityNames),
  ...pageNames,
  // accounts/deletion/grace-period.ts
  "Former member": "Ex membro",
  // platform/brand/placeholder-city.ts
  "Your city": "La Sua città",
  // catalog/categories.ts
  Business: "Business",
  "Business Advisors": "Consulenti di business",
  "Strategy, operations and growth, with people who have run the thing themselves.":
    "Strategia, operatività e crescita, con chi un’impresa l’ha guidata davvero.",
  Strategy: "Strategia",
  Operations: "Gestione operativa",
  "Growth & Scaling": "Crescita e sviluppo",
  Other: "Altro",
  Finance: "Finanza",
  "Finance Advisors": "Consulenti di finanza",
  "Accounts, tax, funding and investment decisions, checked by someone who reads the footnotes.":
    "Bilanci, imposte, finanziamenti e investimenti, con l’occhio di chi legge anche le note a piè di pagina.",
  Technology: "Tecnologia",
  "Technology Advisors": "Consulenti di tecnologia",
  "Software, cloud, security, data and product, explained without the jargon.":
    "Software, cloud, sicurezza, dati e prodotto, spiegati senza gergo.",
  "Marketing / PR": "Marketing / PR",
  "Marketing Advisors": "Consulenti di marketing",
  "Brand, campaigns, press and sales, from a first message to a measured result.":
    "Brand, campagne, stampa e vendite, dal primo messaggio al risultato misurato.",
  Legal: "Legale",
  "Legal Advisors": "Consulenti legali",
  "Company, employment, immigration and intellectual property questions, answered by practitioners.":
    "Questioni di società, lavoro, immigrazione e proprietà intellettuale, con chi se ne occupa ogni giorno.",
  "Corporate Law": "Diritto societario",
  "Employment Law": "Diritto del lavoro",
  "IP Law": "Proprietà intellettuale",
  "Immigration Law": "Diritto dell’immigrazione",
  "Other Advisors": "Altri consulenti",
  "People, leadership, coaching and sustainability, and whatever fits nowhere else.":
    "Persone, leadership, coaching e sostenibilità, e tutto ciò che non rientra altrove.",

  // catalog/subcategories.ts
  "Business Strategy": "Strategia aziendale",
  "Decide where to play, what to stop and how to win.": "Decidere dove competere, a cosa rinunciare e come vincere.",
  "Direction, positioning and new markets": "Direzione, posizionamento e nuovi mercati",
  "Strategy Advisors": "Consulenti di strategia",
  "For example: should we enter the German market this year or next?":
    "Ad esempio: conviene entrare nel mercato tedesco quest’anno o il prossimo?",
  "Make the work flow: people, plants, suppliers and projects.": "Far scorrere il lavoro: persone, stabilimenti, fornitori e progetti.",
  "Process, supply chain, projects and quality": "Processi, supply chain, progetti e qualità",
  "Operations Advisors": "Consulenti di gestione operativa",
  "For example: our deliveries are late and nobody can tell me why":
    "Ad esempio: le nostre consegne sono in ritardo e nessuno sa dirmi perché",
  "Grow without losing what made the company work.": "Crescere senza perdere ciò che ha fatto funzionare l’azienda.",
  "From a first product to a larger company": "Dal primo prodotto a un’azienda più grande",
  "Growth Advisors": "Consulenti di crescita aziendale",
  "For example: we doubled to forty people and everything takes longer":
    "Ad esempio: siamo raddoppiati a quaranta persone e tutto richiede più tempo",
  "Other Business Topics": "Altri argomenti di business",
  "Change, customers and everything else a company has to get right.":
    "Cambiamento, clienti e tutto ciò in cui un’azienda non può sbagliare.",
  "Change, customer experience and customer success": "Cambiamento, customer experience e customer success",
  "For example: how do we bring two merged teams to one way of working?":
    "Ad esempio: dopo una fusione, come portare due team a lavorare allo stesso modo?",
  "Digital Marketing": "Marketing digitale",
  "Be found, be read and be chosen online.": "Farsi trovare, leggere e scegliere online.",
  "Search, content and social media": "Motori di ricerca, contenuti e social media",
  "Digital Marketing Advisors": "Consulenti di marketing digitale",
  "For example: our ads cost more every month and bring fewer buyers":
    "Ad esempio: la pubblicità ci costa ogni mese di più e porta meno acquirenti",
  "Brand Strategy": "Strategia di brand",
  "Say one thing clearly, and be known for it.": "Dire una cosa con chiarezza, e farsi conoscere per quella.",
  "Positioning, naming and market research": "Posizionamento, naming e ricerche di mercato",
  "Brand Advisors": "Consulenti di brand",
  "For example: customers love us but cannot explain what we do": "Ad esempio: i clienti ci adorano, ma non sanno spiegare cosa facciamo",
  "Growth Hacking": "Growth hacking",
  "Small experiments that add up to sales.": "Piccoli esperimenti che diventano vendite.",
  "Sales, e-commerce and fast experiments": "Vendite, e-commerce ed esperimenti rapidi",
  "Growth Marketing Advisors": "Consulenti di growth marketing",
  "For example: many visitors, few baskets: where do we lose them?": "Ad esempio: molti visitatori, pochi carrelli: dove li perdiamo?",
  "Other Marketing Topics": "Altri argomenti di marketing",
  "Press, launches and the questions in between.": "Stampa, lanci e tutte le domande che stanno nel mezzo.",
  "Public relations and general marketing": "Relazioni pubbliche e marketing in generale",
  "For example: a journalist called and we have no statement ready":
    "Ad esempio: ha chiamato un giornalista e non abbiamo una dichiarazione pronta",
  "Founders, shareholders, contracts and the rules of the board.": "Fondatori, soci, contratti e regole del consiglio di amministrazione.",
  "Companies, contracts, governance and compliance": "Società, contratti, governance e compliance",
  "Corporate Law Advisors": "Consulenti di diritto societario",
  "For example: two founders want to leave and hold a third of the shares":
    "Ad esempio: due fondatori vogliono uscire e hanno un terzo delle quote",
  "Hire, manage and part on terms that hold.": "Assumere, gestire e separarsi con accordi che reggono.",
  "Contracts, dismissals and workplace disputes": "Contratti, licenziamenti e controversie di lavoro",
  "Employment Law Advisors": "Consulenti di diritto del lavoro",
  "For example: may I end a contract during the probation period?":
    "Ad esempio: posso interrompere un contratto durante il periodo di prova?",
  "Intellectual Property": "Proprietà intellettuale",
  "Protect what you have made, and use what others made fairly.":
    "Proteggere ciò che si è creato e usare correttamente ciò che hanno creato altri.",
  "Patents, trade marks, copyright and licences": "Brevetti, marchi, diritto d’autore e licenze",
  "IP Law Advisors": "Consulenti di proprietà intellettuale",
  "For example: a competitor uses a name close to our trade mark": "Ad esempio: un concorrente usa un nome simile al nostro marchio",
  "Visas, permits and moves across borders, prepared properly.": "Visti, permessi e trasferimenti all’estero, preparati come si deve.",
  "Work visas, residence and relocation": "Visti di lavoro, soggiorno e trasferimenti",
  "Immigration Law Advisors": "Consulenti di diritto dell’immigrazione",
  "For example: which permit does an engineer from Brazil need here?":
    "Ad esempio: quale permesso serve qui a un ingegnere che arriva dal Brasile?",

  // catalog/topics.ts and expertise-options.ts
  Marketing: "Marketing",
  "Human Resources": "Risorse umane",
  Sales: "Vendite",
  "Product Management": "Product management",
  "Data Analytics": "Analisi dei dati",
  "Digital Transformation": "Trasformazione digitale",
  "Project Management": "Project management",
  "Change Management": "Gestione del cambiamento",
  "Leadership Development": "Sviluppo della leadership",
  "Executive Coaching": "Executive coaching",
  Entrepreneurship: "Imprenditorialità",
  "Startup Growth": "Crescita di startup",
  Fundraising: "Raccolta di capitali",
  "Venture Capital": "Venture capital",
  "Private Equity": "Private equity",
  "Mergers and Acquisitions": "Fusioni e acquisizioni",
  "Corporate Governance": "Corporate governance",
  "Risk Management": "Gestione del rischio",
  Compliance: "Compliance",
  "International Trade": "Commercio internazionale",
  "Market Entry": "Ingresso in nuovi mercati",
  "Market Research": "Ricerche di mercato",
  "Content Marketing": "Content marketing",
  "Public Relations": "Relazioni pubbliche",
  "Social Media": "Social media",
  "Customer Experience": "Customer experience",
  "Customer Success": "Customer success",
  "E-commerce": "E-commerce",
  "Supply Chain": "Supply chain",
  Logistics: "Logistica",
  Procurement: "Acquisti e approvvigionamento",
  Manufacturing: "Produzione industriale",
  "Quality Assurance": "Assicurazione qualità",
  Cybersecurity: "Sicurezza informatica",
  "Cloud Computing": "Cloud computing",
  "Artificial Intelligence": "Intelligenza artificiale",
  "Software Development": "Sviluppo software",
  Sustainability: "Sostenibilità",
  "Tax and Accounting": "Fisco e contabilità",

  // catalog/wizard-categories.ts
  "Business & Strategy": "Business e strategia",
  "Direction, operations and growth of companies": "Direzione, gestione operativa e crescita delle aziende",
  "Finance & Investment": "Finanza e investimenti",
  "Accounting, tax, funding and transactions": "Contabilità, fisco, finanziamenti e operazioni straordinarie",
  "Marketing & Sales": "Marketing e vendite",
  "Brand, campaigns, press and selling": "Brand, campagne, stampa e vendita",
  "Technology & Digital": "Tecnologia e digitale",
  "Software, data, security and product": "Software, dati, sicurezza e prodotto",
  "Legal & Compliance": "Legale e compliance",
  "Company, employment, immigration and IP law": "Diritto societario, lavoro, immigrazione e proprietà intellettuale",
  "People, leadership and organisation": "Persone, leadership e organizzazione",

  // catalog/expertise-tiles.ts
  "Accounting & Tax": "Contabilità e fisco",
  "Books, returns and cross-border tax": "Libri contabili, dichiarazioni e fiscalità internazionale",
  "Rounds, decks, terms and investors": "Round, pitch deck, condizioni e investitori",
  "Financial Planning": "Pianificazione finanziaria",
  "Cash, budgets, forecasts and risk": "Liquidità, budget, previsioni e rischi",
  Investment: "Investimenti",
  "Buying, selling and valuing companies": "Acquisto, vendita e valutazione di aziende",
  "Software & Cloud": "Software e cloud",
  "Architecture, teams and infrastructure": "Architettura, team e infrastruttura",
  "Threats, audits and incident response": "Minacce, audit e risposta agli incidenti",
  "Data & AI": "Dati e AI",
  "Analytics, models and what they are good for": "Analisi, modelli e a cosa servono davvero",
  Product: "Prodotto",
  "Roadmaps, discovery and digital change": "Roadmap, discovery e cambiamento digitale",

  // home/defaults.ts
  "Connect with Expert Advisors": "Parli con consulenti esperti",
  "Bring the question you have not solved alone. Meet someone who has answered it before, at a time that suits you and for a price you see first.":
    "Porti la domanda ancora senza risposta. Ne parli con chi l’ha già affrontata, all’orario che preferisce e a un prezzo che conosce da subito.",
  "Find an advisor": "Trova un consulente",
  "How It Works": "Come funziona",
  "Three steps from a question to an answer you can act on.": "Tre passaggi da una domanda a una risposta da mettere in pratica.",
  "Get Started": "Inizia",
  "Find an expert": "Trovi un consulente",
  "Browse a category, or describe your need in your own words and see who fits, with the reasons.":
    "Sfogli una categoria, o descriva con parole Sue ciò che Le serve: vedrà chi è adatto, e perché.",
  "Book a session": "Prenoti una sessione",
  "Choose a time and a length. The whole price stands there before you confirm.":
    "Scelga orario e durata. Vede il prezzo completo prima di confermare.",
  "Get advice": "Riceva la consulenza",
  "Talk it through, and leave with what to do next. Pay for the minutes you booked, nothing else.":
    "Ne parli a fondo e sappia cosa fare dopo. Paga i minuti che ha prenotato, nient’altro.",
  "Become an Advisor": "Diventa consulente",
  "What took you years to learn is what someone needs this week. Share it, on your own terms.":
    "Quello che ha imparato in anni serve a qualcuno questa settimana. Lo condivida, alle Sue condizioni.",
  "Apply Now": "Invia la candidatura",
  "Set your own schedule": "Decida i Suoi orari",
  "Open the hours you like, close them when life asks. Nobody books what you did not offer.":
    "Apra le ore che desidera e le chiuda quando serve. Nessuno prenota ciò che non ha offerto.",
  "Define your rates": "Stabilisca la Sua tariffa",
  "You name the price of an hour, and see what you will receive before you accept.":
    "Fissa Lei il prezzo di un’ora e vede quanto riceverà prima di accettare.",
  "Build your reputation": "Costruisca la Sua reputazione",
  "Reviews come only from people you have really advised.": "Le recensioni arrivano solo da chi ha davvero ricevuto una Sua consulenza.",
  Connect: "Creare",
  Together: "legami",
  Bridge: "Superare",
  Gaps: "le distanze",
  Scale: "Accelerare",
  Growth: "la crescita",
  Globalise: "Ampliare",
  Reach: "gli orizzonti",
};
