import { useTranslations } from "use-intl";
import { Panel } from "#app/features/profiles/panel";
import { RefreshEvery } from "#app/ui/connection/refresh-every";
import { TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import type { FieldErrors } from "#app/ui/text/message-key";
import { MAX_FEEDS } from "../limits";
import { FeedLine } from "./feed-line";
import type { ListedFeed } from "./listed-feed";

interface BusyFeedsPanelProps {
  feeds: readonly ListedFeed[];
  /** When the page was rendered. */
  at: Date;
  errors?: FieldErrors;
  entered?: string;
}

const LOOK_EVERY_SECONDS = 2;

/** The external calendars that mark an advisor as busy, the result of the last reading, and the form to add one. */
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
      {feeds.length < MAX_FEEDS && (
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
