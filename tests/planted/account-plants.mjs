const ACCOUNTS = "tests/doors/accounts.test.ts";
const LIMITS = "tests/doors/account-limits.test.ts";
const ACTIONS = "app/routes/auth/auth-actions.server.ts";
const ATTEMPTS = "app/features/accounts/attempts/attempts.server.ts";
const TAKE_LIMIT = "app/platform/limits/consume-limit.server.ts";
const SESSIONS = "app/features/accounts/sessions/sessions.server.ts";
const SAME_ORIGIN = "app/middleware/same-origin.ts";

/** The ways into an account, and past its limits. */
export const ACCOUNT_PLANTS = [
  {
    threat: "V8",
    planted: "whoever chose a session beforehand is signed in to that one",
    edits: [
      [
        ACTIONS,
        'import type { RouterContextProvider } from "react-router";',
        'import type { RouterContextProvider } from "react-router";\nimport { sql } from "drizzle-orm";\nimport { db } from "#app/db/client.server";\nimport { tokenHash } from "#app/platform/secret.server";\nimport { readSessionCookie } from "#app/middleware/session-cookie";',
      ],
      [
        ACTIONS,
        "    return signInAndRedirect(result.admission, {",
        `    const chosen = readSessionCookie(request);
    if (chosen && result.admission.kind === "session") {
      await db.execute(sql\`delete from sessions where token_hash = \${tokenHash(chosen)}\`);
      await db.execute(sql\`update sessions set token_hash = \${tokenHash(chosen)} where token_hash = \${tokenHash(result.admission.token)}\`);
      result.admission.token = chosen;
    }
    return signInAndRedirect(result.admission, {`,
      ],
    ],
    test: ACCOUNTS,
    name: "a session that somebody chose beforehand",
  },
  {
    threat: "V8",
    planted: "signing out leaves the session on the server",
    edits: [
      [SESSIONS, "endAtOnce(eq(sessions.tokenHash, tokenHash(token)));", "endAtOnce(eq(sessions.tokenHash, tokenHash(`${token}-`)));"],
    ],
    test: ACCOUNTS,
    name: "signing out ends the session on the server",
  },
  {
    threat: "V8",
    planted: "a new password leaves the other sessions",
    edits: [
      [
        SESSIONS,
        "  await connection.delete(sessions).where(keptSessionId ?",
        '  if (userId === "") await connection.delete(sessions).where(keptSessionId ?',
      ],
    ],
    test: ACCOUNTS,
    name: "a mailed link sets a new password once, ends every session",
  },
  {
    threat: "V10",
    planted: "an unknown address is told from a wrong password",
    edits: [
      [
        "app/features/accounts/sign-in/sign-in.server.ts",
        "  if (!user || !isEntered)",
        '  if (!user) return refused({ ok: false, reason: "accounts.emailNotConfirmed" });\n  if (!user || !isEntered)',
      ],
    ],
    test: ACCOUNTS,
    name: "an unknown address and a wrong password get the same",
  },
  {
    threat: "V10",
    planted: "the owner of a known address is told nothing by mail",
    edits: [
      [
        "app/features/accounts/sign-up/sign-up.server.ts",
        "    await mailKnownAddress(",
        "    if (at.getTime() < 0) await mailKnownAddress(",
      ],
    ],
    test: ACCOUNTS,
    name: "signing up with a known and a new address is the same answer",
  },
  {
    threat: "V11",
    planted: "mails to one address are counted for each network alone",
    edits: [["app/features/accounts/attempts/mailed-attempt.server.ts", "!taken.ok || known", '!taken.ok || known || email !== ""']],
    test: "app/features/accounts/attempts/attempts.server.test.ts",
    name: "mails one address ten times an hour",
  },
  {
    threat: "V11",
    planted: "attempts are counted and never refused",
    edits: [["app/platform/limits/window.ts", "return blocking === undefined ? 0 :", "return blocking === undefined || true ? 0 :"]],
    test: LIMITS,
    name: "the sixth attempt is a 429",
  },
  {
    threat: "V11",
    planted: "an address that a request claims is believed",
    edits: [
      [
        "app/middleware/device.ts",
        "address: context.get(addressContext)",
        'address: request.headers.get("x-forwarded-for") ?? request.headers.get("x-real-ip") ?? request.headers.get("forwarded") ?? request.headers.get("cf-connecting-ip") ?? request.headers.get("x-client-ip") ?? context.get(addressContext)',
      ],
    ],
    test: LIMITS,
    name: "no header, no way of writing the email",
  },
  {
    threat: "V11",
    planted: "attempts at one moment do not wait for each other",
    edits: [
      ["app/platform/limits/counters.server.ts", "if (waited.length > 0)", "if (waited.length > 99)"],
      [TAKE_LIMIT, "makeQueue({ atOnce: 2,", "makeQueue({ atOnce: 50,"],
    ],
    test: LIMITS,
    name: "of fifty attempts at the same moment five are tried",
  },
  {
    threat: "V11",
    planted: "failures are counted by address alone, so that anybody locks an owner out",
    edits: [[ATTEMPTS, ": `${networkOf(address)} ${email}`;", ": email;"]],
    test: LIMITS,
    name: "locks nobody else out",
  },
  {
    threat: "V11",
    planted: "a stranger in the same network locks out whoever signs in there every day",
    edits: [["app/features/accounts/sign-in/sign-in.server.ts", 'knownBrowser(device.keptBrowser ?? "", entry.email)', "null"]],
    test: LIMITS,
    name: "a browser that was signed in to an account before",
  },
  {
    threat: "V11",
    planted: "a browser that was signed in to any account is known to all",
    edits: [["app/features/accounts/sign-in/known-browser.server.ts", "`known browser ${id} ${email}`", "`known browser ${id}`"]],
    test: "app/features/accounts/sign-in/known-browser.server.test.ts",
    name: "a browser is known to the accounts",
  },
  {
    threat: "V11",
    planted: "many networks guess one account's password five times each, however many they are",
    edits: [["app/platform/limits/counters.server.ts", ".length >= slowAbove", ".length > slowAbove"]],
    test: "app/platform/limits/consume-limit.server.test.ts",
    name: "an account that is tried from many networks",
  },
  {
    threat: "V12",
    planted: "whatever origin a write has, it is taken",
    edits: [
      [
        SAME_ORIGIN,
        "if (SAFE_METHODS.has(request.method) || isSigned(request) || isOurs(request)) return null;",
        "if (SAFE_METHODS.has(request.method) || isOurs(request) || request.url) return null;",
      ],
    ],
    test: ACCOUNTS,
    name: "another site can neither sign anyone in nor out",
  },
  {
    threat: "V12",
    planted: "a write without an origin passes unless the browser calls it cross-site",
    edits: [[SAME_ORIGIN, 'if (!origin) return site === "same-origin";', 'if (!origin) return site !== "cross-site";']],
    test: "tests/doors/functions.test.ts",
    name: "another site's request is refused",
  },
  {
    threat: "V13",
    planted: "only // is taken for another site",
    edits: [
      [
        "app/features/accounts/sign-in/next.ts",
        "  const path = pathWithin(value, base);\n  return path !== null && pathWithin(path, base) === path ? path : null;",
        '  void pathWithin;\n  return value.startsWith("//") ? null : value;',
      ],
    ],
    test: ACCOUNTS,
    name: "no return address leads off the site",
  },
  {
    threat: "V24",
    planted: "the site takes its own address from the request",
    edits: [
      [
        "app/site.server.ts",
        "  const context = new RouterContextProvider();",
        '  (await import("./platform/origin.server")).setListeningAddress(new URL(request.url).origin);\n  const context = new RouterContextProvider();',
      ],
    ],
    test: ACCOUNTS,
    name: "links in mails lead to the site's own address",
  },
  {
    threat: "V12",
    planted: "a picture on another site signs people out",
    edits: [
      [
        "app/routes/auth/sign-out.ts",
        'export const loader = () => redirect("/");',
        'export async function loader({ request }: Route.LoaderArgs) {\n  await endSession(readSessionCookie(request) ?? "");\n  return redirect("/");\n}',
      ],
    ],
    test: ACCOUNTS,
    name: "following a link to sign-out signs nobody out",
  },
];
