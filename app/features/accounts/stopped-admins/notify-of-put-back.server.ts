import type { Transaction } from "#app/db/client.server";
import { notify } from "#app/features/notifications/notify.server";
import { adminsOf } from "../admins.server";
import { mailPutBack } from "../warnings/put-back-emails.server";
import { mailRoleChange } from "../warnings/site-change-emails.server";
import { namedPeople } from "./named-people.server";
import type { RolesPutBack } from "./put-roles-back.server";
import type { SettingsBack } from "./put-settings-back.server";

type UndonePart = RolesPutBack & SettingsBack & { adminId: string };

/**
 * Tells those whose roles were put back, and the other admins, one mail each, in the app, too, if there was anything. The owner of the account reads it in the mail
 * of their report, with whoever stays an admin because there would be none; those are not told that they are looked at.
 */
export async function notifyOfPutBack(
  tx: Transaction,
  { adminId, settings, stand, given, taken, suspended, kept }: UndonePart,
  at: Date,
): Promise<void> {
  if (settings.length + stand.length + given.length + taken.length + kept.length === 0) return;
  const people = await namedPeople(tx, [adminId, ...given, ...taken, ...kept]);
  const named = (ids: string[]) => people.filter(({ userId }) => ids.includes(userId));
  const who = named([adminId])[0];
  if (!who) return;
  const id = `put-back-${at.getTime()}`;
  for (const [about, ids] of [
    ["granted", given],
    ["revoked", taken.filter((each) => !suspended.includes(each))],
  ] as const)
    for (const person of named(ids.filter((each) => each !== adminId))) {
      await notify(
        tx,
        { userId: person.userId, kind: "admin_role", subject: id, details: { how: about }, link: "/profile", named: [] },
        at,
      );
      await mailRoleChange(tx, person.email, { id: `${id}-${person.userId}`, about, who, isBack: true });
    }
  const isTold = new Set([adminId, ...given, ...kept]);
  const details = { about: "putBack", name: who.name };
  for (const admin of (await adminsOf(tx)).filter(({ userId }) => !isTold.has(userId))) {
    const notice = { kind: "site_changed", subject: id, details, link: "/admin?view=audit", named: [who.userId] } as const;
    await notify(tx, { userId: admin.userId, ...notice }, at);
    const lists = { given: named(given), taken: named(taken), kept: named(kept) };
    await mailPutBack(tx, admin.email, { id: `${id}-${admin.userId}`, who, settings, stand, ...lists });
  }
}
