import { NavLink } from "react-router";
import { useTranslations } from "use-intl";
import { Icon } from "#app/ui/icon";
import type { OwnCounts } from "../frame-data";

/** Messages and notifications, with unread counts. */
export function InboxLinks({ counts: { messages, notifications } }: { counts: OwnCounts }) {
  const t = useTranslations("notifications");
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

const MAX_SHOWN = 99;

function Count({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="inbox-count" aria-hidden="true">
      {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
    </span>
  );
}
