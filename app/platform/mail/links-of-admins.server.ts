import type { Connection } from "#app/db/client.server";
import { now } from "#app/platform/clock.server";
import { formerAddress, siteOrigin } from "#app/platform/origin.server";
import type { RenderedEmail } from "./email-layout.server";
import { isOfAdmins } from "./mail-to-admins.server";

/** What may follow an address in a mail where it ends: the rest of a link, or what closes it. */
const ENDS = new Set(["/", '"', "\n", " ", "<", undefined]);

/**
 * Returns a mail as it goes to its reader: on the day after the address of the site was changed, links to admins lead to the one of before, because whoever
 * had a session may have changed it, or taken it away, and reads what is opened there.
 */
export async function withFormerLinks(connection: Connection, to: string, mail: RenderedEmail): Promise<RenderedEmail> {
  const [former, present] = [formerAddress(now()), siteOrigin()];
  if (!former || !present || former === present || !(await isOfAdmins(connection, to))) return mail;
  const lead = (text: string) => {
    const [start = "", ...rest] = text.split(present);
    return start + rest.map((after) => (ENDS.has(after[0]) ? former : present) + after).join("");
  };
  return { ...mail, text: lead(mail.text), html: lead(mail.html) };
}
