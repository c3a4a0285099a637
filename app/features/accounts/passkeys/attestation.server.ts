/**
 * Whether a device vouches for nothing but its own key. None is asked to do more, and what could come besides is the sender's own: of certificates the
 * library would ask every address that stands in them, whoever has signed them.
 */
export async function isSelfAttested(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await import("./webauthn.server");
  try {
    const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
    const [format, statement] = [decoded.get("fmt"), decoded.get("attStmt")];
    if (format === "none") return statement.size === 0;
    return (
      format === "packed" && [...(statement as unknown as Map<string, unknown>).keys()].every((name) => name === "alg" || name === "sig")
    );
  } catch {
    return false;
  }
}
