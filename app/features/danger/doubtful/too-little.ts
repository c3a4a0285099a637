/** Words that name a danger although they stand alone, as somebody types them into a search; folded. */
const NAMES_DANGER =
  /^(?:suizid\w*|selbstmord\w*|abschiedsbrief\w*|frauenhaus|vergewaltig\w*|umbringen|umzubringen|overdos\w*|uberdosis|sobredosis|matarme|ahorcarme|ammazzarmi|uccidermi|impiccarmi|autolesi\w*|scarif\w*|raped?|strangled|gewurgt|verprugelt|maltrato|stuprata|violentata)$/;

const PRONOUNS = new Set(
  "he she they it we you i is was are has had am im er sie es wir ihr ich ist war hat bin il elle on nous vous ils elles je est suis a ai el ella ellos nosotros yo es soy esta lui lei noi voi loro io e sono ha ho moi mich mir".split(
    " ",
  ),
);

/**
 * Returns whether folded words are a single one that names no danger, or nothing but pronouns: the beginning of a name in a search, or of a sentence. The models
 * have read such words mostly beside dangers, and take them for one.
 */
export const saysTooLittle = (words: readonly string[]): boolean =>
  words.length === 1 ? !NAMES_DANGER.test(words[0]!) : words.every((word) => PRONOUNS.has(word));
