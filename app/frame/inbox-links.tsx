import { useEffect, useRef, useState } from "react";
import { NavLink, useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { Icon } from "#app/ui/icon";
import { useLiveEnd, useLiveTold } from "#app/ui/live-changes";
import { useRefresh } from "#app/ui/refresh";
import type { Unread } from "./frame-data";
import { isSomethingUnsaved } from "./unsaved";

/** Messages and notifications with what is unread of each, kept true while the page is open. */
export function InboxLinks({ unread }: { unread: Unread }) {
  const t = useTranslations("notifications");
  const { messages, notices } = useUnread(unread);
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
        aria-label={notices ? t("bellUnread", { count: notices }) : t("bell")}
      >
        <Icon name="bell" />
        <Count count={notices} />
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

/** What the page came with, until something is told to have changed: then what the server says. */
function useUnread(given: Unread): Unread {
  const { data, load, state } = useFetcher<Unread | null>({ key: "unread" });
  const [told, setTold] = useState(0);
  const asked = useRef(0);
  useLiveTold(true, () => setTold((times) => times + 1));
  // However often it is told meanwhile, one question is under way at a time.
  useEffect(() => {
    if (state !== "idle" || asked.current === told) return;
    asked.current = told;
    void load("/notifications/unread");
  }, [told, state, load]);
  return data ?? given;
}
