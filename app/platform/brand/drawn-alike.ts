import { decomposed } from "../text/decomposed";

/** Letters that look like Latin ones, each above its twin. Capitals and small letters are listed separately, since only one of the two may look alike. */
const LOOK_ALIKES: [string, string][] = [
  ["АВЕЅІЈКМНОРСТУХҮԌԚԜ", "ABESIJKMHOPCTYXYGQW"],
  ["аеѕіјорсухһԁԛԝгпктвмнѵ", "aesijopcyxhdqwrnktbmhv"],
  ["ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"],
  ["αβεηικνορτυχω", "abenikvoptuxw"],
  ["ոօսհց", "nouhg"],
  // Small capitals, and letters of phonetic and African alphabets.
  ["ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnopqrstuvwyz"],
  ["ıłøđðħŧɑɐɓƀɗɖɛəɠɡɦɨɩƙɫɭɱɲɳŋɔɵƥɋɾɼɽɍʂƭʈʉʋʝƶ", "iloddhtaabbddeegghiikllmnnnoopqrrrrsttuvjz"],
  // Lisu and Cherokee, whose small letters are drawn like their capitals.
  ["ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ", "BPDTGKJCZFMNLSRVHWXYAEIOU"],
  ["ᎠᎡᎢᎥᎪᎫᎬᎳᎷᎻᎽᏀᏂᏃᏎᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏧᏮᏴ", "DRTIAJEWMHYGHZUBRWSVSLCPKJGB"],
  ["ꭰꭱꭲꭵꭺꭻꭼꮃꮇꮋꮍꮐꮒꮓꮞꮟꮢꮤꮥꮩꮪꮮꮯꮲꮶꮷꮾᏼ", "DRTIAJEWMHYGHZUBRWSVSLCPKJGB"],
];
const DIGITS: [string, string] = ["0134578@$|!", "oieastbasii"];

const twins = ([from, to]: [string, string]) => {
  const letters = [...to];
  return [...from].map((letter, index): [string, string] => [letter, letters[index] ?? ""]);
};
const TWINS = new Map(LOOK_ALIKES.flatMap(twins));
const TWINS_OF_DIGITS = new Map(twins(DIGITS));

/** A text reduced to how it looks: letters and digits alone, with look-alikes replaced by one common form. */
export function skeletonOf(text: string): string {
  const plain = [...decomposed(text)].map((letter) => TWINS.get(letter) ?? letter).join("");
  const letters = [...decomposed(plain).toLowerCase()].map((letter) => TWINS.get(letter) ?? TWINS_OF_DIGITS.get(letter) ?? letter);
  return letters
    .join("")
    .replaceAll(/[^\p{L}\p{Nd}]/gu, "")
    .replaceAll("l", "i")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w");
}
