import { expect, test } from "vitest";
import { currentPatience, waitingForDatabase } from "./patience.server";

const AWAY = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
const FULL = Object.assign(new Error("too many connections"), { code: "53300" });

/** Fails as often with each error, and then gives a connection. */
function opening(errors: Error[]) {
  let tries = 0;
  const connect = async () => {
    const error = errors[tries++];
    if (error) throw error;
    return "a connection";
  };
  return { connect, tries: () => tries };
}

test("who writes waits for a database that comes back, and asks it nothing twice", async () => {
  const { connect, tries } = opening([AWAY, AWAY]);
  expect(await waitingForDatabase(5000, () => currentPatience()!(connect))).toBe("a connection");
  expect(tries()).toBe(3);
});

test("when the time is over it is told what is wrong, and a full database at once", async () => {
  await expect(waitingForDatabase(150, () => currentPatience()!(opening(Array(100).fill(AWAY)).connect))).rejects.toBe(AWAY);
  const full = opening([FULL]);
  await expect(waitingForDatabase(5000, () => currentPatience()!(full.connect))).rejects.toBe(FULL);
  expect(full.tries()).toBe(1);
});

test("who only looks does not wait", () => {
  expect(currentPatience()).toBeUndefined();
});
