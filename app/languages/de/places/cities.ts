/** Larger cities with a German name of their own, by their English names. */
export const cityNames: readonly string[] = [
  "Cairo: Kairo; Cape Town: Kapstadt; Havana: Havanna; Mexico City: Mexiko-Stadt; Beijing: Peking; Tokyo: Tokio",
  "Hong Kong: Hongkong; Singapore: Singapur; Vienna: Wien; Brussels: Brüssel; Antwerp: Antwerpen; Ghent: Gent",
  "Prague: Prag; Copenhagen: Kopenhagen; Nice: Nizza; Strasbourg: Straßburg; Munich: München; Cologne: Köln",
  "Hanover: Hannover; Nuremberg: Nürnberg; Athens: Athen; Rome: Rom; Milan: Mailand; Naples: Neapel",
  "Florence: Florenz; Venice: Venedig; Genoa: Genua; Luxembourg: Luxemburg; The Hague: Den Haag; Warsaw: Warschau",
  "Kraków: Krakau; Lisbon: Lissabon; Bucharest: Bukarest; Belgrade: Belgrad; Seville: Sevilla; Gothenburg: Göteborg",
  "Zurich: Zürich; Geneva: Genf; Kyiv: Kiew; Quebec City: Québec",
];
