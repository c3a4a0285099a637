import type { Viewer } from "#app/features/accounts/viewer";
import { siteName } from "#app/platform/brand/current-brand.server";
import { looksLikeSite, soundsLikeSite } from "#app/platform/brand/look-alikes";

type NameField = "firstName" | "lastName" | "displayName" | "companyName";
/** What stands beside a name wherever it is shown. */
type WorkField = "jobTitle" | "industry";

/**
 * Which of the changed names of somebody, who is no admin, or of what stands beside them, could be taken for the site itself or for those who run it, each name
 * alone and the first with the last: their fields, with the message.
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

/** Whether a name that somebody says, who is no admin, could be taken so. */
export const isReservedName = ({ isAdmin }: Pick<Viewer, "isAdmin">, name: string) => !isAdmin && looksLikeSite(name, siteName());
