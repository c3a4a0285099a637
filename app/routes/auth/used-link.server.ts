import { findUsedLink } from "#app/features/accounts/email-links.server";
import { requestOfLink } from "#app/features/booking/hour/asked-hour.server";
import { authAddress } from "./auth-address";

/** Of a confirmation link that is followed again, where it leads on: the request that was made by it, where it was to lead, or one's own profile. */
export async function whatCameOf(token: string, isSignedIn: boolean) {
  const link = await findUsedLink(token, "confirm_email");
  if (!link) return null;
  const asked = await requestOfLink(link);
  const next = asked ? `/consultations/${asked}` : (link.returnTo ?? "/profile");
  return { isSignedIn, hasAsked: asked !== null, to: isSignedIn ? next : authAddress({ next }) };
}
