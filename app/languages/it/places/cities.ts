/** Larger cities with an Italian name of their own, by their English names. */
export const cityNames: readonly string[] = [
  "Cairo: Il Cairo; Cape Town: Città del Capo; Jerusalem: Gerusalemme; Tunis: Tunisi; São Paulo: San Paolo",
  "Havana: L’Avana; Mexico City: Città del Messico; Beijing: Pechino; Seoul: Seul; Salzburg: Salisburgo",
  "Brussels: Bruxelles; Antwerp: Anversa; Ghent: Gand; Prague: Praga; Copenhagen: Copenaghen; Paris: Parigi",
  "Lyon: Lione; Marseille: Marsiglia; Toulouse: Tolosa; Nice: Nizza; Strasbourg: Strasburgo; Berlin: Berlino",
  "Hamburg: Amburgo; Munich: Monaco di Baviera; Cologne: Colonia; Frankfurt: Francoforte; Stuttgart: Stoccarda",
  "Dresden: Dresda; Hanover: Hannover; Nuremberg: Norimberga; Bremen: Brema; Athens: Atene; Dublin: Dublino",
  "Rome: Roma; Milan: Milano; Naples: Napoli; Turin: Torino; Florence: Firenze; Venice: Venezia; Genoa: Genova",
  "Luxembourg: Lussemburgo; The Hague: L’Aia; Warsaw: Varsavia; Kraków: Cracovia; Lisbon: Lisbona",
  "Bucharest: Bucarest; Belgrade: Belgrado; Ljubljana: Lubiana; Zagreb: Zagabria; Barcelona: Barcellona",
  "Seville: Siviglia; Stockholm: Stoccolma; Gothenburg: Göteborg; Zurich: Zurigo; Geneva: Ginevra; Basel: Basilea",
  "Bern: Berna; Lausanne: Losanna; Kyiv: Kiev; London: Londra; Edinburgh: Edimburgo; Quebec City: Québec",
];
