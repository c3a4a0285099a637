/** Alternative names of countries and cities in the table. */
export const OTHER_NAMES: Record<string, string> = {
  uk: "united kingdom",
  gb: "united kingdom",
  "great britain": "united kingdom",
  england: "united kingdom",
  scotland: "united kingdom",
  us: "united states",
  usa: "united states",
  "united states of america": "united states",
  uae: "united arab emirates",
  korea: "south korea",
  "czech republic": "czechia",
  turkiye: "turkey",
  "the netherlands": "netherlands",
  nyc: "new york",
  "new york city": "new york",
  "washington dc": "washington",
  "washington, d.c.": "washington",
  bangalore: "bengaluru",
  "new delhi": "delhi",
  munchen: "munich",
  koln: "cologne",
  wien: "vienna",
  geneve: "geneva",
  lisboa: "lisbon",
  roma: "rome",
  milano: "milan",
  kobenhavn: "copenhagen",
  ...namesIn(
    "Brussels: brussel, bruxelles, bruselas; Geneva: genf, ginebra, ginevra; Milan: mailand; Rome: rom; Naples: neapel, napoli, napoles",
  ),
  ...namesIn(
    "Florence: florenz, firenze, florencia; Venice: venedig, venezia, venise, venecia; Turin: torino; London: londres, londra; Paris: parigi",
  ),
  ...namesIn(
    "Vienna: vienne, viena; Warsaw: warschau, varsovie, varsovia, varsavia; Prague: prag, praga; Athens: athen, athenes, atenas, atene",
  ),
  ...namesIn("Lisbon: lissabon, lisbonne, lisbona; Copenhagen: kopenhagen, copenhague; Barcelona: barcelone, barcellona; Berlin: berlino"),
  ...namesIn(
    "Seville: sevilla, siviglia; Genoa: genua, genova, genes; Cologne: colonia; Strasbourg: strassburg, strasburgo; Nuremberg: nurnberg",
  ),
  ...namesIn("Zurich: zurigo; Basel: bale, basilea; The Hague: den haag; Bucharest: bukarest, bucarest; Belgrade: belgrad, belgrado"),
  ...namesIn("Hamburg: hambourg, hamburgo, amburgo; Munich: monaco di baviera; Edinburgh: edimbourg, edimburgo; Dublin: dublino"),
};

/** Names in languages other than English, as 'Brussels: brussel, bruxelles; Geneva: genf'. */
function namesIn(table: string): Record<string, string> {
  const entries = table.split("; ").map((entry) => entry.split(": "));
  return Object.fromEntries(entries.flatMap(([city = "", names = ""]) => names.split(", ").map((name) => [name, city.toLowerCase()])));
}
