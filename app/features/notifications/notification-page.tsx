import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Badge } from "#app/ui/badge";
import { ButtonLink } from "#app/ui/button";
import { classes } from "#app/ui/classes";
import { useLiveChanges } from "#app/ui/connection/live-changes";
import { EmptyState } from "#app/ui/empty-state";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { Icon, type IconName } from "#app/ui/icon";
import { Page } from "#app/ui/page";
import { useFormat } from "#app/ui/text/format";
import type { NotificationKind, NotificationList, ShownNotification } from "./kinds";
import { useNotificationText } from "./notification-text";

/** All of a person's notifications, newest first. Each is opened by a form, because opening marks it as read. `at` is when the page was rendered. */
export function NotificationPage({ list: { notifications, page, hasMore, unread }, at }: { list: NotificationList; at: Date }) {
  const t = useTranslations("notifications");
  useLiveChanges();
  const toPreferences = (
    <Link to="/profile/preferences#notifications" className="text-link inline-flex min-h-11 items-center">
      {t("preferences")}
    </Link>
  );
  if (notifications.length === 0 && page === 1)
    return (
      <Page title={t("title")} width="text">
        <EmptyState title={t("emptyTitle")} text={t("emptyText")}>
          <ButtonLink to="/find-advisor">{t("emptyAction")}</ButtonLink>
          {toPreferences}
        </EmptyState>
      </Page>
    );
  return (
    <Page title={t("title")} intro={t("intro")} width="text">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        {toPreferences}
        {unread > 0 && (
          <PostForm action="/notifications" preventScrollReset>
            <SubmitButton variant="secondary" size="small" name="intent" value="read-all">
              {t("markAll")}
            </SubmitButton>
          </PostForm>
        )}
      </div>
      <ul aria-label={t("list")} className="divide-y divide-line border-y border-line">
        {notifications.map((notification) => (
          <NotificationLine key={notification.id} notification={notification} at={at} />
        ))}
      </ul>
      {(page > 1 || hasMore) && (
        <p className="mt-6 flex gap-3">
          {page > 1 && (
            <ButtonLink to={page === 2 ? "/notifications" : `/notifications?page=${page - 1}`} variant="secondary" size="small">
              {t("newer")}
            </ButtonLink>
          )}
          {hasMore && (
            <ButtonLink to={`/notifications?page=${page + 1}`} variant="secondary" size="small">
              {t("older")}
            </ButtonLink>
          )}
        </p>
      )}
    </Page>
  );
}

const ICONS: Record<NotificationKind, IconName> = {
  consultation_requested: "calendar",
  consultation_answered: "check",
  consultation_countered: "refresh",
  consultation_rescheduled: "refresh",
  consultation_cancelled: "close",
  consultation_reminder: "clock",
  consultation_completed: "check",
  consultation_reviewed: "star",
  message: "chat",
  application_decided: "briefcase",
  category_answered: "megaphone",
  report_answered: "shield",
  payment_update: "card",
  payment_marked: "card",
  admin_waiting: "briefcase",
  payout_made: "card",
  payout_destination: "shield",
  meeting_link: "shield",
  terms_changed: "document",
  account_change: "shield",
  site_changed: "shield",
  admin_role: "shield",
  new_device: "shield",
};

/** A declined request has no check mark. */
const iconOf = ({ kind, details }: ShownNotification): IconName => (details.answer === "declined" ? "close" : ICONS[kind]);

function NotificationLine({ notification, at }: { notification: ShownNotification; at: Date }) {
  const t = useTranslations("notifications");
  const { relative } = useFormat();
  const text = useNotificationText()(notification);
  const { id, isRead, createdAt } = notification;
  return (
    <li className="relative grid grid-cols-[auto_1fr_auto] items-center gap-x-4 py-4 hover:bg-wash sm:px-4">
      <Icon name={iconOf(notification)} className={classes("mt-1 self-start text-lg", isRead ? "text-soft" : "text-sage-ink")} />
      <PostForm action="/notifications" className={classes("min-w-0", isRead ? "col-span-2" : "max-sm:col-span-2")}>
        <input type="hidden" name="id" value={id} />
        <button
          type="submit"
          name="intent"
          value="open"
          className={classes("card-cover cursor-pointer text-left break-words", !isRead && "font-semibold")}
        >
          <bdi>{text}</bdi>
        </button>
      </PostForm>
      {!isRead && (
        <div className="relative col-start-3 flex items-center gap-2 max-sm:row-start-2 sm:row-span-2">
          <Badge tone="sage">{t("new")}</Badge>
          <PostForm action="/notifications" preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <SubmitButton variant="quiet" size="small" name="intent" value="read" aria-label={t("markOneLabel", { text })}>
              <Icon name="check" />
              <span className="sr-only sm:not-sr-only">{t("markOne")}</span>
            </SubmitButton>
          </PostForm>
        </div>
      )}
      <p className="col-start-2 row-start-2 text-sm text-soft">
        <time dateTime={createdAt.toISOString()}>{relative(createdAt, at)}</time>
      </p>
    </li>
  );
}
