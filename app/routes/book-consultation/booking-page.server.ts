import type { Viewer } from "#app/features/accounts/viewer";
import { isUrgency } from "#app/features/booking/pricing";
import type { BookingPageProps } from "#app/features/booking/request/booking-page";
import { findRequestedAdvisor } from "#app/features/booking/request/requested-advisor.server";
import { earliestWallText, wallText } from "#app/features/booking/request/start-time";
import { listTopics } from "#app/features/matching/topic-list.server";
import { currentRules } from "#app/features/rules/current-rules";
import { isOffered } from "#app/features/schedule/durations";
import { isTimeZone } from "#app/features/schedule/time-zones";
import { now } from "#app/platform/clock.server";
import { describeError, log } from "#app/platform/log/log.server";

/** An ISO instant with a four-digit year; others are outside the supported range. */
const ISO_TIME = /^[1-9]\d{3}-\d\d-\d\dT/;

/** Loads everything on /book-consultation except the result, with the parameters ?advisor=slug&topic=&time=&minutes=&urgency=. */
export async function readBookingPage(viewer: Viewer | null, { searchParams }: URL): Promise<BookingPageProps> {
  const asked = (name: string) => searchParams.get(name)?.slice(0, 120).replaceAll("\u0000", "") ?? "";
  const topics = await listTopics().catch((error) => {
    log("error", "topics not read", describeError(error));
    return null;
  });
  const leading = asked("advisor") ? await findRequestedAdvisor(asked("advisor")) : null;
  const zone = viewer?.timeZone ?? "";
  const saidZone = isTimeZone(asked("zone")) ? asked("zone") : "";
  const time = new Date(ISO_TIME.test(asked("time")) ? asked("time") : Number.NaN);
  const minutes = Number(asked("minutes") || asked("duration"));
  const urgency = asked("urgency");
  return {
    topics: (topics ?? []).map(({ name, category }) => ({ name, category })),
    isWithoutTopics: topics === null,
    zone,
    earliest: zone ? earliestWallText(now(), zone) : null,
    requested: {
      requested_topic: topics?.find(({ name, slug }) => [name, slug].includes(asked("topic")))?.name ?? leading?.topicName ?? "",
      // An instant from the address needs a known time zone to be displayed; otherwise UTC is used and named.
      ...(!Number.isNaN(time.getTime()) && {
        requested_time: wallText(time, zone || saidZone || "UTC"),
        ...(!zone && { time_zone: saidZone || "UTC" }),
      }),
      ...(isOffered(minutes, currentRules()) && { duration_minutes: String(minutes) }),
      ...(isUrgency(urgency) && { urgency }),
    },
    leading: leading && { slug: leading.slug, name: leading.name },
    isSignedIn: viewer !== null,
  };
}
