import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { moveConfig } from "#app/config.server";
import { draftCookie, endedDraftCookie, readDraftCookie } from "#app/features/applications/drafts/draft-cookie.server";
import { endedConversationCookie, ownerOf, speakerOf } from "#app/features/assistant/conversation/speaker.server";
import { cookieForAddress, languageCookie } from "#app/languages/asked-language.server";
import { endedWrittenCookie, readWritten, writtenCookie } from "#app/own-writes.server";
import { endedWantedSaveCookie, readWantedSave, wantedSaveCookie } from "#app/routes/advisor-page/pending-save.server";
import { challengeCookie, endedChallengeCookie, readChallengeCookie } from "./challenge-cookie";
import { endedFlashCookie, flashCookie, readFlash } from "./flash";
import { heldHoursCookie, readHeldHours } from "./held-hours";
import { knownBrowserCookie, readKnownBrowser } from "./known-browser-cookie";
import { endedOAuthCookie, oauthCookie, readOAuthCookie } from "./oauth-flow";
import { endedPasskeyCookie, passkeyCookie, readPasskeyCookie } from "./passkey-cookie";
import { endedQuestionCookie, isTypedHere, questionCookie } from "./question-cookie";
import { endedSessionCookie, readSessionCookie, sessionCookie } from "./session-cookie";
import { endedWaitingCookie, readWaitingSignUp, waitingCookie } from "./waiting-sign-up";

const TOKEN = "t".repeat(43);
const HELD = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";
const URL_HERE = new URL("https://site.example/advisors/ada");
const conversation = () => ownerOf({ userId: null, tokenHash: null, address: "" }).cookie ?? "";

interface Kept {
  file: string;
  set: () => string;
  /** Null for a cookie that is never cleared. */
  end: (() => string) | null;
  /** Whether the cookie is read from a request. */
  isRead: (request: Request) => boolean;
}

/** Every cookie of the product, and the file that writes it. */
const COOKIES: Kept[] = [
  {
    file: "middleware/session-cookie.ts",
    set: () => sessionCookie(TOKEN, true),
    end: endedSessionCookie,
    isRead: (request) => readSessionCookie(request) === TOKEN,
  },
  {
    file: "middleware/challenge-cookie.ts",
    set: () => challengeCookie(TOKEN),
    end: endedChallengeCookie,
    isRead: (request) => readChallengeCookie(request) === TOKEN,
  },
  {
    file: "middleware/passkey-cookie.ts",
    set: () => passkeyCookie(TOKEN),
    end: endedPasskeyCookie,
    isRead: (request) => readPasskeyCookie(request) === TOKEN,
  },
  {
    file: "middleware/known-browser-cookie.ts",
    set: () => knownBrowserCookie(TOKEN),
    end: null,
    isRead: (request) => readKnownBrowser(request) === TOKEN,
  },
  {
    file: "middleware/oauth-flow.ts",
    set: () => oauthCookie(TOKEN),
    end: endedOAuthCookie,
    isRead: (request) => readOAuthCookie(request) === TOKEN,
  },
  {
    file: "middleware/flash.ts",
    set: () => flashCookie({ text: "accounts.signedOut" }),
    end: endedFlashCookie,
    isRead: (request) => readFlash(request, URL_HERE)?.text === "accounts.signedOut",
  },
  {
    file: "own-writes.server.ts",
    set: () => writtenCookie(0x16b374d848n),
    end: endedWrittenCookie,
    isRead: (request) => readWritten(request) === 0x16b374d848n,
  },
  {
    file: "middleware/waiting-sign-up.ts",
    set: () => waitingCookie({ email: "ada@example.com", signUpId: "an-id" }),
    end: endedWaitingCookie,
    isRead: (request) => JSON.stringify(readWaitingSignUp(request)) === '{"email":"ada@example.com","signUpId":"an-id"}',
  },
  {
    file: "middleware/question-cookie.ts",
    set: () => questionCookie(TOKEN),
    end: endedQuestionCookie,
    isRead: (request) => isTypedHere(request, TOKEN),
  },
  {
    file: "middleware/held-hours.ts",
    set: () => heldHoursCookie(new Request(URL_HERE), HELD),
    end: null,
    isRead: (request) => readHeldHours(request).join() === HELD,
  },
  {
    file: "routes/advisor-page/pending-save.server.ts",
    set: () => wantedSaveCookie({ slug: "ada", back: "/business" }),
    end: endedWantedSaveCookie,
    isRead: (request) => readWantedSave(request, "ada")?.back === "/business",
  },
  {
    file: "features/applications/drafts/draft-cookie.server.ts",
    set: () => draftCookie(TOKEN),
    end: endedDraftCookie,
    isRead: (request) => readDraftCookie(request) === TOKEN,
  },
  {
    file: "features/assistant/conversation/speaker.server.ts",
    set: conversation,
    end: endedConversationCookie,
    isRead: (request) => speakerOf(request, null, "").tokenHash !== null,
  },
  {
    file: "languages/asked-language.server.ts",
    set: () => languageCookie("en"),
    end: null,
    isRead: (request) => cookieForAddress({ url: "/?lang=en", headers: { cookie: request.headers.get("cookie") ?? "" } }) === null,
  },
];

const requestWith = (cookie: string) => new Request(URL_HERE, { headers: { cookie: `other=1; ${cookie.split(";")[0]}; last=2` } });

test.each([
  "https://site.example",
  "http://127.0.0.1:3000",
])("at %s every cookie is out of a script's reach, of this site, and secure where the site is", (baseUrl) => {
  moveConfig({ ...process.env, BASE_URL: baseUrl });
  for (const { file, set, end, isRead } of COOKIES) {
    for (const cookie of [set(), end?.() ?? set()]) {
      const [pair = "", ...attributes] = cookie.split("; ");
      const secure = baseUrl.startsWith("https:") ? ["Secure"] : [];
      const lasting = attributes.filter((attribute) => !/^(Max-Age=\d+|Path=\/\w*|SameSite=(Lax|Strict))$/.test(attribute));
      expect([file, lasting.sort()]).toEqual([file, ["HttpOnly", ...secure]]);
      expect([file, attributes.filter((attribute) => /^(Path|SameSite)=/.test(attribute)).length]).toEqual([file, 2]);
      // Over HTTPS each cookie has a prefix, which browsers enforce.
      expect([file, /^__(Host|Secure)-/.test(pair)]).toEqual([file, secure.length > 0]);
      // `__Host-` exactly when it is for the whole host.
      if (secure.length > 0) expect([file, pair.startsWith("__Host-")]).toEqual([file, attributes.includes("Path=/")]);
    }
    expect([file, isRead(requestWith(set()))]).toEqual([file, true]);
    expect([file, isRead(new Request(URL_HERE))]).toEqual([file, false]);
    // Without the prefix, anybody on the network, or a sibling domain, may have set it.
    const unprefixed = set().replace(/^__(Host|Secure)-/, "");
    expect([file, isRead(requestWith(unprefixed))]).toEqual([file, !baseUrl.startsWith("https:")]);
    if (end) {
      expect(end()).toContain("Max-Age=0");
      expect([file, end().split("=")[0]]).toEqual([file, set().split("=")[0]]);
      expect([file, isRead(requestWith(end()))]).toEqual([file, false]);
    }
  }
  moveConfig();
});

/** Cookies whose value no browser can make up: a secret that is looked up by its hash, or what is sealed. The others say nothing that gives anybody anything. */
const SECRET = ["session", "known-browser", "challenge", "passkey", "oauth", "question", "draft", "speaker"];
const HARMLESS = ["own-writes", "asked-language"];

test("every cookie that names or carries something is a secret, or sealed: of a value that a browser changes nothing is read", () => {
  const claims = COOKIES.filter(({ file }) => ![...SECRET, ...HARMLESS].some((name) => file.includes(name)));
  expect(claims.length).toBeGreaterThan(3);
  for (const { file, set, isRead } of claims) {
    const [name, value = ""] = set().split(";")[0]!.split(/=(.*)/s);
    const carried = JSON.parse(Buffer.from(value.split(".")[0]!, "base64url").toString() || "null");
    const plain = Array.isArray(carried) ? carried.join(".") : JSON.stringify(carried);
    for (const forged of [plain, Buffer.from(plain).toString("base64url"), value.split(".")[0], `${value.split(".")[0]}.AAAA`])
      expect([file, isRead(requestWith(`${name}=${forged}`))]).toEqual([file, false]);
  }
});

test("what this site did not write into a cookie is nothing, whatever it is, and is read without an error", () => {
  const encoded = (text: string) => Buffer.from(text).toString("base64url");
  const sealed = flashCookie({ text: "accounts.signedOut" }).split(";")[0]!.split("=")[1]!;
  const forged = [
    ...[
      "",
      ".",
      "..",
      "%",
      "\u00ff",
      "null",
      "A".repeat(9000),
      ".".repeat(9000),
      `${encoded("{}")}.`,
      `${encoded("x")}.${encoded("x".repeat(16))}`,
    ],
    ...['{"text":"accounts.signedOut"}', '{"text":{"text":"x"}}', '{"slug":"ada","back":"/business"}', "null", "[]", "1"].map(encoded),
    `${encoded("ada@example.com")}.an-id`,
    ...[`${encoded('{"text":"accounts.deleted"}')}.${sealed.split(".")[1]}`, `${sealed}a`, sealed.slice(0, -1), sealed.replace(".", ".A")],
  ];
  for (const value of forged) {
    expect(readFlash(requestWith(`flash=${value}`), URL_HERE), value).toBe(null);
    expect(readWaitingSignUp(requestWith(`waiting-email=${value}`)), value).toBe(null);
    expect(readWantedSave(requestWith(`wanted-save=${value}`), "ada"), value).toBe(null);
    for (const { file, set, isRead } of COOKIES.filter(({ set }) => !/^(session|challenge|passkey|known-browser|flow)=/.test(set())))
      expect(isRead(requestWith(`${set().split("=")[0]}=${value}`)), `${file} ${value}`).toBe(false);
  }
  // A sealed value is not valid in another cookie.
  const waiting = waitingCookie({ email: "ada@example.com", signUpId: "an-id" });
  expect(readFlash(requestWith(waiting.replace("waiting-email=", "flash=")), URL_HERE)).toBe(null);
});

/** The browser's own scripts write its zone and currency: they identify nobody, and are validated like all input. */
const WRITTEN_BY_A_SCRIPT = ["ui/connection/zone-cookie.ts", "ui/text/own-currency.ts"];

test("no other file writes a cookie", () => {
  const app = path.resolve(import.meta.dirname, "..");
  const writers = readdirSync(app, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.ts$/.test(name))
    .filter((name) => /SameSite/i.test(readFileSync(path.join(app, name), "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "")));
  expect(writers.sort()).toEqual([...COOKIES.map(({ file }) => file), ...WRITTEN_BY_A_SCRIPT].sort());
});
