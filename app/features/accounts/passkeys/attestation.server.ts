/**
 * Returns whether a device attests only its own key. The site asks for no more, and anything else is the sender's choice: the library would
 * fetch every URL named in a certificate, whoever signed it.
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
