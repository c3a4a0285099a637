// Loaded as one, and in this order: the helpers lack what the whole brings along.
export {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
export { decodeAttestationObject, isoBase64URL } from "@simplewebauthn/server/helpers";
