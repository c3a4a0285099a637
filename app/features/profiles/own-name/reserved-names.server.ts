import type { Viewer } from "#app/features/accounts/viewer";
import { siteName } from "#app/platform/brand/current-brand.server";
import { looksLikeSite } from "#app/platform/brand/look-alikes";

type NameField = "firstName" | "lastName" | "displayName" | "companyName";

/**
 * Which of the changed names of somebody, who is no admin, could be taken for the site itself or for those who run it, each alone and the first with the
 * last: their fields, with the message.
 */
export function reservedNames(
  { isAdmin }: Pick<Viewer, "isAdmin">,
  names: Partial<Record<NameField, string>>,
  changed: Partial<Record<string, unknown>> = names,
): Record<string, "profiles.nameReserved"> {
  if (isAdmin) return {};
  const { firstName = "", lastName = "", displayName = "", companyName = "" } = names;
  const looked: [NameField, string][] = [
    ["firstName", firstName],
    [lastName && "lastName" in changed ? "lastName" : "firstName", `${firstName} ${lastName}`],
    ["displayName", displayName],
    ["companyName", companyName],
  ];
  const reserved = looked.filter(([field, name]) => field in changed && looksLikeSite(name, siteName()));
  return Object.fromEntries(reserved.map(([field]) => [field, "profiles.nameReserved"]));
}

/** Whether a name that somebody says, who is no admin, could be taken so. */
export const isReservedName = ({ isAdmin }: Pick<Viewer, "isAdmin">, name: string) => !isAdmin && looksLikeSite(name, siteName());
