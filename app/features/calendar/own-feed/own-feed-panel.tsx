import { useTranslations } from "use-intl";
import { Panel } from "#app/features/profiles/panel";
import { CopyButton } from "#app/ui/copy-button";
import { TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { useFormat } from "#app/ui/text/format";

interface OwnFeedPanelProps {
  feed: { since: Date; readAt: Date | null } | null;
  /** The secret URL, shown only on the page right after it was created. */
  address?: string | null;
  /** When the page was rendered. */
  at: Date;
}

/** A person's consultations as a calendar subscription: create, renew and turn off (signed-in-areas.md 2: Linked Platforms, Platforms). */
export function OwnFeedPanel({ feed, address, at }: OwnFeedPanelProps) {
  const t = useTranslations("calendar");
  return (
    <Panel id="own-calendar" title={t("ownTitle")} text={t("ownText")}>
      {address && <FreshAddress address={address} />}
      {!address && (feed ? <FeedState feed={feed} at={at} /> : <p className="text-soft">{t("ownNone")}</p>)}
      <PostForm preventScrollReset className="mt-5 flex flex-wrap items-center gap-3">
        <SubmitButton variant="secondary" name="intent" value="own-feed-renew">
          {feed ? t("ownRenew") : t("ownMake")}
        </SubmitButton>
        {feed && (
          <SubmitButton variant="quiet" name="intent" value="own-feed-end">
            {t("ownEnd")}
          </SubmitButton>
        )}
        {feed && <p className="text-sm text-soft">{t("ownRenewHint")}</p>}
      </PostForm>
    </Panel>
  );
}

function FreshAddress({ address }: { address: string }) {
  const t = useTranslations("calendar");
  return (
    <div role="status" className="rounded border border-line bg-sage-wash px-4 py-4">
      <TextField
        name="own-feed-address"
        key={address}
        label={t("ownAddress")}
        hint={t("ownOnce")}
        defaultValue={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
        spellCheck={false}
      />
      <p className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
        <CopyButton text={address} />
        <a href={address.replace(/^https?:/, "webcal:")} className="text-link inline-flex min-h-11 items-center">
          {t("ownOpen")}
        </a>
      </p>
    </div>
  );
}

function FeedState({ feed: { since, readAt }, at }: { feed: { since: Date; readAt: Date | null }; at: Date }) {
  const t = useTranslations("calendar");
  const { date, relative } = useFormat();
  return (
    <p className="text-soft">
      {t("ownSince", { date: date(since) })} {readAt ? t("ownRead", { when: relative(readAt, at) }) : t("ownNeverRead")}
    </p>
  );
}

/** Extracts the secret URL from the form's answer; null when there is none. */
export const freshAddress = (answer: unknown) =>
  typeof answer === "object" && answer !== null && "address" in answer && typeof answer.address === "string" ? answer.address : null;
