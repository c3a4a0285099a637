import { addCertificate, type CertificateRefusal, removeCertificate } from "#app/features/applications/certificates/certificates.server";
import { stepAddress } from "#app/features/applications/wizard/wizard";
import { currentRules } from "#app/features/rules/current-rules";
import { now } from "#app/platform/clock.server";
import { endedAs } from "#app/platform/http/ended-as";
import { go, say } from "./wizard-answers.server";
import type { Asked, Posted } from "./wizard-request.server";

const TOO_MANY: ReadonlySet<CertificateRefusal> = new Set(["certificateTooOften", "certificateTooManyToday"]);

/** Adds or removes a certificate of an application; only when signed in, on the step that asks for them. */
export async function changeCertificates({ viewer, wizard, step }: Asked, { pressed, subject, file }: Posted) {
  if (!viewer || step !== "background" || (pressed === "add-certificate" && currentRules().asks.certificates === "off")) throw endedAs(403);
  if (pressed === "remove-certificate") await removeCertificate(viewer, subject);
  const added = pressed === "add-certificate" ? await addCertificate(viewer, file, now()) : { ok: true as const };
  if (added.ok) return go(stepAddress(wizard, step), {});
  return say({ errors: { certificate: `applications.${added.reason}` } }, TOO_MANY.has(added.reason) ? 429 : 400);
}
