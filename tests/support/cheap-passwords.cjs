// Loaded before anything else in every worker of the tests, and in their threads: a password is hashed with less memory and one pass, since
// thousands are and each would take 30 ms of a core. The test that holds the real cost asks with this password.
const argon2 = require("@node-rs/argon2");

const AT_FULL_COST = "Full-cost-horse-7";
const CHEAP = { memoryCost: 64, timeCost: 1 };
const { hashSync } = argon2;

argon2.hashSync = (password, cost) => hashSync(password, password === AT_FULL_COST ? cost : { ...cost, ...CHEAP });
