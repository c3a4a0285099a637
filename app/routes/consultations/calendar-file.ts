import { ownCalendarFile } from "#app/features/booking/notify/own-calendar-file.server";
import { requireViewer } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import { endedAs } from "#app/platform/http/ended-as";
import type { Route } from "./+types/calendar-file";

const NAME = /^([\da-f-]{36})\.ics$/;

/** Downloads a calendar file of one of the viewer's own consultations. */
export async function loader({ request, context, params: { file } }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const id = NAME.exec(file)?.[1];
  const content = id ? await ownCalendarFile(viewer, id, now()) : null;
  if (content === null) throw endedAs(404);
  return new Response(content, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="invite.ics"',
      "cache-control": "private, no-store",
    },
  });
}
