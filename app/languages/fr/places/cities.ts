/** Larger cities with a French name of their own, by their English names. */
export const cityNames: readonly string[] = [
  "Cairo: Le Caire; Beirut: Beyrouth; Cape Town: Le Cap; Jerusalem: Jérusalem; Dubai: Dubaï; Montreal: Montréal; Quebec City: Québec",
  "Havana: La Havane; Mexico City: Mexico; Beijing: Pékin; Singapore: Singapour; Seoul: Séoul; Manila: Manille",
  "Vienna: Vienne; Salzburg: Salzbourg; Brussels: Bruxelles; Antwerp: Anvers; Ghent: Gand; Copenhagen: Copenhague",
  "Hamburg: Hambourg; Frankfurt: Francfort; Dresden: Dresde; Hanover: Hanovre; Bremen: Brême; Athens: Athènes",
  "Bologna: Bologne; Genoa: Gênes; Venice: Venise; The Hague: La Haye; Warsaw: Varsovie; Kraków: Cracovie",
  "Lisbon: Lisbonne; Bucharest: Bucarest; Barcelona: Barcelone; Valencia: Valence; Seville: Séville",
  "Gothenburg: Göteborg; Geneva: Genève; Basel: Bâle; Bern: Berne; Kyiv: Kiev; London: Londres",
  "Edinburgh: Édimbourg",
];
