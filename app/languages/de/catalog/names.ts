import { namesOfCities } from "../../city-table";
import { cityNames } from "../places/cities";
import { pageNames } from "./page-names";

/**
 * German names of categories, sub-categories, areas, tiles and the home page's default texts, by their English names. A name used by
 * several files is listed with the first of them. Names of advisors must also fit after "Alle": they are plurals without an adjective.
 */
export const names: Readonly<Record<string, string>> = {
  ...namesOfCities(cityNames),
  ...pageNames,
  // accounts/deletion/grace-period.ts
  "Former member": "Ehemaliges Mitglied",
  // platform/brand/placeholder-city.ts
  "Your city": "Ihre Stadt",
  // catalog/categories.ts
  Business: "Business",
  "Business Advisors": "Unternehmensberater",
  "Strategy, operations and growth, with people who have run the thing themselves.":
    "Strategie, Abläufe und Wachstum, mit Menschen, die selbst Unternehmen geführt haben.",
  Strategy: "Strategie",
  Operations: "Operatives Management",
  "Growth & Scaling": "Wachstum & Skalierung",
  Other: "Sonstiges",
  Finance: "Finanzen",
  "Finance Advisors": "Berater für Finanzen",
  "Accounts, tax, funding and investment decisions, checked by someone who reads the footnotes.":
    "Abschlüsse, Steuern, Finanzierung und Investitionen, geprüft von Menschen, die auch die Fußnoten lesen.",
  Technology: "Technologie",
  "Technology Advisors": "Technologieberater",
  "Software, cloud, security, data and product, explained without the jargon.":
    "Software, Cloud, Sicherheit, Daten und Produkt, erklärt ohne Fachchinesisch.",
  "Marketing / PR": "Marketing & PR",
  "Marketing Advisors": "Marketingberater",
  "Brand, campaigns, press and sales, from a first message to a measured result.":
    "Marke, Kampagnen, Presse und Vertrieb, von der ersten Botschaft bis zum messbaren Ergebnis.",
  Legal: "Recht",
  "Legal Advisors": "Berater für Rechtsfragen",
  "Company, employment, immigration and intellectual property questions, answered by practitioners.":
    "Fragen zu Gesellschaftsrecht, Arbeitsrecht, Einwanderung und geistigem Eigentum, beantwortet aus der Praxis.",
  "Corporate Law": "Gesellschaftsrecht",
  "Employment Law": "Arbeitsrecht",
  "IP Law": "IP-Recht",
  "Immigration Law": "Migrationsrecht",
  "Other Advisors": "Berater für weitere Themen",
  "People, leadership, coaching and sustainability, and whatever fits nowhere else.":
    "Personal, Führung, Coaching und Nachhaltigkeit, und alles, was sonst nirgends passt.",

  // catalog/subcategories.ts
  "Business Strategy": "Unternehmensstrategie",
  "Decide where to play, what to stop and how to win.": "Entscheiden, wo Sie antreten, was Sie lassen und wie Sie gewinnen.",
  "Direction, positioning and new markets": "Ausrichtung, Positionierung und neue Märkte",
  "Strategy Advisors": "Strategieberater",
  "For example: should we enter the German market this year or next?":
    "Zum Beispiel: Sollen wir dieses Jahr oder erst nächstes in den deutschen Markt?",
  "Make the work flow: people, plants, suppliers and projects.": "Damit alles läuft: Menschen, Werke, Lieferanten und Projekte.",
  "Process, supply chain, projects and quality": "Prozesse, Lieferkette, Projekte und Qualität",
  "Operations Advisors": "Berater für operatives Management",
  "For example: our deliveries are late and nobody can tell me why":
    "Zum Beispiel: Unsere Lieferungen kommen zu spät, und niemand kann mir sagen, warum",
  "Grow without losing what made the company work.": "Wachsen, ohne zu verlieren, was Ihr Unternehmen stark gemacht hat.",
  "From a first product to a larger company": "Vom ersten Produkt zum größeren Unternehmen",
  "Growth Advisors": "Wachstumsberater",
  "For example: we doubled to forty people and everything takes longer":
    "Zum Beispiel: Wir sind jetzt vierzig Leute, doppelt so viele wie zuvor, und alles dauert länger",
  "Other Business Topics": "Weitere Business-Themen",
  "Change, customers and everything else a company has to get right.":
    "Wandel, Kunden und alles andere, was in einem Unternehmen stimmen muss.",
  "Change, customer experience and customer success": "Wandel, Kundenerlebnis und Kundenerfolg",
  "For example: how do we bring two merged teams to one way of working?":
    "Zum Beispiel: Wie finden zwei zusammengelegte Teams zu einer Arbeitsweise?",
  "Digital Marketing": "Online-Marketing",
  "Be found, be read and be chosen online.": "Online gefunden, gelesen und gewählt werden.",
  "Search, content and social media": "Suche, Inhalte und Social Media",
  "Digital Marketing Advisors": "Berater für Online-Marketing",
  "For example: our ads cost more every month and bring fewer buyers":
    "Zum Beispiel: Unsere Anzeigen kosten jeden Monat mehr und bringen weniger Käufer",
  "Brand Strategy": "Markenstrategie",
  "Say one thing clearly, and be known for it.": "Eines klar sagen und dafür bekannt sein.",
  "Positioning, naming and market research": "Positionierung, Namensfindung und Marktforschung",
  "Brand Advisors": "Markenberater",
  "For example: customers love us but cannot explain what we do":
    "Zum Beispiel: Unsere Kunden lieben uns, können aber nicht erklären, was wir tun",
  "Growth Hacking": "Growth Hacking",
  "Small experiments that add up to sales.": "Kleine Experimente, die sich zu Umsatz summieren.",
  "Sales, e-commerce and fast experiments": "Vertrieb, E-Commerce und schnelle Experimente",
  "Growth Marketing Advisors": "Berater für Growth-Marketing",
  "For example: many visitors, few baskets: where do we lose them?":
    "Zum Beispiel: Viele Besucher, wenige Warenkörbe: Wo verlieren wir sie?",
  "Other Marketing Topics": "Weitere Marketingthemen",
  "Press, launches and the questions in between.": "Presse, Markteinführungen und die Fragen dazwischen.",
  "Public relations and general marketing": "Öffentlichkeitsarbeit und allgemeines Marketing",
  "For example: a journalist called and we have no statement ready":
    "Zum Beispiel: Eine Journalistin hat angerufen, und wir haben keine Stellungnahme parat",
  "Founders, shareholders, contracts and the rules of the board.": "Gründer, Gesellschafter, Verträge und die Regeln der Leitungsgremien.",
  "Companies, contracts, governance and compliance": "Gesellschaften, Verträge, Governance und Compliance",
  "Corporate Law Advisors": "Berater für Gesellschaftsrecht",
  "For example: two founders want to leave and hold a third of the shares":
    "Zum Beispiel: Zwei Gründer wollen gehen und halten ein Drittel der Anteile",
  "Hire, manage and part on terms that hold.": "Rechtssicher einstellen, führen und sich trennen.",
  "Contracts, dismissals and workplace disputes": "Verträge, Kündigungen und Streit am Arbeitsplatz",
  "Employment Law Advisors": "Berater für Arbeitsrecht",
  "For example: may I end a contract during the probation period?": "Zum Beispiel: Darf ich einen Vertrag in der Probezeit kündigen?",
  "Intellectual Property": "Geistiges Eigentum",
  "Protect what you have made, and use what others made fairly.":
    "Schützen, was Sie geschaffen haben, und fair nutzen, was andere geschaffen haben.",
  "Patents, trade marks, copyright and licences": "Patente, Marken, Urheberrecht und Lizenzen",
  "IP Law Advisors": "Berater für IP-Recht",
  "For example: a competitor uses a name close to our trade mark":
    "Zum Beispiel: Ein Wettbewerber nutzt einen Namen, der unserer Marke ähnelt",
  "Visas, permits and moves across borders, prepared properly.": "Visa, Aufenthaltstitel und Umzüge über Grenzen, gut vorbereitet.",
  "Work visas, residence and relocation": "Arbeitsvisa, Aufenthalt und Umzug",
  "Immigration Law Advisors": "Berater für Migrationsrecht",
  "For example: which permit does an engineer from Brazil need here?":
    "Zum Beispiel: Welchen Aufenthaltstitel braucht eine Ingenieurin aus Brasilien hier?",

  // catalog/topics.ts (and expertise-options.ts, which adds nothing)
  Marketing: "Marketing",
  "Human Resources": "Personalwesen",
  Sales: "Vertrieb",
  "Product Management": "Produktmanagement",
  "Data Analytics": "Datenanalyse",
  "Digital Transformation": "Digitale Transformation",
  "Project Management": "Projektmanagement",
  "Change Management": "Change-Management",
  "Leadership Development": "Führungskräfteentwicklung",
  "Executive Coaching": "Führungskräfte-Coaching",
  Entrepreneurship: "Unternehmertum",
  "Startup Growth": "Start-up-Wachstum",
  Fundraising: "Kapitalbeschaffung",
  "Venture Capital": "Wagniskapital",
  "Private Equity": "Private Equity",
  "Mergers and Acquisitions": "Fusionen und Übernahmen",
  "Corporate Governance": "Corporate Governance",
  "Risk Management": "Risikomanagement",
  Compliance: "Compliance",
  "International Trade": "Außenhandel",
  "Market Entry": "Markteintritt",
  "Market Research": "Marktforschung",
  "Content Marketing": "Content-Marketing",
  "Public Relations": "Öffentlichkeitsarbeit",
  "Social Media": "Social Media",
  "Customer Experience": "Kundenerlebnis",
  "Customer Success": "Kundenerfolg",
  "E-commerce": "E-Commerce",
  "Supply Chain": "Lieferkette",
  Logistics: "Logistik",
  Procurement: "Beschaffung",
  Manufacturing: "Produktion",
  "Quality Assurance": "Qualitätssicherung",
  Cybersecurity: "Cybersicherheit",
  "Cloud Computing": "Cloud-Computing",
  "Artificial Intelligence": "Künstliche Intelligenz",
  "Software Development": "Softwareentwicklung",
  Sustainability: "Nachhaltigkeit",
  "Tax and Accounting": "Steuern und Rechnungswesen",

  // catalog/wizard-categories.ts
  "Business & Strategy": "Business & Strategie",
  "Direction, operations and growth of companies": "Ausrichtung, Abläufe und Wachstum von Unternehmen",
  "Finance & Investment": "Finanzen & Investitionen",
  "Accounting, tax, funding and transactions": "Rechnungswesen, Steuern, Finanzierung und Transaktionen",
  "Marketing & Sales": "Marketing & Vertrieb",
  "Brand, campaigns, press and selling": "Marke, Kampagnen, Presse und Verkauf",
  "Technology & Digital": "Technologie & Digitales",
  "Software, data, security and product": "Software, Daten, Sicherheit und Produkt",
  "Legal & Compliance": "Recht & Compliance",
  "Company, employment, immigration and IP law": "Gesellschafts-, Arbeits-, Migrations- und IP-Recht",
  "People, leadership and organisation": "Personal, Führung und Organisation",

  // catalog/expertise-tiles.ts
  "Accounting & Tax": "Rechnungswesen & Steuern",
  "Books, returns and cross-border tax": "Buchführung, Steuererklärungen und internationale Steuern",
  "Rounds, decks, terms and investors": "Finanzierungsrunden, Pitch-Decks, Konditionen und Investoren",
  "Financial Planning": "Finanzplanung",
  "Cash, budgets, forecasts and risk": "Liquidität, Budgets, Prognosen und Risiken",
  Investment: "Investitionen",
  "Buying, selling and valuing companies": "Unternehmen kaufen, verkaufen und bewerten",
  "Software & Cloud": "Software & Cloud",
  "Architecture, teams and infrastructure": "Architektur, Teams und Infrastruktur",
  "Threats, audits and incident response": "Bedrohungen, Audits und Hilfe im Ernstfall",
  "Data & AI": "Daten & KI",
  "Analytics, models and what they are good for": "Analysen, Modelle und wozu sie taugen",
  Product: "Produkt",
  "Roadmaps, discovery and digital change": "Roadmaps, Product Discovery und digitaler Wandel",

  // home/defaults.ts
  "Connect with Expert Advisors": "Sprechen Sie mit Beratern, die sich auskennen",
  "Bring the question you have not solved alone. Meet someone who has answered it before, at a time that suits you and for a price you see first.":
    "Bringen Sie die Frage mit, an der Sie allein nicht weiterkommen. Treffen Sie jemanden, der sie schon einmal beantwortet hat, zu einer Zeit, die Ihnen passt, und zu einem Preis, den Sie vorher kennen.",
  "Find an advisor": "Berater finden",
  "How It Works": "So funktioniert’s",
  "Three steps from a question to an answer you can act on.":
    "In drei Schritten von der Frage zu einer Antwort, mit der Sie etwas anfangen können.",
  "Get Started": "Jetzt loslegen",
  "Find an expert": "Berater finden",
  "Browse a category, or describe your need in your own words and see who fits, with the reasons.":
    "Stöbern Sie in einer Kategorie, oder beschreiben Sie Ihr Anliegen in eigenen Worten, und sehen Sie, wer passt und warum.",
  "Book a session": "Termin buchen",
  "Choose a time and a length. The whole price stands there before you confirm.":
    "Wählen Sie Zeit und Dauer. Den vollen Preis sehen Sie, bevor Sie bestätigen.",
  "Get advice": "Rat erhalten",
  "Talk it through, and leave with what to do next. Pay for the minutes you booked, nothing else.":
    "Sprechen Sie alles durch, und gehen Sie mit klaren nächsten Schritten. Sie zahlen die gebuchten Minuten, sonst nichts.",
  "Become an Advisor": "Berater werden",
  "What took you years to learn is what someone needs this week. Share it, on your own terms.":
    "Was Sie in Jahren gelernt haben, braucht jemand noch diese Woche. Geben Sie es weiter, zu Ihren Bedingungen.",
  "Apply Now": "Jetzt bewerben",
  "Set your own schedule": "Ihre Zeiten, Ihre Entscheidung",
  "Open the hours you like, close them when life asks. Nobody books what you did not offer.":
    "Geben Sie Zeiten frei, wie Sie möchten, und schließen Sie sie, wenn das Leben dazwischenkommt. Niemand bucht, was Sie nicht angeboten haben.",
  "Define your rates": "Ihr Stundensatz",
  "You name the price of an hour, and see what you will receive before you accept.":
    "Sie nennen den Preis einer Stunde und sehen, was Sie erhalten, bevor Sie annehmen.",
  "Build your reputation": "Ihr guter Ruf",
  "Reviews come only from people you have really advised.": "Bewertungen kommen nur von Menschen, die Sie wirklich beraten haben.",
  Connect: "Verbinden",
  Together: "Miteinander",
  Bridge: "Brücken bauen",
  Gaps: "Über Lücken hinweg",
  Scale: "Wachstum",
  Growth: "Beschleunigen",
  Globalise: "Reichweite",
  Reach: "Vergrößern",
};
