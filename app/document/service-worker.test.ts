import { globSync, readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const SITE = "https://site.example";
const WORKER = readFileSync("app/document/service-worker.js", "utf8");
const OFFLINE = `<head></head><body><p data-unreached>Not reached</p>
  <form action="/the-address-that-was-asked-for"><input type="hidden" name="the-fields"><p>the-words-that-were-typed</p></form></body>`;

type Listeners = Record<string, (event: object) => void>;

/** Runs the worker with fake browser globals. */
function aWorker(browser: { caches: object; fetch: (request: Request) => Promise<Response> }): Listeners {
  const listeners: Listeners = {};
  runInNewContext(WORKER, {
    self: {},
    location: { origin: SITE },
    addEventListener: (name: string, listener: (event: object) => void) => Object.assign(listeners, { [name]: listener }),
    navigator: { onLine: true },
    URL,
    URLSearchParams,
    Response,
    ...browser,
  });
  return listeners;
}

/** Returns the worker's response once all of its background work is done. */
async function answerOf(listeners: Listeners, request: Request, mode = "cors") {
  let answer: Promise<Response> | undefined;
  const besides: Promise<unknown>[] = [];
  listeners.fetch?.({
    request: Object.defineProperty(request, "mode", { value: mode }),
    respondWith: (promise: Promise<Response>) => {
      answer = promise;
    },
    waitUntil: (promise: Promise<unknown>) => besides.push(promise),
  });
  const answered = await answer;
  await Promise.all(besides);
  return answered;
}

/** Returns the worker's offline response to a submitted form. */
async function unsent(fields: Record<string, string>) {
  const worker = aWorker({
    caches: { match: async () => new Response(OFFLINE) },
    fetch: () => Promise.reject(new TypeError("Failed to fetch")),
  });
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const sent = new Request(`${SITE}/profile?tab=security`, { method: "POST", headers, body: new URLSearchParams(fields) });
  return (await answerOf(worker, sent, "navigate"))!.text();
}

/** Names of the password fields in the product's forms. */
const PASSWORDS = globSync("app/**/*.tsx")
  .flatMap((file) => readFileSync(file, "utf8").split("<"))
  .filter((element) => element.includes('type="password"'))
  .map((element) => /\bname="(\w+)"/.exec(element)?.[1]);

const hidden = (html: string) => [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(([, ...field]) => field);

test("a form that was not sent stands on the page without a connection, with all that was typed, to be sent again", async () => {
  const html = await unsent({ intent: "book", note: `Ask for "A & B" <soon>`, email: "ada@example.com", code: "two", password: "x" });
  expect(hidden(html)).toEqual([
    ["intent", "book"],
    ["note", "Ask for &quot;A &amp; B&quot; &lt;soon>"],
    ["email", "ada@example.com"],
    ["code", "two"],
  ]);
  expect(html).toContain("<p>Ask for &quot;A &amp; B&quot; &lt;soon>\n\nada@example.com</p>");
  expect(html).toContain('action="/profile?tab=security"');
  expect(html).not.toContain("Not reached");
});

test("no password of any form stands on it, neither to be sent nor to be read, whatever the field is called", async () => {
  expect(new Set(PASSWORDS)).toEqual(new Set(["password", "currentPassword", "newPassword", "confirmPassword"]));
  for (const name of [...new Set(PASSWORDS), "old-password", "PASSWORD", "passwordAgain"]) {
    const html = await unsent({ [name!]: "two words @home", about: "I forgot my password" });
    expect([name, hidden(html)]).toEqual([name, [["about", "I forgot my password"]]]);
    expect([name, html.includes("two words")]).toEqual([name, false]);
  }
});

interface Answered extends ResponseInit {
  body?: string;
  isRedirected?: boolean;
}

const HTML = "text/html; charset=utf-8";
const VISITORS = { "content-type": HTML, "cache-control": "no-cache" };

/** A site that responds as told, and a worker with caches like a browser's: each address keeps only the last response. */
function aSite({ isFull = false } = {}) {
  const shelf = new Map<string, Response>();
  const site = { answers: {} as Answered, asked: 0, shelf };
  const one = {
    match: async (url: string) => shelf.get(url)?.clone(),
    delete: async (url: string) => shelf.delete(url),
    keys: async () => [...shelf.keys()],
    put: async (url: string, answer: Response) => {
      if (isFull) throw new DOMException("No room", "QuotaExceededError");
      shelf.set(url, answer);
    },
  };
  const caches = { ...one, open: async () => one };
  const listeners = aWorker({
    caches,
    fetch: async () => {
      site.asked += 1;
      const { body = "a", isRedirected = false, ...init } = site.answers;
      const answer = new Response(body, init);
      const shown = (each: Response): Response =>
        Object.defineProperties(each, {
          type: { value: "basic" },
          redirected: { value: isRedirected },
          clone: { value: () => shown(new Response(body, init)) },
        });
      return shown(answer);
    },
  });
  return Object.assign(site, {
    asksFor: async (path: string, mode?: string) => (await answerOf(listeners, new Request(SITE + path), mode))!,
  });
}

test.each([
  400, 401, 403, 404, 408, 410, 429, 500, 502, 503, 504,
])("a %i for a file of the build is not kept: the next page asks anew, and what comes then is kept", async (status) => {
  const site = aSite();
  for (const path of ["/assets/entry.js", "/fonts/serif.woff2", "/texts/en/home.js"]) {
    Object.assign(site, { asked: 0, answers: { status, body: "not now" } });
    expect((await site.asksFor(path)).status).toBe(status);
    site.answers = { status: 200, body: "the file" };
    for (let times = 0; times < 3; times += 1) expect(await (await site.asksFor(path)).text()).toBe("the file");
    expect(site.asked).toBe(2);
  }
});

test("where the browser has no room left a file comes all the same", async () => {
  const site = aSite({ isFull: true });
  site.answers = { body: "the file" };
  for (let times = 0; times < 2; times += 1) expect(await (await site.asksFor("/assets/entry.js")).text()).toBe("the file");
});

test("a page is kept when it is whole, the site's own and the same for every visitor", async () => {
  const site = aSite();
  site.answers = { headers: VISITORS };
  await site.asksFor("/pricing", "navigate");
  expect([...site.shelf.keys()]).toEqual([`${SITE}/pricing`]);
});

test.each<[string, Answered]>([
  ["of somebody who is signed in", { headers: { ...VISITORS, "cache-control": "no-store" } }],
  ["that says nothing of it", { headers: { "content-type": HTML } }],
  ["that may be kept for a while", { headers: { ...VISITORS, "cache-control": "no-cache, private" } }],
  ["that another address led to", { headers: VISITORS, isRedirected: true }],
  ["that is none", { headers: { ...VISITORS, "content-type": "text/csv" } }],
  ...[404, 410].map((status): [string, Answered] => [`with a ${status}`, { headers: VISITORS, status }]),
])("a page %s is not kept, also where one was before", async (_, answers) => {
  const site = aSite();
  const kept = () => Promise.all([...site.shelf.values()].map((answer) => answer.clone().text()));
  for (const before of [false, true]) {
    site.answers = { headers: VISITORS, body: "a visitor's" };
    if (before) await site.asksFor("/pricing", "navigate");
    expect(await kept()).toEqual(before ? ["a visitor's"] : []);
    site.answers = { ...answers, body: "this one" };
    expect(await (await site.asksFor("/pricing", "navigate")).text()).toBe("this one");
    expect(await kept()).not.toContain("this one");
  }
});

test.each([429, 500, 502, 503, 504])("a %i says nothing of a page: it is not kept, and what was kept before stays", async (status) => {
  const site = aSite();
  site.answers = { headers: VISITORS, status, body: "not now" };
  await site.asksFor("/pricing", "navigate");
  expect(site.shelf.size).toBe(0);
  site.answers = { headers: VISITORS, body: "a visitor's" };
  await site.asksFor("/pricing", "navigate");
  site.answers = { headers: VISITORS, status, body: "not now" };
  expect(await (await site.asksFor("/pricing", "navigate")).text()).toBe("not now");
  expect(await site.shelf.get(`${SITE}/pricing`)?.clone().text()).toBe("a visitor's");
});
