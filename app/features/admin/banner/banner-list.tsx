import { useTranslations } from "use-intl";
import { legibleGround } from "#app/platform/brand/legible-ground";
import { Badge } from "#app/ui/badge";
import { ButtonLink } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { Icon } from "#app/ui/icon";
import { LocalTime } from "#app/ui/text/format";
import { FailureAlert } from "../alert";
import { RemoveQuestion } from "../remove-question";
import type { BannerAnswer } from "./banner-answer";
import type { BannerState, EditedBanner } from "./banner-state";
import { ToggleButton } from "./toggle-button";

export interface ListedBanner extends EditedBanner {
  state: BannerState;
}

interface BannerListProps {
  banners: readonly ListedBanner[];
  zone: string;
  answer: BannerAnswer | undefined;
}

const STATES = {
  active: { tone: "green", word: "stateActive" },
  scheduled: { tone: "yellow", word: "stateScheduled" },
  over: { tone: "neutral", word: "stateOver" },
  inactive: { tone: "neutral", word: "stateInactive" },
} as const;

/** List of banners, newest first, with their actions. (signed-in-areas.md 2, Banner) */
export function BannerList({ banners, zone, answer }: BannerListProps) {
  const t = useTranslations("admin");
  return (
    <section aria-labelledby="banners">
      <h2 id="banners" className="text-2xl">
        {t("bannersTitle")}
      </h2>
      <p className="mt-1 mb-4 text-soft">{t("bannersText")}</p>
      <FailureAlert alert={answer?.form === "list" ? answer.alert : undefined} />
      {banners.length === 0 ? (
        <EmptyState title={t("noBanners")} text={t("noBannersText")} />
      ) : (
        <ul className="mt-4 space-y-4">
          {banners.map((banner) => (
            <BannerCard key={banner.id} banner={banner} zone={zone} />
          ))}
        </ul>
      )}
    </section>
  );
}

function BannerCard({ banner, zone }: { banner: ListedBanner; zone: string }) {
  const t = useTranslations("admin");
  const { tone, word } = STATES[banner.state];
  const time = (at: string) => () => <LocalTime at={at} zone={zone} />;
  return (
    <li className="card">
      <p
        className="rounded px-4 py-2.5 text-sm"
        style={{ background: legibleGround(banner.backgroundColor, banner.textColor), color: banner.textColor }}
      >
        {banner.text}{" "}
        {banner.linkUrl && <span className="font-semibold underline underline-offset-4">{banner.linkText || banner.linkUrl}</span>}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-soft">
        <Badge tone={tone}>{t(word)}</Badge>
        <span>{t.rich("createdOn", { time: time(banner.createdAt) })}</span>
        {banner.startsAt && <span>{t.rich("from", { time: time(banner.startsAt) })}</span>}
        {banner.endsAt && <span>{t.rich("until", { time: time(banner.endsAt) })}</span>}
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <ToggleButton banner={banner} />
        <ButtonLink
          to={`/admin/banner?edit=${banner.id}`}
          variant="secondary"
          size="small"
          aria-label={t("editBannerNamed", { text: banner.text })}
        >
          <Icon name="edit" />
          {t("edit")}
        </ButtonLink>
        <RemoveQuestion
          id={banner.id}
          verb={t("delete")}
          busyLabel={t("deleting")}
          label={t("deleteBannerNamed", { text: banner.text })}
          title={t("deleteBannerTitle")}
          text={t("deleteBannerText")}
          intent="delete"
        />
      </div>
    </li>
  );
}
