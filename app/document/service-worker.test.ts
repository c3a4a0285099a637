import { globSync, readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const SITE = "https://site.example";
const WORKER = readFileSync("app/document/service-worker.js", "utf8");
const OFFLINE = `<head></head><body><p data-unreached>Not reached</p>
  <form action="/the-address-that-was-asked-for"><input type="hidden" name="the-fields"><p>the-words-that-were-typed</p></form></body>`;

/** What the worker answers without a connection to a form that is sent. */
async function unsent(fields: Record<string, string>) {
  const listeners: Record<string, (event: object) => void> = {};
  runInNewContext(WORKER, {
    self: {},
    location: { origin: SITE },
    addEventListener: (name: string, listener: (event: object) => void) => Object.assign(listeners, { [name]: listener }),
    caches: { match: async () => new Response(OFFLINE) },
    fetch: () => Promise.reject(new TypeError("Failed to fetch")),
    URL,
    URLSearchParams,
    Response,
  });
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const sent = new Request(`${SITE}/profile?tab=security`, { method: "POST", headers, body: new URLSearchParams(fields) });
  let answer: Promise<Response> | undefined;
  listeners.fetch?.({
    request: Object.defineProperty(sent, "mode", { value: "navigate" }),
    respondWith: (promise: Promise<Response>) => {
      answer = promise;
    },
  });
  return (await answer)!.text();
}

/** What the forms of the product call the fields for a password. */
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
