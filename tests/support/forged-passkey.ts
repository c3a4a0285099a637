import { isoCBOR } from "@simplewebauthn/server/helpers";

/** The challenge this passkey answers. */
export const FORGED_CHALLENGE = Buffer.alloc(32, 7).toString("base64url");

const CLIENT =
  "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoiQndjSEJ3Y0hCd2NIQndjSEJ3Y0hCd2NIQndjSEJ3Y0hCd2NIQndjSEJ3YyIsIm9yaWdp" +
  "biI6Imh0dHA6Ly9sb2NhbGhvc3Q6MzAwMCIsImNyb3NzT3JpZ2luIjpmYWxzZX0";

/** Of the kind Android phones create, under a root made up by its sender, with a certificate whose revocation check points to 127.0.0.1:9. */
export const FORGED_ATTESTATION =
  "o2NmbXRrYW5kcm9pZC1rZXlnYXR0U3RtdKNjYWxnJmNzaWdYRou-_04OcitFcd68ZG-zvt1JaPcC5u3nwrOUE-4a7gHbmcuzwNY08O1T9JWIN18_jcD4X9Qu" +
  "rwKXCZGthlnfrrSNI-Xe9vVjeDVjglkBjDCCAYgwggEuoAMCAQICAQIwCgYIKoZIzj0EAwIwEzERMA8GA1UEAxMIb3duIHJvb3QwIBcNMjYwMTAxMDAwMDAw" +
  "WhgPMjA3NjAxMDEwMDAwMDBaMA8xDTALBgNVBAMTBGxlYWYwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQql9-jqycX_QSmPjRQVi_Ol392UKGJTKEC1_PZ" +
  "XIyPgNcP0oziz1FPgBVK3jJNzswRq_BcEzrytBmSwfjdWHqro3UwczArBgNVHR8EJDAiMCCgHqAchhpodHRwOi8vMTI3LjAuMC4xOjkvcmV2b2tlZDBEBgor" +
  "BgEEAdZ5AgERBDYwNAIBAwoBAQIBAwoBAQQgeFspcq3f3TzRYiafP66QD8VeDN3ijA3t-TqnGQMhgsUEADAAMAAwCgYIKoZIzj0EAwIDSAAwRQIgCVwTgQTV" +
  "Il0ELxBCUujMoO_TQ93vAe6R09WWDbRm_r0CIQDqt94Ob3sUC6NRJQy79sdb1oMwIYnK75IXohROFcN-h1kBHDCCARgwgb-gAwIBAgIBATAKBggqhkjOPQQD" +
  "AjATMREwDwYDVQQDEwhvd24gcm9vdDAgFw0yNjAxMDEwMDAwMDBaGA8yMDc2MDEwMTAwMDAwMFowEzERMA8GA1UEAxMIb3duIHJvb3QwWTATBgcqhkjOPQIB" +
  "BggqhkjOPQMBBwNCAATDA_qWRYjuzcfv_CftUi46pZ4HDxj7upuE8c3uxrkFE4bmMWkA0MK9iA-dzY_rXEQotnEHarTxr06I1ehUYZxMowIwADAKBggqhkjO" +
  "PQQDAgNIADBFAiBgplFBmfZqrDCTub5BP1JsbqPJxeub1bTYyFsWb30jWwIhAIOWdmp2ekSRtD-Q_8FaKUwLL0sveffQKKStf__iLbpiaGF1dGhEYXRhWJRJ" +
  "lg3liA6MaHQ0Fw9kdmBbj-SuuaKGMseZXPO6gx2XY0UAAAAAAAAAAAAAAAAAAAAAAAAAAAAQ2EJJ4-hiTHxW5sIrcbh6UaUBAgMmIAEhWCAql9-jqycX_QSm" +
  "PjRQVi_Ol392UKGJTKEC1_PZXIyPgCJYINcP0oziz1FPgBVK3jJNzswRq_BcEzrytBmSwfjdWHqr";

/** A new passkey with an attestation that covers more than its key. */
export const forgedPasskey = () => ({
  id: "2EJJ4-hiTHxW5sIrcbh6UQ",
  rawId: "2EJJ4-hiTHxW5sIrcbh6UQ",
  type: "public-key" as const,
  clientExtensionResults: {},
  response: { clientDataJSON: CLIENT, attestationObject: FORGED_ATTESTATION, transports: ["internal"] },
});

/** What a device says about its key, in a format and with a statement. */
export const attestationOf = (format: string, statement: [string, unknown][]) =>
  Buffer.from(
    isoCBOR.encode(
      new Map<string, unknown>([
        ["fmt", format],
        ["attStmt", new Map(statement)],
        ["authData", new Uint8Array(37)],
      ]) as never,
    ),
  ).toString("base64url");
