import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { cookiePolicy } from "#app/features/policies/cookie-policy";
import type { WritePolicy } from "#app/features/policies/policy";

interface Source {
  file: string;
  text: string;
}

const source = (file: string): Source => ({
  file,
  text: readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm, ""),
});
const SOURCES = globSync(["app/**/*.{ts,tsx,js}", "public/**/*.js"])
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map(source);

const STORES = { localStorage: "local storage", sessionStorage: "session storage", caches: "cache storage" } as const;
type Store = keyof typeof STORES;

/** The start of a name, as an expression: a text, or the name of a constant or of a function that creates one. */
const NAME = /"([^"]+)"|`([^`$]+)|(\w+)/.source;
const KEPT = new RegExp(String.raw`\b(localStorage|sessionStorage)\??\.\w+Item\(\s*(?:${NAME})`, "g");
const CACHED = new RegExp(String.raw`\bcaches\??\.open\(\s*(?:${NAME})|\bcacheName: (?:${NAME})`, "g");
/** Typed words go through one file, under names given by its callers; before React they are read from the page. */
const WORDS = ["app/ui/fields/stored-text.ts", "app/ui/fields/window-store.ts", "app/ui/connection/drafts-before-react.ts"];
const OF_WORDS = new RegExp(String.raw`\b(?:readStoredText|storeText|useStoredText|useUnsavedWords)(?:<\w+>)?\(\s*(?:${NAME})`, "g");
/** Other uses of these or other stores: none of them may need a name. */
const UNNAMED =
  /\bcaches\??\.(?:match|keys|delete)\(|\b(?:localStorage|sessionStorage)\??\.(?:(?:\w+Item|clear|key)\(|length\b)|\bcaches\??\.open\(/g;
const ANY_STORE = /\b(?:localStorage|sessionStorage|caches|indexedDB|cookieStore)\b/g;

const firstOf = (texts: (string | undefined)[]) => texts.find((text) => text !== undefined);

/** Returns the text a constant is, or begins with; of a function, its result. From its own file, otherwise from any that exports it. */
function constant(name: string, { file, text }: Source, all: readonly Source[]) {
  const is = new RegExp(String.raw`\bconst ${name}(?:: \w+)? = (?:\([^)]*\) => )?(?:"([^"]+)"|\`([^\`$]+))`);
  const own = is.exec(text);
  const found = own ?? all.flatMap((each) => (each.text.includes(`export const ${name} =`) ? [is.exec(each.text)] : []))[0];
  return (firstOf(found?.slice(1) ?? []) ?? `${name} of ${file}, which nobody can read`).trim();
}

/** Returns every name under which browser code stores something, as 'session storage: message'. */
function namesKept(sources: readonly Source[]): string[] {
  const names = sources.flatMap((each) => {
    const named = (store: Store, [text, begun, name]: (string | undefined)[]) =>
      `${STORES[store]}: ${(text ?? begun)?.trim() ?? constant(name ?? "", each, sources)}`;
    const kept = WORDS.includes(each.file) ? [] : [...each.text.matchAll(KEPT)];
    const words = !WORDS.includes(each.file) && /fields\/stored-text(?:-fields)?"/.test(each.text) ? [...each.text.matchAll(OF_WORDS)] : [];
    return [
      ...kept.map(([, store, ...rest]) => named(store as Store, rest)),
      ...words.map(([, ...rest]) => named("sessionStorage", rest)),
      ...[...each.text.matchAll(CACHED)].map(([, ...rest]) => named("caches", rest.slice(rest[0] || rest[1] || rest[2] ? 0 : 3))),
    ];
  });
  return [...new Set(names)].sort();
}

/** Returns every cookie that a file sets: by the server's own function, where each has two names, or by a script. */
function cookiesSet(sources: readonly Source[]): string[] {
  const names = sources.flatMap((each) => {
    const byScript = [...each.text.matchAll(/document\.cookie = [`"]([\w-]+)=/g)].map(([, name]) => name!);
    if (!/Max-Age|SameSite=/.test(each.text)) return byScript;
    const spelled = [...each.text.matchAll(/"__Host-[\w-]+" : "([\w-]+)"/g)].flatMap(([, name]) => [name!, `__Host-${name}`]);
    const made = [...each.text.matchAll(/\bcookieName\(([A-Z]+)(?:, "(__\w+-)")?\)/g)].flatMap(([, name = "", prefix = "__Host-"]) => {
      const plain = constant(name, each, sources);
      return [plain, prefix + plain];
    });
    return [...byScript, ...spelled, ...made];
  });
  return [...new Set(names)].sort();
}

/** Returns uses of these or other stores in ways from which the name cannot be found. */
const notUnderstood = (sources: readonly Source[]) =>
  sources.flatMap(({ file, text }) => {
    const uses = text.match(ANY_STORE)?.length ?? 0;
    const understood = text.match(UNNAMED)?.length ?? 0;
    const isCookie = text.match(/\bdocument\.cookie\b/g)?.length !== text.match(/document\.cookie = [`"][\w-]+=/g)?.length;
    return uses === understood && !isCookie ? [] : [file];
  });

/** Returns what the router stores. Data of lazily discovered routes is not stored here: all routes are known from the start. */
function namesOfRouter(): string[] {
  expect(readFileSync("react-router.config.ts", "utf8")).toContain('routeDiscovery: { mode: "initial" }');
  const files = globSync("node_modules/react-router/dist/production/lib/**/*.js").map((file) => readFileSync(file, "utf8"));
  return files
    .flatMap((text) => [...text.matchAll(/STORAGE_KEY = "([\w-]+)"/g)].map(([, name]) => name!))
    .filter((name) => name !== "react-router-manifest-version")
    .map((name) => `session storage: ${name}`);
}

/** Returns the first cells of the table, such as 'flash (on an encrypted site: __Host-flash)' and 'message …, question … (session storage, not a cookie)'. */
function cellsOf(policy: WritePolicy): string[] {
  const { sections } = policy({ name: "Site", contact: { email: "", phone: "", city: "" } });
  const blocks = sections.flatMap((section) => section.blocks);
  return blocks.flatMap((block) => (typeof block === "object" && "table" in block ? block.table.rows.map(([cell]) => cell!) : []));
}

function namesIn(cell: string): string[] {
  const [head = "", note = ""] = cell.split(" (");
  const plain = head.split(", ").map((name) => name.replace(" …", ""));
  return [...plain, ...(note.match(/__\w+-[\w-]+/g) ?? [])];
}

const storeIn = (cell: string) => Object.values(STORES).find((store) => cell.includes(`(${store}, not a cookie)`));
const CELLS = cellsOf(cookiePolicy);
const NAMED = CELLS.flatMap((cell) => {
  const store = storeIn(cell);
  return namesIn(cell).map((name) => (store ? `${store}: ${name}` : name));
});

test("the Cookie Policy names every cookie and all else that the site keeps in a browser, and nothing that it does not", () => {
  const kept = [...cookiesSet(SOURCES), ...namesKept(SOURCES), ...namesOfRouter()];
  expect(kept).toEqual(expect.arrayContaining(["__Host-session", "lang", "zone", "local storage: theme", "cache storage: pages"]));
  expect([...NAMED].sort()).toEqual(kept.sort());
});

test("no store of the browser is used by a name that is not found", () => {
  expect(notUnderstood(SOURCES)).toEqual([]);
});

test("whatever keeps words under a name is looked for by name here", () => {
  const files = ["app/ui/fields/stored-text.ts", "app/ui/fields/stored-text-fields.ts"]
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const given = [...files.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name!);
  // For the others, the name comes from the caller, or is the one in the file itself.
  const others = ["rememberWords", "bringWords", "takeWords"];
  expect(given.filter((name) => !OF_WORDS.source.includes(name) && !others.includes(name))).toEqual([]);
});

test("a translated Cookie Policy names the same", async () => {
  expect(NAMED.length).toBeGreaterThan(CELLS.length);
  for (const file of globSync("app/languages/*/policies/cookie-policy.ts")) {
    const { cookiePolicy: translated } = (await import(/* @vite-ignore */ path.resolve(file))) as { cookiePolicy: WritePolicy };
    expect([file, cellsOf(translated).map(namesIn)]).toEqual([file, CELLS.map(namesIn)]);
  }
});

test("a new name is found, wherever it stands", () => {
  const planted = (text: string, file = "app/ui/a.ts") => [{ file, text }];
  expect(namesKept(planted('localStorage.setItem("seen", "1")'))).toEqual(["local storage: seen"]);
  expect(namesKept(planted('const KEY = "seen";\nsessionStorage.getItem(KEY)'))).toEqual(["session storage: seen"]);
  expect(namesKept(planted('const WORLD = "world 1";\ncaches.open(WORLD)'))).toEqual(["cache storage: world 1"]);
  const words = `import { storeText } from "#app/ui/fields/stored-text";\nstoreText(\`note \${id}\`, "")`;
  expect(namesKept(planted(words))).toEqual(["session storage: note"]);
  expect(namesKept(planted("localStorage.setItem(key, text)"))[0]).toContain("which nobody can read");
  expect(cookiesSet(planted('document.cookie = "seen=1"'))).toEqual(["seen"]);
  const server = `const NAME = "seen";\nconst set = () => \`\${cookieName(NAME)}=1; Max-Age=1\`;`;
  expect(cookiesSet(planted(server))).toEqual(["__Host-seen", "seen"]);
  for (const text of ["localStorage.seen = 1", "indexedDB.open('a')", "cookieStore.set('a', 'b')", "document.cookie = text"])
    expect(notUnderstood(planted(text)), text).toHaveLength(1);
});
