const PREFIX = "/files/";

/** The address of a public file: '/files/avatars/<name>'. */
export const fileAddress = ({ bucket, path }: { bucket: string; path: string }) => `${PREFIX}${bucket}/${path}`;

/** The stored file at such an address; null for any other address. */
export function storedFileAt(address: string | null) {
  const [bucket = "", ...rest] = address?.startsWith(PREFIX) ? address.slice(PREFIX.length).split("/") : [];
  const path = rest.join("/");
  return bucket && path ? { bucket, path } : null;
}
