import { useState } from "react";
import { NavLink } from "react-router";
import { useTranslations } from "use-intl";
import { UNREAD_PATH, useLiveEnd, useLiveEvents } from "#app/ui/connection/live-changes";
import { oneAtATime } from "#app/ui/connection/one-at-a-time";
import { useRefresh } from "#app/ui/connection/refresh";
import { Icon } from "#app/ui/icon";
import type { Unread } from "./frame-data";
import { isSomethingUnsaved } from "./unsaved";

/** Messages and notifications with what is unread of each, kept true while the page is open. */
export function InboxLinks({ unread }: { unread: Unread }) {
  const t = useTranslations("notifications");
  const { messages, notifications } = useUnread(unread);
  const refresh = useRefresh();
  // Asked for anew, the page goes as it goes for the signed-out; but not while somebody writes there what nobody has yet.
  useLiveEnd(() => void (isSomethingUnsaved() || refresh()));
  return (
    <div className="inbox-links">
      <NavLink
        to="/messages"
        prefetch="intent"
        className="inbox-link"
        aria-label={messages ? t("messagesUnread", { count: messages }) : t("messages")}
      >
        <Icon name="chat" />
        <Count count={messages} />
      </NavLink>
      <NavLink
        to="/notifications"
        prefetch="intent"
        className="inbox-link"
        aria-label={notifications ? t("bellUnread", { count: notifications }) : t("bell")}
      >
        <Icon name="bell" />
        <Count count={notifications} />
      </NavLink>
    </div>
  );
}

const MOST_SHOWN = 99;

function Count({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="inbox-count" aria-hidden="true">
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
    </span>
  );
}

interface Heard {
  unread: Unread;
  /** What the page came with by then: what it comes with later is newer. */
  since: Unread;
}

/** What the page came with, until something is told to have changed: then what the server says. */
function useUnread(given: Unread): Unread {
  const [heard, setHeard] = useState<Heard | null>(null);
  const [ask] = useState(() => oneAtATime(findUnread));
  useLiveEvents(true, () => void ask().then((unread) => unread && setHeard({ unread, since: given })));
  return heard?.since === given ? heard.unread : given;
}

/** Asked for beside the router: a count that cannot be had, after signing out or without a connection, takes no page away. */
async function findUnread(): Promise<Unread | null> {
  try {
    const answer = await fetch(UNREAD_PATH, { headers: { accept: "application/json" } });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}
