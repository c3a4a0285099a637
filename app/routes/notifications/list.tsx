import { redirect } from "react-router";
import { z } from "zod";
import { pageMeta } from "#app/document/page-meta";
import { NotificationPage } from "#app/features/notifications/notification-page";
import { listNotifications, markAllNotificationsRead, markNotificationRead } from "#app/features/notifications/notifications.server";
import { readForm } from "#app/forms/read.server";
import { refuseForm } from "#app/forms/refuse.server";
import { textsOfPage } from "#app/languages/shown-texts";
import { redirectWithToast } from "#app/middleware/flash";
import { requireUser, requireViewer } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import { endedAs } from "#app/platform/http/ended-as";
import { readPage } from "#app/platform/http/page-number";
import type { Route } from "./+types/list";

export const handle = { hydrate: "load" };

export const middleware = [requireUser];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    matches,
    title: textsOfPage(matches).notifications.title,
    description: textsOfPage(matches).notifications.intro,
    path: "/notifications",
    isHidden: true,
  });

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { userId } = requireViewer(context, request);
  return { list: await listNotifications(userId, readPage(url)), at: now() };
}

const noticeSchema = z.strictObject({ intent: z.enum(["open", "read"]), id: z.uuid() });

/** Opening or marking a notification is a POST: following a link never changes anything. */
export async function action({ request, context }: Route.ActionArgs) {
  const { userId } = requireViewer(context, request);
  const values = await readForm(request, context);
  if (values.intent === "read-all") {
    await markAllNotificationsRead(userId, now());
    return redirectWithToast("/notifications", { text: "notifications.markedAll" });
  }
  const read = noticeSchema.safeParse(values);
  if (!read.success) return refuseForm();
  const link = await markNotificationRead(userId, read.data.id, now());
  if (link === null) throw endedAs(404);
  return redirect(read.data.intent === "open" ? link : "/notifications", 303);
}

export default function Notifications({ loaderData }: Route.ComponentProps) {
  return <NotificationPage {...loaderData} />;
}
