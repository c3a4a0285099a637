// Imported together and in this order: the helpers depend on what the main module loads.
export {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
export { decodeAttestationObject, isoBase64URL } from "@simplewebauthn/server/helpers";
