const ACCOUNTS = "app/features/accounts/";
const ENDED_MEANWHILE = `${ACCOUNTS}sessions/ended-meanwhile.server.test.ts`;

/** What an attack by somebody who reads the code found, each as it was. */
export const READING_PLANTS = [
  {
    threat: "V8",
    planted: "a password that was right before it was replaced begins a session after that",
    edits: [[`${ACCOUNTS}sign-in/sign-in.server.ts`, ', eq(users.passwordHash, user.passwordHash ?? ""), isNull(users.suspendedAt)', ""]],
    test: ENDED_MEANWHILE,
    name: "a sign-in whose password is looked at while",
  },
  {
    threat: "V8",
    planted: "what was begun in a session goes on when it has been ended",
    edits: [
      [
        `${ACCOUNTS}sessions/sessions.server.ts`,
        "return (await tx.$count(sessions, and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))) > 0;",
        "return userId !== sessionId;",
      ],
    ],
    test: ENDED_MEANWHILE,
    name: "whose session was ended while they asked",
  },
];
