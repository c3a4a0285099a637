import type { CityName } from "./cities";

export interface ClientStory {
  name: readonly [first: string, last: string];
  city: CityName;
  category: "individual" | "business" | "organisation";
  companyName: string;
  jobTitle: string;
  industry: string;
}

/** The account people sign in to as a client. */
export const DEMO_CLIENT = business("Robin", "Ashworth", "London", "Ashworth & Daughters Bakery", "Owner", "Food and drink");

/** The account people sign in to as an admin. */
export const DEMO_ADMIN = individual("Morgan", "Ellery", "London", "Site administrator");

/** The clients of the demo's past consultations. */
export const CLIENTS: readonly ClientStory[] = [
  business("Marta", "Nowicka", "Kraków", "Zielona Szafa", "Founder", "Retail"),
  business("Oliver", "Grant", "London", "Grant Joinery", "Managing director", "Manufacturing"),
  individual("Imani", "Wekesa", "Nairobi", "Product designer"),
  business("Hannah", "Schreiber", "Berlin", "Kiezrad", "Chief operating officer", "Transport"),
  organisation("Thomas", "Eriksen", "Oslo", "Fjordlyd Festival", "Director", "Culture"),
  business("Deepa", "Raghavan", "Bengaluru", "Leafline Analytics", "Chief executive", "Technology"),
  individual("Julien", "Marchand", "Lyon", "Architect"),
  business("Emily", "Castro", "Austin", "Bright Fern Health", "Head of operations", "Healthcare"),
  business("Kofi", "Darko", "Accra", "Golden Shea", "Founder", "Consumer goods"),
  organisation("Ruth", "Abrahams", "Cape Town", "Harbour Schools Trust", "Trustee", "Education"),
  business("Stefano", "Ricci", "Milan", "Officine Ricci", "Owner", "Manufacturing"),
  individual("Naoko", "Fujita", "Tokyo", "Translator"),
  business("Patrick", "Doyle", "Dublin", "Quayside Software", "Chief technology officer", "Technology"),
  business("Larissa", "Almeida", "São Paulo", "Casa Clara Decor", "Partner", "Retail"),
  individual("Ben", "Hartley", "Sydney", "Physiotherapist"),
  business("Sanne", "Kuipers", "Amsterdam", "Polderpak", "Finance manager", "Logistics"),
  organisation("Miguel", "Ortega", "Madrid", "Fundación Ribera", "Programme lead", "Social services"),
  business("Elif", "Kaya", "Istanbul", "Mavi Kutu", "Founder", "E-commerce"),
  individual("Zoë", "Lambert", "Brussels", "Photographer"),
  business("Jordan", "Whitaker", "Chicago", "Lakeshore Instruments", "Vice president of sales", "Manufacturing"),
  business("Aino", "Salminen", "Helsinki", "Kuusi Games", "Studio head", "Entertainment"),
  individual("Rahim", "Siddiqui", "Toronto", "Civil engineer"),
  business("Catarina", "Lopes", "Porto", "Vinhas do Norte", "Export manager", "Wine"),
  organisation("Grace", "Achieng", "Kampala", "Nile Water Alliance", "Coordinator", "Non-profit"),
];

function business(first: string, last: string, city: CityName, companyName: string, jobTitle: string, industry: string): ClientStory {
  return { name: [first, last], city, category: "business", companyName, jobTitle, industry };
}

function organisation(first: string, last: string, city: CityName, companyName: string, jobTitle: string, industry: string): ClientStory {
  return { name: [first, last], city, category: "organisation", companyName, jobTitle, industry };
}

function individual(first: string, last: string, city: CityName, jobTitle: string): ClientStory {
  return { name: [first, last], city, category: "individual", companyName: "", jobTitle, industry: "" };
}
