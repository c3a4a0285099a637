/** Letters that look like Latin ones, each above its twin: capitals and small ones are looked at apart, since only one of the two may look so. */
const LOOK_ALIKES: [string, string][] = [
  ["АВЕЅІЈКМНОРСТУХҮԌԚԜ", "ABESIJKMHOPCTYXYGQW"],
  ["аеѕіјорсухһԁԛԝгпктвмнѵ", "aesijopcyxhdqwrnktbmhv"],
  ["ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"],
  ["αβεηικνορτυχω", "abenikvoptuxw"],
  ["ıɪłøđðħŧɑɡƙɩʟոօսհցᴀᴅᴇᴍɴᴏᴘᴛᴜʀꜱʙᴄ", "iiloddhtagkilnouhgademnoptursbc"],
];
const DIGITS: [string, string] = ["0134578@$|!", "oieastbasii"];

const twins = ([from, to]: [string, string]) => {
  const letters = [...to];
  return [...from].map((letter, index): [string, string] => [letter, letters[index] ?? ""]);
};
const TWINS = new Map(LOOK_ALIKES.flatMap(twins));
const TWINS_OF_DIGITS = new Map(twins(DIGITS));

/** What those who run a site are called. */
const ROLES = [
  ..."admin admins administrator administrators administration administrador administratorin administrateur amministratore".split(" "),
  ..."support helpdesk moderator moderators moderation moderador moderateur moderatore webmaster sysadmin soporte supporto".split(" "),
  ..."customerservice customersupport customercare kundenservice kundendienst kundensupport serviceclient serviceclients".split(" "),
  ..."atencionalcliente servicioalcliente servizioclienti assistenzaclienti".split(" "),
];
/** What stands beside such a name and makes no other one of it. */
const BESIDE = [
  ..."the team staff official officiel oficial ufficiale offiziell offizieller service services help desk user account accounts".split(" "),
  ..."payments billing security system bot equipo equipe squadra das der die el la le il inc ltd llc gmbh com net org app online".split(
    " ",
  ),
  ..."of by at from de di du del dello your our and".split(" "),
];

/**
 * Whether a name can be taken for the site itself, or for those who run it: its name or theirs, in any case, with blanks, marks, accents, digits or
 * letters of other scripts that look like its own, alone or beside words such as 'team'.
 */
export function looksLikeSite(name: string, site: string): boolean {
  const own = [site, ...ROLES].map((word) => skeletonOf(word)).filter((word) => word !== "");
  const beside = BESIDE.map((word) => skeletonOf(word));
  return [skeletonOf(name), skeletonOf(name.replaceAll(/\d/g, ""))].some((text) => isMadeOf(text, own, beside));
}

/** A text as it looks: letters and digits alone, one of each that are drawn alike. */
function skeletonOf(text: string): string {
  const plain = [...text.normalize("NFKD")].map((letter) => TWINS.get(letter) ?? letter).join("");
  const letters = [...plain.normalize("NFKD").toLowerCase()].map((letter) => TWINS.get(letter) ?? TWINS_OF_DIGITS.get(letter) ?? letter);
  return letters
    .join("")
    .replaceAll(/[^\p{L}\p{Nd}]/gu, "")
    .replaceAll("l", "i")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w");
}

/** Whether a text is such words one after the other, with at least one of its `own` among them. */
function isMadeOf(text: string, own: string[], beside: string[]): boolean {
  const [reached, withOwn] = [new Set([0]), new Set<number>()];
  for (let at = 0; at < text.length; at += 1) {
    if (!reached.has(at)) continue;
    const next = (words: string[]) => words.filter((word) => text.startsWith(word, at)).map((word) => at + word.length);
    for (const end of [...next(own), ...next(beside)]) reached.add(end);
    for (const end of [...next(own), ...(withOwn.has(at) ? next(beside) : [])]) withOwn.add(end);
  }
  return withOwn.has(text.length);
}
