import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { useDatabase } from "../../../../tests/support/database";
import { attestationOf, FORGED_ATTESTATION, FORGED_CHALLENGE, forgedPasskey } from "../../../../tests/support/forged-passkey";
import { aClient } from "../../../../tests/support/people";
import { useSettings } from "../../../../tests/support/settings";
import { isSelfAttested } from "./attestation.server";
import { beginCeremony } from "./ceremonies.server";
import { finishPasskey } from "./passkeys.server";

useDatabase();
useSettings({ BASE_URL: "http://localhost:3000" });

const AT = new Date("2026-12-01T09:00:00Z");
const CERTIFICATES = [new Uint8Array([1, 2, 3])];
const SIGNED: [string, unknown][] = [
  ["alg", -7],
  ["sig", new Uint8Array(70)],
];

afterEach(() => vi.unstubAllGlobals());

test("a device vouches for nothing but its key: without a word, or with the key's own signature", async () => {
  expect(await isSelfAttested(attestationOf("none", []))).toBe(true);
  expect(await isSelfAttested(attestationOf("packed", SIGNED))).toBe(true);
});

test.each([
  "packed",
  "none",
  "android-key",
  "android-safetynet",
  "tpm",
  "fido-u2f",
  "apple",
  "",
])("certificates of its sender's own in the format '%s' are not looked at", async (format) => {
  expect(await isSelfAttested(attestationOf(format, [...SIGNED, ["x5c", CERTIFICATES]]))).toBe(false);
});

test("nor is whatever is no such statement", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
      expect(await isSelfAttested(Buffer.from(bytes).toString("base64url"))).toBe(false);
    }),
  );
});

test("a forged passkey is refused before anybody asks the address that stands in it", async () => {
  const asked = vi.fn(() => Promise.reject(new Error("nobody is there")));
  vi.stubGlobal("fetch", asked);
  const viewer = await aClient();
  const token = await beginCeremony({ challenge: FORGED_CHALLENGE, userId: viewer.userId }, AT);
  expect(await finishPasskey(viewer, { token, answer: forgedPasskey(), name: "Phone" }, AT)).toEqual({
    ok: false,
    reason: "passkeys.refused",
  });
  expect(asked).not.toHaveBeenCalled();
  expect(await isSelfAttested(FORGED_ATTESTATION)).toBe(false);
});
