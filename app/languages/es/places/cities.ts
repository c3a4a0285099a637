/** Larger cities with a Spanish name of their own, by their English names. */
export const cityNames: readonly string[] = [
  "Cairo: El Cairo; Cape Town: Ciudad del Cabo; Jerusalem: Jerusalén; Istanbul: Estambul; Tunis: Túnez",
  "Dubai: Dubái; Rio de Janeiro: Río de Janeiro; Havana: La Habana; Mexico City: Ciudad de México",
  "New York: Nueva York; Beijing: Pekín; Shanghai: Shanghái; Singapore: Singapur; Seoul: Seúl; Tokyo: Tokio",
  "Kyoto: Kioto; Sydney: Sídney; Vienna: Viena; Salzburg: Salzburgo; Brussels: Bruselas; Antwerp: Amberes",
  "Ghent: Gante; Prague: Praga; Copenhagen: Copenhague; Nice: Niza; Marseille: Marsella; Bordeaux: Burdeos",
  "Strasbourg: Estrasburgo; Hamburg: Hamburgo; Munich: Múnich; Cologne: Colonia; Frankfurt: Fráncfort",
  "Dresden: Dresde; Hanover: Hannover; Nuremberg: Núremberg; Berlin: Berlín; Athens: Atenas; Dublin: Dublín",
  "Rome: Roma; Milan: Milán; Naples: Nápoles; Turin: Turín; Bologna: Bolonia; Florence: Florencia; Venice: Venecia",
  "Genoa: Génova; Luxembourg: Luxemburgo; Amsterdam: Ámsterdam; Rotterdam: Róterdam; The Hague: La Haya",
  "Warsaw: Varsovia; Kraków: Cracovia; Lisbon: Lisboa; Porto: Oporto; Bucharest: Bucarest; Belgrade: Belgrado",
  "Seville: Sevilla; Stockholm: Estocolmo; Gothenburg: Gotemburgo; Zurich: Zúrich; Geneva: Ginebra; Basel: Basilea",
  "Paris: París; Bern: Berna; Lausanne: Lausana; Kyiv: Kiev; London: Londres; Edinburgh: Edimburgo; Quebec City: Quebec",
];
