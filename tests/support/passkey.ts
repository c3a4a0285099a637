import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** What a test corrupts, to see it rejected. */
export interface Bent {
  origin?: string;
  rpId?: string;
  challenge?: string;
  counter?: number;
  userHandle?: string;
  isVerified?: boolean;
}

interface Options {
  challenge: string;
  rp?: { id?: string };
  rpId?: string;
  user?: { id: string };
}

/** A software authenticator: a device with one key, which signs what a site requests. */
export class SoftwareAuthenticator {
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  readonly id = randomBytes(16);
  counter = 0;
  #userHandle = "";

  constructor(private readonly origin: string) {}

  /** Registers the key with a site: returns the response to its options. */
  register({ challenge, rp, user }: Options, bent: Bent = {}) {
    this.#userHandle = user?.id ?? "";
    const { x, y } = this.#keys.publicKey.export({ format: "jwk" });
    const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytesOf(x ?? "")],
      [-3, bytesOf(y ?? "")],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, isoCBOR.encode(key)]);
    const authData = Buffer.concat([this.#head(bent.rpId ?? rp?.id ?? "", HAS_KEY, bent), credential]);
    const attestation = new Map<string, unknown>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", new Uint8Array(authData)],
    ]);
    return this.#answer({
      clientDataJSON: this.#client("webauthn.create", challenge, bent).toString("base64url"),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString("base64url"),
      transports: ["internal"],
    });
  }

  /** Signs in: returns the response to a site's options. */
  sign({ challenge, rpId }: Options, bent: Bent = {}) {
    this.counter += 1;
    const authenticatorData = this.#head(bent.rpId ?? rpId ?? "", 0, bent);
    const client = this.#client("webauthn.get", challenge, bent);
    const signature = sign(
      "sha256",
      Buffer.concat([authenticatorData, createHash("sha256").update(client).digest()]),
      this.#keys.privateKey,
    );
    return this.#answer({
      clientDataJSON: client.toString("base64url"),
      authenticatorData: authenticatorData.toString("base64url"),
      signature: signature.toString("base64url"),
      userHandle: bent.userHandle ?? this.#userHandle,
    });
  }

  #head(rpId: string, flags: number, { isVerified = true, counter = this.counter }: Bent) {
    const head = Buffer.alloc(5);
    head[0] = flags | USER_PRESENT | (isVerified ? USER_VERIFIED : 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([createHash("sha256").update(rpId).digest(), head]);
  }

  #client(type: string, challenge: string, bent: Bent) {
    return Buffer.from(
      JSON.stringify({ type, challenge: bent.challenge ?? challenge, origin: bent.origin ?? this.origin, crossOrigin: false }),
    );
  }

  #answer(response: object) {
    const id = this.id.toString("base64url");
    return JSON.stringify({ id, rawId: id, type: "public-key", clientExtensionResults: {}, response });
  }
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
