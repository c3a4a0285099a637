import { namesOfCities } from "../../city-table";
import { cityNames } from "../places/cities";
import { pageNames } from "./page-names";

/**
 * French names of categories, sub-categories, areas, tiles and the home page's default texts, by their English names. A name used by
 * several files is listed with the first of them.
 */
export const names: Readonly<Record<string, string>> = {
  ...namesOfCities(cityNames),
  ...pageNames,
  // accounts/deletion/grace-period.ts
  "Former member": "Ancien membre",
  // platform/brand/placeholder-city.ts
  "Your city": "Votre ville",
  // catalog/categories.ts
  Business: "Entreprise",
  "Business Advisors": "Experts en gestion d’entreprise",
  "Strategy, operations and growth, with people who have run the thing themselves.":
    "Stratégie, opérations et croissance, avec des personnes qui ont elles-mêmes tenu la barre.",
  Strategy: "Stratégie",
  Operations: "Opérations",
  "Growth & Scaling": "Croissance et changement d’échelle",
  Other: "Autre",
  Finance: "Finance",
  "Finance Advisors": "Experts en finance",
  "Accounts, tax, funding and investment decisions, checked by someone who reads the footnotes.":
    "Comptes, fiscalité, financement et décisions d’investissement, revus par quelqu’un qui lit les petites lignes.",
  Technology: "Technologie",
  "Technology Advisors": "Experts en technologie",
  "Software, cloud, security, data and product, explained without the jargon.":
    "Logiciel, cloud, sécurité, données et produit, expliqués sans jargon.",
  "Marketing / PR": "Marketing / RP",
  "Marketing Advisors": "Experts en marketing",
  "Brand, campaigns, press and sales, from a first message to a measured result.":
    "Marque, campagnes, presse et vente, du premier message au résultat mesuré.",
  Legal: "Droit",
  "Legal Advisors": "Experts en droit",
  "Company, employment, immigration and intellectual property questions, answered by practitioners.":
    "Droit des sociétés, du travail, de l’immigration et propriété intellectuelle : des praticiens vous répondent.",
  "Corporate Law": "Droit des sociétés",
  "Employment Law": "Droit du travail",
  "IP Law": "Propriété intellectuelle",
  "Immigration Law": "Droit de l’immigration",
  "Other Advisors": "Experts dans d’autres domaines",
  "People, leadership, coaching and sustainability, and whatever fits nowhere else.":
    "Ressources humaines, leadership, coaching, développement durable, et tout ce qui ne rentre dans aucune autre case.",

  // catalog/subcategories.ts
  "Business Strategy": "Stratégie d’entreprise",
  "Decide where to play, what to stop and how to win.": "Décidez où vous battre, ce qu’il faut arrêter et comment gagner.",
  "Direction, positioning and new markets": "Cap, positionnement et nouveaux marchés",
  "Strategy Advisors": "Experts en stratégie",
  "For example: should we enter the German market this year or next?":
    "Par exemple : faut-il entrer sur le marché allemand cette année ou l’année prochaine ?",
  "Make the work flow: people, plants, suppliers and projects.": "Fluidifiez le travail : équipes, usines, fournisseurs et projets.",
  "Process, supply chain, projects and quality": "Processus, approvisionnement, projets et qualité",
  "Operations Advisors": "Experts en opérations",
  "For example: our deliveries are late and nobody can tell me why":
    "Par exemple : nos livraisons sont en retard et personne ne sait me dire pourquoi",
  "Grow without losing what made the company work.": "Grandissez sans perdre ce qui a fait le succès de l’entreprise.",
  "From a first product to a larger company": "Du premier produit à une plus grande entreprise",
  "Growth Advisors": "Experts en croissance",
  "For example: we doubled to forty people and everything takes longer":
    "Par exemple : nous sommes passés de vingt à quarante personnes et tout prend plus de temps",
  "Other Business Topics": "Autres sujets d’entreprise",
  "Change, customers and everything else a company has to get right.":
    "Le changement, les clients et tout ce qu’une entreprise doit réussir par ailleurs.",
  "Change, customer experience and customer success": "Changement, expérience client et succès client",
  "For example: how do we bring two merged teams to one way of working?":
    "Par exemple : comment amener deux équipes fusionnées à travailler de la même façon ?",
  "Digital Marketing": "Marketing digital",
  "Be found, be read and be chosen online.": "Se faire trouver, lire et choisir en ligne.",
  "Search, content and social media": "Moteurs de recherche, contenus et réseaux sociaux",
  "Digital Marketing Advisors": "Experts en marketing digital",
  "For example: our ads cost more every month and bring fewer buyers":
    "Par exemple : nos publicités coûtent chaque mois plus cher et amènent moins d’acheteurs",
  "Brand Strategy": "Stratégie de marque",
  "Say one thing clearly, and be known for it.": "Une seule idée, dite clairement, et l’on vous reconnaît.",
  "Positioning, naming and market research": "Positionnement, nom de marque et études de marché",
  "Brand Advisors": "Experts en marque",
  "For example: customers love us but cannot explain what we do":
    "Par exemple : nos clients nous adorent, mais ne savent pas expliquer ce que nous faisons",
  "Growth Hacking": "Growth hacking",
  "Small experiments that add up to sales.": "De petites expériences qui finissent par faire des ventes.",
  "Sales, e-commerce and fast experiments": "Vente, e-commerce et tests rapides",
  "Growth Marketing Advisors": "Experts en growth marketing",
  "For example: many visitors, few baskets: where do we lose them?":
    "Par exemple : beaucoup de visiteurs, peu de paniers ; où les perdons-nous ?",
  "Other Marketing Topics": "Autres sujets de marketing",
  "Press, launches and the questions in between.": "La presse, les lancements et toutes les questions intermédiaires.",
  "Public relations and general marketing": "Relations publiques et marketing général",
  "For example: a journalist called and we have no statement ready":
    "Par exemple : un journaliste a appelé et nous n’avons pas de déclaration prête",
  "Founders, shareholders, contracts and the rules of the board.": "Fondateurs, associés, contrats et règles du conseil d’administration.",
  "Companies, contracts, governance and compliance": "Sociétés, contrats, gouvernance et conformité",
  "Corporate Law Advisors": "Experts en droit des sociétés",
  "For example: two founders want to leave and hold a third of the shares":
    "Par exemple : deux fondateurs veulent partir et détiennent un tiers des parts",
  "Hire, manage and part on terms that hold.": "Recruter, encadrer et se séparer dans des conditions solides.",
  "Contracts, dismissals and workplace disputes": "Contrats, licenciements et litiges au travail",
  "Employment Law Advisors": "Experts en droit du travail",
  "For example: may I end a contract during the probation period?": "Par exemple : puis-je rompre un contrat pendant la période d’essai ?",
  "Intellectual Property": "Propriété intellectuelle",
  "Protect what you have made, and use what others made fairly.": "Protégez vos créations et utilisez celles des autres dans les règles.",
  "Patents, trade marks, copyright and licences": "Brevets, marques, droit d’auteur et licences",
  "IP Law Advisors": "Experts en propriété intellectuelle",
  "For example: a competitor uses a name close to our trade mark": "Par exemple : un concurrent utilise un nom proche de notre marque",
  "Visas, permits and moves across borders, prepared properly.": "Visas, titres de séjour et départs à l’étranger, préparés avec soin.",
  "Work visas, residence and relocation": "Visas de travail, séjour et expatriation",
  "Immigration Law Advisors": "Experts en droit de l’immigration",
  "For example: which permit does an engineer from Brazil need here?":
    "Par exemple : de quel titre de séjour une ingénieure brésilienne a-t-elle besoin ici ?",

  // catalog/topics.ts (and expertise-options.ts, which adds nothing)
  Marketing: "Marketing",
  "Human Resources": "Ressources humaines",
  Sales: "Vente",
  "Product Management": "Gestion de produit",
  "Data Analytics": "Analyse de données",
  "Digital Transformation": "Transformation numérique",
  "Project Management": "Gestion de projet",
  "Change Management": "Conduite du changement",
  "Leadership Development": "Développement du leadership",
  "Executive Coaching": "Coaching de dirigeants",
  Entrepreneurship: "Entrepreneuriat",
  "Startup Growth": "Croissance de start-up",
  Fundraising: "Levée de fonds",
  "Venture Capital": "Capital-risque",
  "Private Equity": "Capital-investissement",
  "Mergers and Acquisitions": "Fusions et acquisitions",
  "Corporate Governance": "Gouvernance d’entreprise",
  "Risk Management": "Gestion des risques",
  Compliance: "Conformité",
  "International Trade": "Commerce international",
  "Market Entry": "Entrée sur un marché",
  "Market Research": "Études de marché",
  "Content Marketing": "Marketing de contenu",
  "Public Relations": "Relations publiques",
  "Social Media": "Réseaux sociaux",
  "Customer Experience": "Expérience client",
  "Customer Success": "Succès client",
  "E-commerce": "E-commerce",
  "Supply Chain": "Chaîne d’approvisionnement",
  Logistics: "Logistique",
  Procurement: "Achats",
  Manufacturing: "Production industrielle",
  "Quality Assurance": "Assurance qualité",
  Cybersecurity: "Cybersécurité",
  "Cloud Computing": "Cloud",
  "Artificial Intelligence": "Intelligence artificielle",
  "Software Development": "Développement logiciel",
  Sustainability: "Développement durable",
  "Tax and Accounting": "Fiscalité et comptabilité",

  // catalog/wizard-categories.ts
  "Business & Strategy": "Entreprise et stratégie",
  "Direction, operations and growth of companies": "Cap, opérations et croissance des entreprises",
  "Finance & Investment": "Finance et investissement",
  "Accounting, tax, funding and transactions": "Comptabilité, fiscalité, financement et transactions",
  "Marketing & Sales": "Marketing et vente",
  "Brand, campaigns, press and selling": "Marque, campagnes, presse et vente",
  "Technology & Digital": "Technologie et numérique",
  "Software, data, security and product": "Logiciel, données, sécurité et produit",
  "Legal & Compliance": "Droit et conformité",
  "Company, employment, immigration and IP law": "Droit des sociétés, du travail, de l’immigration et de la propriété intellectuelle",
  "People, leadership and organisation": "Équipes, leadership et organisation",

  // catalog/expertise-tiles.ts
  "Accounting & Tax": "Comptabilité et fiscalité",
  "Books, returns and cross-border tax": "Comptes, déclarations et fiscalité internationale",
  "Rounds, decks, terms and investors": "Tours de table, présentations, conditions et investisseurs",
  "Financial Planning": "Planification financière",
  "Cash, budgets, forecasts and risk": "Trésorerie, budgets, prévisions et risques",
  Investment: "Investissement",
  "Buying, selling and valuing companies": "Achat, vente et valorisation d’entreprises",
  "Software & Cloud": "Logiciel et cloud",
  "Architecture, teams and infrastructure": "Architecture, équipes et infrastructure",
  "Threats, audits and incident response": "Menaces, audits et réponse aux incidents",
  "Data & AI": "Données et IA",
  "Analytics, models and what they are good for": "Analyses, modèles et ce qu’ils peuvent apporter",
  Product: "Produit",
  "Roadmaps, discovery and digital change": "Feuilles de route, exploration et transformation numérique",

  // home/defaults.ts
  "Connect with Expert Advisors": "Échangez avec des experts vérifiés",
  "Bring the question you have not solved alone. Meet someone who has answered it before, at a time that suits you and for a price you see first.":
    "Venez avec la question que vous n’avez pas pu résoudre sans aide. Rencontrez quelqu’un qui y a déjà répondu, à l’heure qui vous convient et à un prix connu d’avance.",
  "Find an advisor": "Trouver un expert",
  "How It Works": "Comment ça marche",
  "Three steps from a question to an answer you can act on.": "Trois étapes, d’une question à une réponse utile.",
  "Get Started": "Commencer",
  "Find an expert": "Trouvez un expert",
  "Browse a category, or describe your need in your own words and see who fits, with the reasons.":
    "Parcourez une catégorie, ou décrivez votre besoin avec vos propres mots et voyez qui correspond, et pourquoi.",
  "Book a session": "Réservez une séance",
  "Choose a time and a length. The whole price stands there before you confirm.":
    "Choisissez un créneau et une durée. Le prix complet est affiché avant que vous confirmiez.",
  "Get advice": "Recevez un conseil",
  "Talk it through, and leave with what to do next. Pay for the minutes you booked, nothing else.":
    "Parlez-en, et repartez en sachant quoi faire. Vous payez les minutes réservées, rien d’autre.",
  "Become an Advisor": "Devenir expert",
  "What took you years to learn is what someone needs this week. Share it, on your own terms.":
    "Ce que vous avez mis des années à apprendre, quelqu’un en a besoin cette semaine. Partagez-le, à vos conditions.",
  "Apply Now": "Présenter ma candidature",
  "Set your own schedule": "Choisissez vos horaires",
  "Open the hours you like, close them when life asks. Nobody books what you did not offer.":
    "Ouvrez les heures qui vous conviennent, fermez-les quand la vie le demande. Personne ne réserve ce que vous n’avez pas proposé.",
  "Define your rates": "Fixez vos tarifs",
  "You name the price of an hour, and see what you will receive before you accept.":
    "Vous fixez le prix d’une heure et voyez ce que vous recevrez avant d’accepter.",
  "Build your reputation": "Faites-vous un nom",
  "Reviews come only from people you have really advised.":
    "Les avis viennent uniquement de personnes que vous avez réellement conseillées.",
  Connect: "Échanger",
  Together: "ensemble",
  Bridge: "Combler",
  Gaps: "les écarts",
  Scale: "Accélérer",
  Growth: "la croissance",
  Globalise: "S’ouvrir",
  Reach: "au monde",
};
