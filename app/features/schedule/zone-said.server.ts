import { foldText } from "#app/features/catalog/search-words";
import { LANGUAGES } from "#app/languages/languages";
import { zoneInWords } from "#app/ui/text/zone-names";
import { isTimeZone } from "./time-zones";

/** What an offset follows where a zone is chosen: 'Roma · GMT+1'. */
const BEFORE_OFFSET = "·";

/** The IANA name of a time zone that somebody wrote by that name, or by its city as any language of the site shows it; undefined if unknown. */
export const zoneSaid = (said: string): string | undefined =>
  zonesBySaid().get(foldText((said.split(BEFORE_OFFSET)[0] ?? "").trim())) ?? (isTimeZone(said) ? said : undefined);

let bySaid: ReadonlyMap<string, string> | undefined;

function zonesBySaid() {
  if (bySaid) return bySaid;
  const zones = Intl.supportedValuesOf("timeZone");
  const said = zones.flatMap((zone) =>
    [zone, ...LANGUAGES.map((language) => zoneInWords(zone, language))].map((name) => [name, zone] as const),
  );
  bySaid = new Map(said.map(([name, zone]) => [foldText(name), zone]));
  return bySaid;
}
