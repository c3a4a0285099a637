import type { Viewer } from "#app/features/accounts/viewer";
import { consumeAll } from "#app/platform/limits/consume-limit.server";
import { LIMITS } from "#app/platform/limits/limits";
import { LARGE_CERTIFICATE_BYTES } from "./certificate";

export type TooManyCertificates = "certificateTooOften" | "certificateTooManyToday";

/** Counts one more certificate of so many bytes, whatever it turns out to be, or returns why it is one too many. */
export async function countCertificate(
  applicant: Pick<Viewer, "userId" | "address">,
  bytes: number,
  at: Date,
): Promise<TooManyCertificates | null> {
  const large = bytes > LARGE_CERTIFICATE_BYTES ? (["certificate-large"] as const) : [];
  const kinds = ["upload", "certificate-day", ...large] as const;
  const taken = await consumeAll(
    kinds.map((kind) => ({ kind, ...applicant })),
    at,
  );
  if (taken.ok) return null;
  return taken.retryAfterSeconds > LIMITS.upload.minutes * 60 ? "certificateTooManyToday" : "certificateTooOften";
}
