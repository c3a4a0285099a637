import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { TEXT_LANGUAGES, type TextLanguage, writtenIn } from "#app/features/topics/vocabulary/written-in";

/** Words so frequent that even a short cry for help contains one. */
const SMALL_WORDS: Record<TextLanguage, string> = {
  en: "i me my the to he she and want myself have has will m don t is am everyone anymore his her of on in what do now just help took was been think about no not who would for so like it can go",
  de: "ich mich mir mi mei mein meine meinem meinen meiner er sie hat ist will nicht und wieder bin wenn der die das den dem alle ein eine einen auf auch was hilfe habe wurde oft an so es geht nimmer mehr wer keiner niemand",
  fr: "je j me m mon ma mes moi au du tous il elle on en ai a veux suis de depuis plus ne le la les un une et des est que sur dans aide fait quoi ete pas ne si ca va",
  es: "yo me mi mis el ella he ha quiero estoy y que a con de no todo tengo voy anoche la los las un una se esta por hago ayuda su en pienso si ya le lo",
  it: "io mi mio mia miei mie lui lei ho ha hanno sono voglio il lo la le gli i un una uno di non tutti che sola solo quando vorrei e al alla del della nel sul suo sua si cosa faccio aiuto penso spesso sta con a la me se so ne ce fa chi piu per ma vivo viva",
};

const smallWords = TEXT_LANGUAGES.map((language) => ({ language, small: new Set(SMALL_WORDS[language].split(" ")) }));

/**
 * Returns the language with the most small words; matched phrases and the language detected by `writtenIn` add to its count. The language of the page is that
 * of a text whose words leave it open.
 */
export function languageOfDanger(text: string, said: readonly TextLanguage[], page: string | null): TextLanguage {
  const words = wordsOf(text).map(({ folded }) => folded);
  const counted = smallWords.map(({ language, small }) => {
    const count = words.filter((word) => small.has(word)).length + (said.includes(language) ? 1.5 / said.length : 0);
    return { language, count: count + (writtenIn(text) === language ? 1 : 0) + (page === language ? 0.6 : 0) };
  });
  return counted.sort((one, other) => other.count - one.count)[0]?.language ?? "en";
}

/** The language of what is only mentioned beside an answer: that of the answer itself, which is the reader's, where it is one of the five. */
export const languageBeside = (written: TextLanguage, page: string | null | undefined): TextLanguage =>
  TEXT_LANGUAGES.find((each) => each === page) ?? written;
