import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as calmSentences from "#app/features/danger/calm-sentences";
import * as dangerLines from "#app/features/danger/danger-line";
import * as dangerQuestion from "#app/features/danger/doubtful/danger-question";
import { ALL_LANGUAGES } from "#app/languages/all-languages.server";
import { acceptedLanguage, LANGUAGES, type Language, readingLanguage } from "#app/languages/languages";
import { NAME_ROOMS } from "#app/languages/name-rooms.server";
import { shownNames, shownTexts } from "#app/languages/shown-texts";
import "#app/languages/all-texts.server";
import { readIcu } from "#app/languages/message-syntax";
import { texts as english } from "#app/texts";

const OTHERS = LANGUAGES.filter((language) => language !== "en");

/** Returns every text by its path. */
function flat(texts: object, at = ""): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === "string" ? [[at + key, value] as const] : [...flat(value as object, `${at}${key}.`)],
    ),
  );
}

/** Everything that is written in a language: what pages and mails say, and what is said in its place on a site that sends no mail. */
const allOf = (language: Language) => {
  const { texts, withoutMail } = ALL_LANGUAGES[language];
  return flat({ ...texts, withoutMail });
};

const ENGLISH = flat(english);
const READ = new Map([...ENGLISH].map(([key, text]) => [key, readIcu(text)]));

/** The translations as written, without English fallbacks. */
const WRITTEN: Record<string, object> = Object.fromEntries(OTHERS.map((language) => [language, ALL_LANGUAGES[language].texts]));

/** Number of texts that may be missing or outdated in a translation: none, since all are translated. */
const MAY_LAG = 0;
const MAY_DIFFER = 0;

test.each(OTHERS)("%s says every text that English says", (language) => {
  expect(ENGLISH.size).toBeGreaterThan(1500);
  const own = flat(WRITTEN[language] ?? {});
  expect([...ENGLISH.keys()].filter((key) => !own.has(key)).slice(MAY_LAG)).toEqual([]);
});

test.each(OTHERS)("%s names all that English names in data", (language) => {
  // A name that begins with a lower-case letter or a slash is an address or an id.
  const named = Object.values(NAME_ROOMS)
    .flatMap((names) => names())
    .filter((name) => /^\p{Lu}/u.test(name));
  expect(named.length).toBeGreaterThan(200);
  expect([...new Set(named)].filter((name) => !Object.hasOwn(shownNames(language), name))).toEqual([]);
});

test.each(OTHERS)("%s fills in what English fills in, and each of its plurals has an end", (language) => {
  const wrong = [...flat(shownTexts(language))].flatMap(([key, text]) => {
    if (text === ENGLISH.get(key)) return [];
    const { names, open } = readIcu(text);
    const isSame = names.join() === READ.get(key)?.names.join();
    return [
      ...(isSame ? [] : [`${key}: ${names} in place of ${READ.get(key)?.names}`]),
      ...open.map((name) => `${key}: ${name} without other`),
    ];
  });
  expect(wrong.slice(MAY_DIFFER)).toEqual([]);
});

test.each(OTHERS)("%s says apart what English says apart: none, one, and whatever is chosen by a word", (language) => {
  const apart = [...READ.values()].flatMap(({ cases }) => cases);
  expect([apart.filter((each) => / =0$/.test(each)).length > 15, apart.length > 300]).toEqual([true, true]);
  const wrong = [...flat(shownTexts(language))].flatMap(([key, text]) => {
    const [said, needed] = [readIcu(text).cases, READ.get(key)?.cases ?? []];
    const missing = needed.filter((each) => !said.includes(each)).map((each) => `${key}: nothing of its own for ${each}`);
    // A number spelled out in a translation is spelled out in English, too.
    const added = said
      .filter((each) => / =\d+$/.test(each) && !needed.includes(each))
      .map((each) => `${key}: English has nothing for ${each}`);
    return [...missing, ...added];
  });
  expect(wrong).toEqual([]);
});

test.each(OTHERS)("%s has no straight apostrophe that ICU would read, and no text left in English", (language) => {
  const own = [...flat(shownTexts(language))];
  const straight = own.filter(([, text]) => /\p{L}'\p{L}/u.test(text));
  expect(straight.map(([key]) => key)).toEqual([]);
  const written = flat(WRITTEN[language] ?? {});
  const same = own.filter(
    ([key, text]) => text === ENGLISH.get(key) && written.has(key) && /^[^{}]*\p{L}{4,}[^{}]* \p{L}{3,}[^{}]* \p{L}{3,}/u.test(text),
  );
  expect(same.map(([key]) => key).filter((key) => !/danger_|placeholder/i.test(key))).toEqual([]);
});

test("what is said to people in danger has the apostrophes of every other text of its language", () => {
  const said = [...flat({ ...calmSentences, ...dangerLines, ...dangerQuestion })].filter(([key]) => /\.(fr|it)(\.|$)/.test(key));
  expect(said.length).toBeGreaterThan(20);
  expect(said.filter(([, text]) => /\p{L}'\p{L}/u.test(text)).map(([key]) => key)).toEqual([]);
});

/** Returns the words of a text, without its arguments and selectors. */
const wordsOf = (text: string) => {
  const said = text.replaceAll(/<[^>]*>|\{\w*\}/g, " ").replaceAll(/\{\w+, (?:plural|select),|[\w=]+ \{/g, " ");
  return [...new Set(said.toLowerCase().match(/\p{L}{2,}/gu))];
};

test("no text is in the language of another translation: more of its words are at home in its own than in any other", () => {
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, allOf(language)]));
  // Texts for people in danger are shown in each language, whoever reads.
  const isOfOne = (key: string) => !key.startsWith("assistant.danger_");
  const homes = Object.entries(texts).map(([language, own]) => {
    const times = new Map<string, number>();
    for (const word of [...own].flatMap(([key, text]) => (isOfOne(key) ? wordsOf(text) : []))) times.set(word, (times.get(word) ?? 0) + 1);
    return { language, knows: (word: string) => (times.get(word) ?? 0) > 1 };
  });
  const foreign = ([key, text]: [string, string], own: string) => {
    const words = wordsOf(text);
    const [here = 0, ...elsewhere] = [homes.find(({ language }) => language === own), ...homes].map(
      (home) => words.filter((word) => home?.knows(word)).length,
    );
    return words.length > 1 && Math.max(...elsewhere) > here + Number(words.length < 4) ? [key] : [];
  };
  const found = LANGUAGES.map((own) => [own, [...texts[own]!].flatMap((entry) => foreign(entry, own)).filter(isOfOne)]);
  expect(found).toEqual(LANGUAGES.map((own) => [own, []]));
  // Nearly all text in the wrong language would be found.
  for (const own of LANGUAGES)
    for (const other of LANGUAGES.filter((each) => each !== own)) {
      const planted = [...texts[other]!].filter(([key, text]) => isOfOne(key) && text !== texts[own]!.get(key) && wordsOf(text).length > 3);
      const seen = planted.filter((entry) => foreign(entry, own).length > 0).length;
      expect([own, other, seen / planted.length > 0.9]).toEqual([own, other, true]);
    }
});

/** Cases in which the English word means something else, and what it is. */
const EXCEPTIONS: Record<string, string> = {
  "admin.buttonLinkHint": "/find-advisor is an address",
  "invitations.text": "columns of a file by their names",
  "invitations.fileColumns": "columns of a file by their names",
  "assistant.danger_en": "said in its own language, whoever reads",
  "es catalog.requestOfferText": "the category is the 'una' of its sentence",
  "es emailChange.current": "the address in use",
  "fr booking.surgeHowText": "the hour is said in minutes",
};

test.each(OTHERS)("%s calls each thing by one name", (language) => {
  const glossary: Record<string, string[]> = JSON.parse(readFileSync(`app/languages/${language}/glossary.json`, "utf8"));
  expect(Object.keys(glossary).length).toBeGreaterThan(55);
  const own = flat(shownTexts(language));
  const wrong = Object.entries(glossary).flatMap(([term, stems]) => {
    const word = new RegExp(`\\b${term}\\b`, "i");
    return [...ENGLISH].flatMap(([key, text]) => {
      if (own.get(key) === text) return [];
      const said = own.get(key)?.toLowerCase() ?? "";
      const isCalled = !word.test(text.replaceAll(/\{\w+/g, "")) || stems.some((stem) => said.includes(stem));
      return isCalled || key in EXCEPTIONS || `${language} ${key}` in EXCEPTIONS ? [] : [`${term} ${key}`];
    });
  });
  expect(wrong.slice(MAY_DIFFER)).toEqual([]);
});

const NOTHING = { preferred: null, asked: null, chosen: null, accepted: null, site: "es" } as const;

test("a page is read in the language of the Preferences, else as chosen, else as the browser asks, else as the site speaks", () => {
  expect(readingLanguage(NOTHING)).toBe("es");
  expect(readingLanguage({ ...NOTHING, accepted: "de-AT,de;q=0.9,en;q=0.8" })).toBe("de");
  expect(readingLanguage({ ...NOTHING, accepted: "de", chosen: "fr" })).toBe("fr");
  expect(readingLanguage({ ...NOTHING, accepted: "de", chosen: "fr", asked: "it" })).toBe("it");
  expect(readingLanguage({ ...NOTHING, accepted: "de", chosen: "fr", asked: "it", preferred: "en" })).toBe("en");
  expect(readingLanguage({ ...NOTHING, accepted: "de", chosen: "tlh", asked: "xx", preferred: "" })).toBe("de");
});

test("of what a browser accepts the best of ours is taken, whatever is in the header", () => {
  expect(acceptedLanguage("pt, it;q=0.4, fr-CA;q=0.7")).toBe("fr");
  expect(acceptedLanguage("fr;q=0, de;q=0.1")).toBe("de");
  expect(acceptedLanguage("EN-gb")).toBe("en");
  for (const header of ["", "*", "pt-BR", ";;;,,,", "de;q=x", "x".repeat(100_000)]) expect(acceptedLanguage(header)).toBeNull();
});

test("what stands for a name that nobody knows reads as one in the middle of a sentence, the same in every room", () => {
  const said = LANGUAGES.map((language) => {
    const { booking, messages, money } = shownTexts(language);
    return [...new Set([booking.aClient, messages.aClient, money.aClient])];
  });
  for (const each of said) expect(each).toEqual([expect.stringMatching(/^\p{Lu}\p{L}+ \([^)]+\)$/u)]);
});

test("a notification names nobody as 'A client' where its sentence begins, and in no capital within it", () => {
  for (const language of LANGUAGES) {
    const { somebody, withSomebody } = shownTexts(language).notifications;
    expect([somebody, withSomebody]).toEqual([expect.stringMatching(/^\p{Lu}\p{Ll}* /u), expect.stringMatching(/^\p{Ll}+ /u)]);
  }
});

test.each(LANGUAGES)("%s tells a consultation that has ended in some way from one that took place", (language) => {
  const { closed, event_complete } = ALL_LANGUAGES[language].texts.consultationFile ?? {};
  expect(closed).not.toBe(event_complete);
  expect(closed).not.toBe(ALL_LANGUAGES[language].texts.booking?.stateCompleted);
});
