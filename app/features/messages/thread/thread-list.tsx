import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useNames } from "#app/languages/names";
import { useWrittenLanguage } from "#app/languages/written-language";
import { Avatar } from "#app/ui/avatar";
import { Badge } from "#app/ui/badge";
import { ButtonLink } from "#app/ui/button";
import { classes } from "#app/ui/classes";
import { useLiveChanges } from "#app/ui/connection/live-changes";
import { EmptyState } from "#app/ui/empty-state";
import { Page } from "#app/ui/page";
import { Clock } from "./message-time";
import type { ThreadLine, ThreadList } from "./thread-view";

interface ThreadListPageProps {
  list: ThreadList;
  zone: string;
  isAdvisor: boolean;
}

/** The list of all conversations: the other side, the last line, its time, and the number of unread messages. */
export function ThreadListPage({ list: { threads, page, hasMore }, zone, isAdvisor }: ThreadListPageProps) {
  const t = useTranslations("messages");
  useLiveChanges();
  if (threads.length === 0 && page === 1)
    return (
      <Page title={t("title")} width="text">
        <EmptyState title={t("emptyTitle")} text={isAdvisor ? t("emptyAdvisorText") : t("emptyText")}>
          <ButtonLink to="/find-advisor">{t("findAdvisor")}</ButtonLink>
        </EmptyState>
      </Page>
    );
  return (
    <Page title={t("title")} intro={t("intro")} width="text">
      <ul aria-label={t("threads")} className="divide-y divide-line border-y border-line">
        {threads.map((thread) => (
          <ThreadRow key={thread.id} thread={thread} zone={zone} />
        ))}
      </ul>
      {(page > 1 || hasMore) && (
        <p className="mt-6 flex gap-3">
          {page > 1 && (
            <ButtonLink to={page === 2 ? "/messages" : `/messages?page=${page - 1}`} variant="secondary" size="small">
              {t("newer")}
            </ButtonLink>
          )}
          {hasMore && (
            <ButtonLink to={`/messages?page=${page + 1}`} variant="secondary" size="small">
              {t("older")}
            </ButtonLink>
          )}
        </p>
      )}
    </Page>
  );
}

function ThreadRow({ thread, zone }: { thread: ThreadLine; zone: string }) {
  const written = useWrittenLanguage();
  const t = useTranslations("messages");
  const name = useNames()(thread.name) || t("aClient");
  const isUnread = thread.unread > 0;
  return (
    <li className="relative flex items-start gap-4 px-2 py-4 hover:bg-wash sm:px-4">
      <Avatar name={name} src={thread.avatarUrl} />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="max-w-full truncate text-lg">
            <Link to={`/messages/${thread.id}`} prefetch="intent" className="card-cover">
              <bdi>{name}</bdi>
            </Link>
          </h2>
          <p className="shrink-0 text-sm text-soft">
            <Clock at={thread.lastAt} zone={zone} shows="day" />
          </p>
        </div>
        <div className="mt-0.5 flex items-start justify-between gap-4">
          <p
            {...(!thread.isLastMine && thread.lastText && written(thread.lastText))}
            dir="auto"
            className={classes("line-clamp-2 min-w-0 break-words", isUnread ? "font-semibold" : "text-soft")}
          >
            {thread.isLastMine && thread.lastText ? t("youSaid", { text: thread.lastText }) : thread.lastText || t("removed")}
          </p>
          {isUnread && <Badge tone="sage">{t("unread", { count: thread.unread })}</Badge>}
        </div>
      </div>
    </li>
  );
}
