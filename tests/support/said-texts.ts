import { readFileSync } from "node:fs";
import { texts } from "#app/texts";
import { readSources } from "./imports";

/** Every source file, by its path. */
export const SOURCES = new Map(readSources().map(({ path, imports }) => [path, { imports, text: readFileSync(path, "utf8") }]));
const textOf = (path: string) => SOURCES.get(path)?.text ?? "";
const fileOf = (target: string) => [target, `${target}.ts`, `${target}.tsx`].find((path) => SOURCES.has(path));

/** Returns all files a page's screens consist of: its imports without the server's, or of the server's only those that answer its forms. */
export function reached(from: string, isTaken: (path: string) => boolean): string[] {
  const seen = new Set<string>();
  const go = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const target of SOURCES.get(path)?.imports ?? []) {
      const file = fileOf(target);
      if (file && isTaken(file) && !file.includes("/languages/") && !/messages[^/]*\.ts$/.test(file)) go(file);
    }
  };
  go(from);
  return [...seen];
}

const keysOf = (room: string) => Object.keys((texts as Record<string, object>)[room] ?? {});
const isText = (room: string, key: string) => Object.hasOwn((texts as Record<string, object>)[room] ?? {}, key);

/** Returns a call's first argument, up to its comma or its end. */
function firstArgument(text: string, from: number) {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] ?? "";
    if ("([{".includes(sign)) depth += 1;
    if ((sign === "," && depth === 0) || (")]}".includes(sign) && depth-- === 0)) return text.slice(from, at);
  }
  return text.slice(from);
}

const QUOTED = /"(\w+)"/g;
const quotedIn = (text: string) => [...text.matchAll(QUOTED)].map(([, key = ""]) => key);

/** Returns the words that a call with a variable may mean: matching ones of its own file, otherwise those of all the page's files. */
function meant(words: readonly (() => string[])[], fits: (word: string) => boolean): string[] {
  for (const some of words) {
    const fitting = some().filter(fits);
    if (fitting.length > 0) return fitting;
  }
  return [];
}

/** Returns the keys that a call may use: literal ones, possible results of a template, and for a variable those its words may mean. */
function keysOfCall(room: string, argument: string, words: readonly (() => string[])[]) {
  const templates = [...argument.matchAll(/`(\w*)\$\{[^`]*\}(\w*)`/g)].filter(([, before, after]) => before || after);
  const shaped = templates.flatMap(([, before = "", after = ""]) =>
    before
      ? keysOf(room).filter((key) => key.startsWith(before) && key.endsWith(after))
      : meant(words, (word) => isText(room, word + after)).map((word) => word + after),
  );
  const plain = quotedIn(argument);
  const isValue = plain.length + templates.length === 0;
  return [...shaped, ...(isValue ? meant(words, (word) => isText(room, word)) : plain)].filter((key) => isText(room, key));
}

/** Returns the texts used in a screen's file, as `room.key`; `around` are the files of its page. */
export function saidIn(path: string, around: readonly string[]) {
  const text = textOf(path);
  const words = [() => quotedIn(text), () => around.flatMap((file) => quotedIn(textOf(file)))];
  const named = [...text.matchAll(/const (\w+) = useTranslations\("(\w+)"\)/g)];
  return named.flatMap(([, name, room = ""], index) => {
    const from = named[index]?.index ?? 0;
    const to = named.slice(index + 1).find(([, other]) => other === name)?.index ?? text.length;
    const part = text.slice(from, to);
    const calls = [...part.matchAll(new RegExp(`\\b${name}(?:\\.rich|\\.markup|\\.has|\\.raw)?\\(`, "g"))];
    return calls.flatMap(({ index: at, 0: call }) =>
      keysOfCall(room, firstArgument(part, at + call.length), words).map((key) => `${room}.${key}`),
    );
  });
}

const isOfBrowser = (file: string) => !file.includes(".server.");

/** Returns the rooms that a page's screens use, whatever their keys. */
export const takenBy = (page: string): string[] =>
  reached(page, isOfBrowser).flatMap((path) => [...textOf(path).matchAll(/useTranslations\("(\w+)"\)/g)].map(([, room = ""]) => room));

/** Returns the texts whose keys are written out in some files, as `room.key`. */
function writtenOut(files: readonly string[]): string[] {
  const found = files.flatMap((path) => [...textOf(path).matchAll(/["`](\w+)\.(\w+)["`]|textsOfPage\(matches\)\.(\w+)\.(\w+)/g)]);
  const named = found.map(([, room = "", key = "", ofMeta, keyOfMeta]) => [ofMeta ?? room, keyOfMeta ?? key] as const);
  return named.filter(([room, key]) => isText(room, key)).map(([room, key]) => `${room}.${key}`);
}

/** Returns the texts whose keys are written out in any file of a page, including the server's. */
export const answeredBy = (page: string): string[] => writtenOut(reached(page, () => true));

/** Returns a page's texts, as `room.key`: those of its screens, and those whose keys it or its forms return. */
export function saidBy(page: string): string[] {
  const screens = reached(page, isOfBrowser);
  const answers = reached(page, (file) => isOfBrowser(file) || /^app\/(routes|forms)\//.test(file));
  return [...new Set([...screens.flatMap((path) => saidIn(path, screens)), ...writtenOut(answers)])];
}
