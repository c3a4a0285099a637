const PASSKEY = "app/features/accounts/passkeys/attestation.server.test.ts";
const LED = "tests/doors/led-here.test.ts";
const DELETION = "app/features/accounts/deletion/deletion.server.test.ts";
const TOLD = "app/features/audit/notify-of-change.server.test.ts";
const CONNECTIONS = "app/platform/http/connections.server.test.ts";

const HELD = "app/features/booking/hour/held-price.server.test.ts";
const READ = "app/features/booking/hour/read-hour.server.ts";

/** Defects by which the site, an admin or a library is led somewhere: threat, what is planted, the test, its name, and the edits. */
const ROWS = [
  [
    "V2",
    "an offer of months ago is held by whoever is signed out, and booked",
    HELD,
    "an offer that has ended holds nothing",
    [
      "app/features/booking/hour/offer.server.ts",
      "return isOpen ? new Date(offer.expiresAt) : null;",
      "return new Date(now.getTime() + MINUTE_MS);",
    ],
  ],
  [
    "V2",
    "the price of a held hour is that of every other hour",
    HELD,
    "for its own hour and topic alone",
    [READ, " && each.startsAt.getTime() === asked.startsAt.getTime()", ""],
  ],
  [
    "V2",
    "the price of a held hour is that of every other topic",
    HELD,
    "for its own hour and topic alone",
    [READ, " && each.topicId === topicId", ""],
  ],
  [
    "V2",
    "the price of a held hour is carried on from page to page",
    HELD,
    "no longer than it is held",
    [READ, "(held ?? shown)?.expiresAt", "shown?.expiresAt"],
  ],
  [
    "V2",
    "a quarter of an hour for a yen is free",
    "app/features/booking/pricing.test.ts",
    "nothing is free",
    ["app/features/booking/pricing.ts", "Math.min(hourlyRate, 1)", "0"],
  ],
  [
    "V11",
    "a program asks without an end",
    "tests/doors/limits.test.ts",
    "programs are refused",
    ["app/routes/functions/json-endpoint.server.ts", "if (tooOften !== null)", "if (!viewer)"],
  ],
  [
    "V10",
    "a forged passkey has the server ask the addresses in its certificates",
    PASSKEY,
    "before anybody asks the address",
    ["app/features/accounts/passkeys/passkeys.server.ts", "!(await isSelfAttested(answer.response.attestationObject))", "false"],
  ],
  [
    "V10",
    "certificates in the format 'packed' are looked at",
    PASSKEY,
    "are not looked at",
    ["app/features/accounts/passkeys/attestation.server.ts", 'name === "alg" || name === "sig"', "name.length > 0"],
  ],
  [
    "V10",
    "a library asks whom it likes",
    "app/platform/outgoing.server.test.ts",
    "a library reaches nobody",
    [
      "app/platform/outgoing.server.ts",
      'globalThis.fetch = () => Promise.reject(new Error("nothing goes out but what the site itself asks"));',
      "",
    ],
  ],
  [
    "V3",
    "another site has an admin export everything",
    LED,
    "comes to the page with its button",
    ["app/middleware/same-origin.ts", 'if (site && site !== "same-origin" && site !== "none") throw', "if (!page) throw"],
  ],
  [
    "V3",
    "an admin takes lists along without an end",
    LED,
    "so many files are taken along",
    ["app/routes/admin/limit-exports.server.ts", "if (!taken.ok)", "if (!page)"],
  ],
  [
    "V3",
    "nobody hears that all people were exported as a list",
    TOLD,
    "of each list by itself",
    ["app/features/audit/notified-changes.ts", '  "list.exported": "listed",\n', ""],
  ],
  [
    "V3",
    "each export mails, and buries the one that matters",
    TOLD,
    "others hear once an hour",
    ["app/features/audit/notify-of-change.server.ts", "TOLD_ONCE_AN_HOUR.has(about) &&", "!about &&"],
  ],
  [
    "V4",
    "somebody erased is let in again and listed",
    DELETION,
    "takes no step of an admin's",
    ["app/features/admin/people/change-person.server.ts", " || isNobodysAddress(person.email)", ""],
  ],
  [
    "V4",
    "the address of somebody erased can be signed up with",
    DELETION,
    "takes no step of an admin's",
    ["app/features/accounts/schema.ts", " && !isNobodysAddress(email)", ""],
  ],
  [
    "V10",
    "one network has as many connections as it likes",
    CONNECTIONS,
    "one more connection",
    ["app/platform/http/connections.server.ts", "if (before >= most)", "if (before < 0)"],
  ],
  [
    "V10",
    "a network that had many connections has none again",
    CONNECTIONS,
    "there is room again",
    ["app/platform/http/connections.server.ts", "(open.get(network) ?? 1) - 1", "open.get(network) ?? 1"],
  ],
];

export const LED_PLANTS = ROWS.map(([threat, planted, test, name, ...edits]) => ({ threat, planted, edits, test, name }));
