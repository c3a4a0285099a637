import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { keepSecret } from "./secret.server";

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
