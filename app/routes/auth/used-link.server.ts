import { findUsedLink } from "#app/features/accounts/email-links.server";
import { requestOfLink } from "#app/features/booking/hour/request-of-link.server";
import { authAddress } from "./auth-address";

/** Returns where a used confirmation link leads: to the request it made, to its return path, or to the profile. */
export async function usedLinkTarget(token: string, isSignedIn: boolean) {
  const link = await findUsedLink(token, "confirm_email");
  if (!link) return null;
  const asked = await requestOfLink(link);
  const next = asked ? `/consultations/${asked.id}` : (link.returnTo ?? "/profile");
  return { isSignedIn, hasAsked: asked !== null, to: isSignedIn ? next : authAddress({ next }) };
}
