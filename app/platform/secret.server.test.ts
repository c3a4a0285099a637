import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { moveConfig } from "#app/config.server";
import { keepSecret, keyedHash, secret } from "./secret.server";

test("the secret is made once, of 256 bits, for the user alone that runs the site, and is the same at each start", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "sagebridge-secret-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, "data", "secret");
  const made = keepSecret(file);
  expect(Buffer.from(made, "base64url")).toHaveLength(32);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, "utf8")).toBe(made);
  expect(keepSecret(file)).toBe(made);
  expect(keepSecret(path.join(folder, "other", "secret"))).not.toBe(made);
});

test("a secret that the configuration names is the one it names now, whatever was asked with another before", () => {
  onTestFinished(() => moveConfig());
  const named = (SECRET: string) => {
    moveConfig({ ...process.env, SECRET });
    return [secret(), keyedHash("a key").toString("hex")];
  };
  const [first, second] = [named("the first secret, which is long enough"), named("another secret, which is long enough")];
  expect([first[0], second[0]]).toEqual(["the first secret, which is long enough", "another secret, which is long enough"]);
  expect(second[1]).not.toBe(first[1]);
  expect(named("the first secret, which is long enough")).toEqual(first);
});
