import { useTranslations } from "use-intl";
import { Panel } from "#app/features/profiles/panel";
import { RefreshEvery } from "#app/ui/connection/refresh-every";
import { TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { Icon } from "#app/ui/icon";
import { Spinner } from "#app/ui/spinner";
import { useFormat } from "#app/ui/text/format";
import { type FieldErrors, useMessage } from "#app/ui/text/message-key";
import { type ListedFeed, MOST_FEEDS } from "./listed-feed";

interface BusyFeedsPanelProps {
  feeds: readonly ListedFeed[];
  /** When the page was made. */
  at: Date;
  errors?: FieldErrors;
  entered?: string;
}

const LOOK_EVERY_SECONDS = 2;

/** The calendars that are read for when an advisor is busy, what came of it, and the form that adds one. */
export function BusyFeedsPanel({ feeds, at, errors, entered }: BusyFeedsPanelProps) {
  const t = useTranslations("calendar");
  return (
    <Panel id="calendars" title={t("busyTitle")} text={t("busyText")}>
      {feeds.length === 0 ? (
        <p className="text-soft">{t("busyNone")}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {feeds.map((feed) => (
            <FeedLine key={feed.id} feed={feed} at={at} />
          ))}
        </ul>
      )}
      {feeds.some(({ isWaiting }) => isWaiting) && <RefreshEvery everySeconds={LOOK_EVERY_SECONDS} />}
      {feeds.length < MOST_FEEDS && (
        <PostForm
          key={feeds.length}
          errors={errors}
          preventScrollReset
          className="mt-6 flex flex-wrap items-end gap-3 has-[.field-error]:items-start"
        >
          <input type="hidden" name="intent" value="feed-add" />
          <TextField
            name="address"
            label={t("busyAddress")}
            hint={t("busyWhere")}
            defaultValue={entered}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="https://"
            className="w-full"
          />
          <SubmitButton variant="secondary" needs={["address"]} busyLabel={t("busyAdding")}>
            {t("busyAdd")}
          </SubmitButton>
        </PostForm>
      )}
    </Panel>
  );
}

function FeedLine({ feed, at }: { feed: ListedFeed; at: Date }) {
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

/** What came of the last reading, in words. */
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
