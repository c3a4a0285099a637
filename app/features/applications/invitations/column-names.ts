import { foldText } from "#app/features/catalog/search-words";

/** Common column names in the product's languages, without accents; the first of each line is the canonical name. */
const COLUMNS = [
  ["name", "full name", "vollstandiger name", "nom", "nom complet", "nombre", "nombre completo", "nome", "nome completo", "nome e cognome"],
  ["first name", "firstname", "given name", "vorname", "prenom", "nombre de pila"],
  ["last name", "lastname", "surname", "family name", "nachname", "familienname", "nom de famille", "apellido", "apellidos", "cognome"],
  ["email", "mail", "email address", "mailadresse", "emailadresse", "courriel", "adresse email", "adresse mail", "correo"],
  ["email", "correo electronico", "direccion de correo", "posta elettronica", "indirizzo email"],
  ["areas", "area", "topics", "expertise", "fachgebiete", "fachgebiet", "gebiete", "bereiche", "themen", "domaines", "domaine"],
  ["areas", "domaines d’expertise", "areas de especialidad", "temas", "aree", "ambiti", "ambito", "settori", "competenze"],
  ["sub-category", "subcategory", "sub category", "category", "unterkategorie", "kategorie", "sous-categorie", "categorie"],
  ["sub-category", "subcategoria", "categoria", "sottocategoria"],
  ["rate", "hourly rate", "satz", "stundensatz", "tarif", "tarif horaire", "taux horaire", "tarifa", "tarifa por hora", "tariffa"],
  ["rate", "tariffa oraria"],
  ["currency", "wahrung", "devise", "monnaie", "moneda", "divisa", "valuta"],
  ["languages", "language", "sprachen", "sprache", "langues", "langue", "idiomas", "idioma", "lingue", "lingua"],
  ["hours", "stunden", "zeiten", "sprechzeiten", "horaires", "heures", "horas", "horario", "horarios", "orari", "orario", "ore"],
  ["timezone", "time zone", "zone", "zeitzone", "fuseau horaire", "fuseau", "zona horaria", "huso horario", "fuso orario"],
  ["bio", "biography", "about", "kurzbiografie", "biografie", "uber mich", "biographie", "biografia"],
];

const OWN_NAMES = new Map(COLUMNS.flatMap(([own = "", ...others]) => [own, ...others].map((said) => [said, own] as const)));

/** Maps a header to its canonical column name; an unknown one is returned normalised. */
export function columnOf(said: string): string {
  const plain = foldText(said.trim())
    .replaceAll("'", "’")
    .replaceAll(/[_\s]+/g, " ");
  return OWN_NAMES.get(plain) ?? OWN_NAMES.get(plain.replaceAll("-", "")) ?? plain;
}

const DELIMITERS = [",", ";", "\t"];

/** The 'sep=' line with which one spreadsheet program declares its delimiter. */
const SAYS_DELIMITER = /^\ufeff?sep=([,;\t])\r?\n/i;

/** Detects a list's delimiter and first line: as declared by 'sep=', else the most frequent delimiter in the first line, outside quotes. */
export function partingOf(text: string): { delimiter: string; from_line: number } {
  const [, said] = SAYS_DELIMITER.exec(text) ?? [];
  if (said) return { delimiter: said, from_line: 2 };
  const [header = ""] = text.split(/\r?\n/, 1);
  const unquoted = header.replaceAll(/"[^"]*"/g, "");
  const times = (each: string) => unquoted.split(each).length;
  return { delimiter: DELIMITERS.reduce((best, each) => (times(each) > times(best) ? each : best)), from_line: 1 };
}
