// Loaded before anything else in every worker of the tests, and in their threads: a password is hashed, and held against a hash, with less memory
// and one pass, since thousands are and each would take 30 ms of a core. The test that holds the real cost asks with this password.
const argon2 = require("@node-rs/argon2");

const AT_FULL_COST = "full-cost-horse-7";
const CHEAP = { memoryCost: 64, timeCost: 1 };
const { hashSync, verifySync } = argon2;

const hasFullCost = (password) => password.toLowerCase() === AT_FULL_COST;
argon2.hashSync = (password, cost) => hashSync(password, hasFullCost(password) ? cost : { ...cost, ...CHEAP });

/** Of a password that nobody has. */
const NOBODYS = hashSync(require("node:crypto").randomUUID(), CHEAP);
// At full cost there is that password's hash and the one that stands in where there is no account: whatever else is held against one is not the one.
argon2.verifySync = (kept, password) => verifySync(kept.includes("$m=19456,") && !hasFullCost(password) ? NOBODYS : kept, password);
