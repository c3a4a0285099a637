import { constants, createHmac, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { moveConfig } from "#app/config.server";
import { setListeningAddress } from "#app/platform/origin.server";
import { readClaims } from "./provider-client.server";

const SECRET = "a-client-secret-that-is-long-enough";
const PROOF = { state: "a-state", nonce: "a-nonce", codeVerifier: "a-verifier-that-is-long-enough-for-everybody" };

const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 });
const stranger = generateKeyPairSync("rsa", { modulusLength: 2048 });
const ec = generateKeyPairSync("ec", { namedCurve: "P-256" });
const ec384 = generateKeyPairSync("ec", { namedCurve: "P-384" });
const ed = generateKeyPairSync("ed25519");

const pss = (key: KeyObject) => ({ key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 });

/** Ways to sign a token; all but the last three use the key that the provider publishes for it. */
const SIGNATURES: Record<string, (said: Buffer) => Buffer> = {
  RS256: (said) => sign("sha256", said, rsa.privateKey),
  PS256: (said) => sign("sha256", said, pss(rsa.privateKey)),
  ES256: (said) => sign("sha256", said, { key: ec.privateKey, dsaEncoding: "ieee-p1363" }),
  EdDSA: (said) => sign(null, said, ed.privateKey),
  RS512: (said) => sign("sha512", said, rsa.privateKey),
  ES384: (said) => sign("sha384", said, { key: ec384.privateKey, dsaEncoding: "ieee-p1363" }),
  HS256: (said) => createHmac("sha256", SECRET).update(said).digest(),
  none: () => Buffer.alloc(0),
};

let server: Server;
let issuer = "";
let token = "";

// A provider that claims to support all of these.
beforeAll(async () => {
  server = createServer((request, response) => {
    const answers: Record<string, unknown> = {
      "/.well-known/openid-configuration": {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        id_token_signing_alg_values_supported: Object.keys(SIGNATURES),
      },
      "/keys": { keys: [rsa, ec, ec384, ed].map(({ publicKey }) => ({ ...publicKey.export({ format: "jwk" }), use: "sig" })) },
      "/token": { access_token: "an-access-token", token_type: "Bearer", id_token: token },
    };
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(answers[request.url ?? ""]));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  setListeningAddress("http://127.0.0.1:3000");
  moveConfig({ ...process.env, GOOGLE_CLIENT_ID: "our-client", GOOGLE_CLIENT_SECRET: SECRET, GOOGLE_ISSUER: issuer });
});
afterAll(async () => {
  moveConfig();
  await new Promise((resolve) => server.close(resolve));
});

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

/** Returns the subject that the site reads from a token, or null. `told` overrides or adds header fields and claims. */
async function subjectOf(
  alg: string,
  signature: (said: Buffer) => Buffer,
  told: { header?: Record<string, unknown>; claims?: Record<string, unknown> } = {},
) {
  const seconds = Math.floor(Date.now() / 1000);
  const claims = {
    iss: issuer,
    sub: "ann",
    aud: "our-client",
    nonce: PROOF.nonce,
    iat: seconds,
    exp: seconds + 60,
    email: "ann@example.com",
    ...told.claims,
  };
  const said = `${encoded({ alg, ...told.header })}.${encoded(claims)}`;
  token = `${said}.${signature(Buffer.from(said)).toString("base64url")}`;
  const back = `?${new URLSearchParams({ code: "a-code", state: PROOF.state, iss: issuer })}`;
  return readClaims("google", back, PROOF).then(
    ({ subject }) => subject,
    () => null,
  );
}

test.each(["RS256", "PS256", "ES256", "EdDSA"])("what a provider has signed with its own key is believed: %s", async (alg) => {
  expect(await subjectOf(alg, SIGNATURES[alg]!)).toBe("ann");
});

test.each([
  "none",
  "HS256",
  "RS512",
  "ES384",
])("any other signature is refused, also of a provider that says it would sign so: %s", async (alg) => {
  expect(await subjectOf(alg, SIGNATURES[alg]!)).toBeNull();
});

test("a signature of somebody else, or none under another name, is refused", async () => {
  expect(await subjectOf("RS256", (said) => sign("sha256", said, stranger.privateKey))).toBeNull();
  for (const alg of ["RS256", "None", "NONE", ""]) expect([alg, await subjectOf(alg, SIGNATURES.none!)]).toEqual([alg, null]);
});

const LONG_AGO = 1_700_000_000;

test.each<[string, Record<string, unknown>]>([
  ["is for another site", { aud: "another-client" }],
  ["is for nobody", { aud: undefined }],
  ["is for several, and was asked for by another", { aud: ["our-client", "another-client"], azp: "another-client" }],
  ["answers another sign-in", { nonce: "another" }],
  ["answers none", { nonce: undefined }],
  ["is of another provider", { iss: "https://accounts.example.com" }],
  ["is over", { iat: LONG_AGO, exp: LONG_AGO + 60 }],
  ["never ends", { exp: undefined }],
  ["is not valid yet", { nbf: 4_000_000_000 }],
  ["says nobody", { sub: undefined }],
  ["says somebody of no name", { sub: "" }],
  ["says somebody who is no text", { sub: { $ne: "" } }],
])("a token that the provider has signed and that %s is refused", async (_, claims) => {
  expect(await subjectOf("RS256", SIGNATURES.RS256!, { claims })).toBeNull();
});

test("a token brings no key of its own, and nothing that one has to understand and does not", async () => {
  const signedByStranger = (said: Buffer) => sign("sha256", said, stranger.privateKey);
  const jwk = stranger.publicKey.export({ format: "jwk" });
  for (const header of [{ jwk }, { jku: `${issuer}/keys`, jwk }, { x5u: `${issuer}/keys` }, { kid: "../../dev/null" }])
    expect(await subjectOf("RS256", signedByStranger, { header })).toBeNull();
  expect(await subjectOf("RS256", SIGNATURES.RS256!, { header: { crit: ["b64"], b64: false } })).toBeNull();
});
