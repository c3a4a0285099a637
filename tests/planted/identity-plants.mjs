const SECOND = "tests/doors/second-factor.test.ts";
const IDENTITIES = "tests/doors/identities.test.ts";
const PASSKEYS = "tests/doors/passkeys.test.ts";
const CHALLENGE = "app/features/accounts/second-factor/challenge.server.ts";
const CODES = "app/features/accounts/second-factor/code-check.server.ts";
const ENTRY = "app/features/accounts/oauth/sign-in-with-provider.server.ts";
const PASSKEY_ENTRY = "app/features/accounts/passkeys/sign-in-with-passkey.server.ts";
const SESSIONS = "app/features/accounts/sessions/sessions.server.ts";

/** Second factors, accounts elsewhere, passkeys, and how long a session lives. */
export const IDENTITY_PLANTS = [
  {
    threat: "V6",
    planted: "the second factor is turned on by any code of six digits",
    edits: [
      ["app/features/accounts/second-factor/turn-on.server.ts", "    if (step === null) {", "    if (step === null && code === '') {"],
    ],
    test: SECOND,
    name: "turning it on shows picture and key",
  },
  {
    threat: "V6",
    planted: "the password alone turns the second factor off",
    edits: [
      [
        "app/features/accounts/second-factor/turn-off.server.ts",
        "    return checked.ok ? work(tx) : checked;",
        "    return checked.ok || code !== undefined ? work(tx) : checked;",
      ],
    ],
    test: SECOND,
    name: "V6: no setting, no session alone",
  },
  {
    threat: "V7",
    planted: "the password alone signs in, second factor or not",
    edits: [
      [
        "app/features/accounts/sign-in/first-factor.server.ts",
        "  if (await isTwoFactorOn(tx, user.id))",
        "  if ((await isTwoFactorOn(tx, user.id)) && !user)",
      ],
    ],
    test: SECOND,
    name: "V7: every cookie of the step after the password",
  },
  {
    threat: "V7",
    planted: "a code is taken as often as it is sent",
    edits: [
      [CODES, "step === null || step <= (kept.lastStep ?? 0)", "step === null"],
      [CHALLENGE, "    await tx.delete(signInChallenges).where(eq(signInChallenges.id, challenge.id));\n", ""],
    ],
    test: SECOND,
    name: "V7: the same code",
  },
  {
    threat: "V7",
    planted: "wrong codes are not counted",
    edits: [
      [CODES, "  if (isBudgetSpent(kept, at))", "  if (isBudgetSpent(kept, at) && !kept)"],
      [CHALLENGE, "  if (wrongCodes + 1 < MAX_WRONG_CODES) {", "  if (wrongCodes + 1 < MAX_WRONG_CODES + 100) {"],
    ],
    test: SECOND,
    name: "V7: after five wrong codes",
  },
  {
    threat: "V9",
    planted: "a session that nobody uses never ends",
    edits: [[SESSIONS, "    gt(sessions.expiresAt, at),\n    gt(idleEnd, at),\n", "    gt(sessions.expiresAt, at),\n"]],
    test: "tests/doors/accounts.test.ts",
    name: "a session unused for longer than the person's timeout",
  },
  {
    threat: "V9",
    planted: "a session that is used lives for ever",
    edits: [[SESSIONS, "    gt(sessions.expiresAt, at),\n    gt(idleEnd, at),\n", "    gt(idleEnd, at),\n"]],
    test: "tests/doors/accounts.test.ts",
    name: "a session lasts thirty days",
  },
  {
    threat: "V14",
    planted: "an account with the address a provider names is taken over",
    edits: [
      [
        ENTRY,
        '  if (!user) return { ok: false, reason: "oauth.knownAddress" } as const;',
        "  if (!user) return (await tx.select().from(users).where(eq(users.email, email.data)))[0]!;",
      ],
      [ENTRY, "import { db, type Transaction }", 'import { eq } from "drizzle-orm";\nimport { db, type Transaction }'],
    ],
    test: IDENTITIES,
    name: "V14: an address that has an account here",
  },
  {
    threat: "V14",
    planted: "an address that the provider has not confirmed is believed",
    edits: [[ENTRY, "if (!email.success || !isEmailVerified)", "if (!email.success)"]],
    test: IDENTITIES,
    name: "V14: an address that the provider has not confirmed",
  },
  {
    threat: "V14",
    planted: "whatever state comes back from a provider is taken for ours",
    edits: [
      [
        "app/features/accounts/oauth/provider-client.server.ts",
        "    expectedState: state,",
        '    expectedState: new URLSearchParams(search).get("state") ?? state,',
      ],
    ],
    test: IDENTITIES,
    name: "V14: a foreign state",
  },
  {
    threat: "V7",
    planted: "a passkey's challenge works as often as it is sent",
    edits: [
      [
        "app/features/accounts/passkeys/ceremonies.server.ts",
        "    .delete(passkeyChallenges)\n    .where(and(eq(passkeyChallenges.tokenHash, tokenHash(token)), whose, gt(passkeyChallenges.expiresAt, at)))\n    .returning();",
        "    .select()\n    .from(passkeyChallenges)\n    .where(and(eq(passkeyChallenges.tokenHash, tokenHash(token)), whose, gt(passkeyChallenges.expiresAt, at)));",
      ],
      [PASSKEY_ENTRY, "counter: passkey.counter },", "counter: -1 },"],
      [PASSKEY_ENTRY, ", eq(passkeys.counter, passkey.counter)", ""],
    ],
    test: PASSKEYS,
    name: "an answer that was sent once",
  },
  {
    threat: "V7",
    planted: "a passkey answers to whatever origin the browser was at",
    edits: [
      [
        PASSKEY_ENTRY,
        "expectedOrigin: site.origin,",
        'expectedOrigin: [site.origin, "https://evil.example", "http://app.localhost:3000"],',
      ],
    ],
    test: PASSKEYS,
    name: "an answer from another origin",
  },
  {
    threat: "V7",
    planted: "a passkey signs whatever challenge it likes",
    edits: [[PASSKEY_ENTRY, "expectedChallenge: ceremony.challenge,", "expectedChallenge: () => true,"]],
    test: PASSKEYS,
    name: "an answer to a challenge of its own",
  },
  {
    threat: "V7",
    planted: "a device that did not verify its person stands for both factors",
    edits: [[PASSKEY_ENTRY, "requireUserVerification: true,", "requireUserVerification: false,"]],
    test: PASSKEYS,
    name: "an answer without the person verified",
  },
  {
    threat: "V7",
    planted: "a copied key, whose counter stands still, signs in",
    edits: [[PASSKEY_ENTRY, "counter: passkey.counter },", "counter: 0 },"]],
    test: PASSKEYS,
    name: "a counter that has not grown",
  },
  {
    threat: "V38",
    planted: "opening the link of a mail confirms",
    edits: [
      [
        "app/routes/auth/confirm.tsx",
        "export async function action(",
        'export const middleware = [\n  async ({ request, context }: Route.LoaderArgs) => {\n    if (request.method === "GET") await confirmByLink(linkTokenOf(request), { device: deviceOf(request, context), signUpId: readWaitingSignUp(request)?.signUpId ?? null }, now());\n  },\n];\n\nexport async function action(',
      ],
    ],
    test: "tests/doors/accounts.test.ts",
    name: "looking at a confirmation link changes nothing",
  },
  {
    threat: "V38",
    planted: "opening the link of an address change confirms it",
    edits: [
      [
        "app/routes/auth/change-email.tsx",
        "  const change = await findEmailChange(",
        "  await confirmEmailChange(linkTokenOf(request), now());\n  const change = await findEmailChange(",
      ],
    ],
    test: "tests/doors/account-changes.test.ts",
    name: "an address is changed once its link was pressed",
  },
  {
    threat: "V38",
    planted: "opening 'this wasn't me' signs everybody out",
    edits: [
      [
        "app/routes/auth/not-me.tsx",
        "  const isOpen = await isLinkOpen(",
        "  await reportSignIn(token, now());\n  const isOpen = await isLinkOpen(",
      ],
    ],
    test: SECOND,
    name: "a new device is mailed about",
  },
  {
    threat: "V9",
    planted: "every session outlives the browser, remembered or not",
    edits: [["app/middleware/session-cookie.ts", "${rememberMe ?", "${rememberMe || token ?"]],
    test: "tests/doors/accounts.test.ts",
    name: "the session is an HttpOnly, SameSite cookie that outlives the browser only with Remember me",
  },
];
