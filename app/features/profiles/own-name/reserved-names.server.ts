import type { Viewer } from "#app/features/accounts/viewer";
import { siteName } from "#app/platform/brand/current-brand.server";
import { looksLikeSite, soundsLikeSite } from "#app/platform/brand/look-alikes";

type NameField = "firstName" | "lastName" | "displayName" | "companyName";
/** Fields shown next to a name. */
type WorkField = "jobTitle" | "industry";

/**
 * Returns the changed names or adjacent fields of a non-admin that could be mistaken for the site or its team, with an error message each.
 * Checks each name alone and the first together with the last.
 */
export function reservedNames(
  { isAdmin }: Pick<Viewer, "isAdmin">,
  names: Partial<Record<NameField | WorkField, string>>,
  changed: Partial<Record<string, unknown>> = names,
): Record<string, "profiles.nameReserved"> {
  if (isAdmin) return {};
  const { firstName = "", lastName = "", displayName = "", companyName = "", jobTitle = "", industry = "" } = names;
  const looked: [NameField, string][] = [
    ["firstName", firstName],
    [lastName && "lastName" in changed ? "lastName" : "firstName", `${firstName} ${lastName}`],
    ["displayName", displayName],
    ["companyName", companyName],
  ];
  const work = { jobTitle, industry };
  const reserved = [
    ...looked.filter(([, name]) => looksLikeSite(name, siteName())),
    ...Object.entries(work).filter(([, text]) => soundsLikeSite(text, siteName())),
  ].filter(([field]) => field in changed);
  return Object.fromEntries(reserved.map(([field]) => [field, "profiles.nameReserved"]));
}

/** Returns whether a non-admin's name could be mistaken so. */
export const isReservedName = ({ isAdmin }: Pick<Viewer, "isAdmin">, name: string) => !isAdmin && looksLikeSite(name, siteName());
