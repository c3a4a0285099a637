import { useTranslations } from "use-intl";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { Icon } from "#app/ui/icon";
import { Spinner } from "#app/ui/spinner";
import { useFormat } from "#app/ui/text/format";
import { useMessage } from "#app/ui/text/message-key";
import type { ListedFeed } from "./listed-feed";

/** One calendar: the result of its last reading, with buttons to read it again and to remove it. */
export function FeedLine({ feed, at }: { feed: ListedFeed; at: Date }) {
  const t = useTranslations("calendar");
  const { id, host, isWaiting } = feed;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0">
        <p className="font-semibold break-words">{host}</p>
        <FeedState feed={feed} at={at} />
      </div>
      <PostForm preventScrollReset className="flex flex-wrap gap-2">
        <input type="hidden" name="feedId" value={id} />
        {!isWaiting && (
          <SubmitButton variant="quiet" size="small" name="intent" value="feed-again" aria-label={t("busyAgainLabel", { host })}>
            {t("busyAgain")}
          </SubmitButton>
        )}
        <SubmitButton variant="quiet" size="small" name="intent" value="feed-remove" aria-label={t("busyRemoveLabel", { host })}>
          {t("busyRemove")}
        </SubmitButton>
      </PostForm>
    </li>
  );
}

/** Result of the last reading, in words. */
function FeedState({ feed: { isWaiting, problem, busyCount, readAt }, at }: { feed: ListedFeed; at: Date }) {
  const t = useTranslations("calendar");
  const message = useMessage();
  const { relative } = useFormat();
  if (isWaiting)
    return (
      <p role="status" className="flex items-center gap-2 text-sm text-soft">
        <Spinner />
        {t("busyWaiting")}
      </p>
    );
  if (problem)
    return (
      <div className="text-sm">
        <p className="flex items-start gap-1.5 text-danger">
          <Icon name="warning" className="mt-0.5 shrink-0" />
          <span>
            <span className="font-semibold">{t("busyFailed")}.</span> {message(problem)}
          </span>
        </p>
        {readAt && <p className="text-soft">{t("busyKept", { when: relative(readAt, at), count: busyCount })}</p>}
      </div>
    );
  return <p className="text-sm text-soft">{t("busyRead", { count: busyCount, when: relative(readAt ?? at, at) })}</p>;
}
