import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Panel } from "#app/features/profiles/panel";
import { useWrittenLanguage } from "#app/languages/written-language";
import { ButtonLink } from "#app/ui/button";
import { Card } from "#app/ui/card";
import { Icon } from "#app/ui/icon";
import type { AdvisorCard } from "../cards/advisor-card";
import { LocationAndTime, Rate } from "../cards/advisor-facts";
import { AdvisorBadges, AdvisorHeading } from "../cards/advisor-heading";
import { useTipWords } from "./tip-words";
import type { Tip } from "./tips";

const BADGES_SHOWN = 3;

interface AdvisorPreviewProps {
  card: AdvisorCard;
  bio: string;
  tips: readonly Tip[];
  isListed: boolean;
}

/** The advisor's card as others see it, and three tips (signed-in-areas.md 2: Profile Preview). */
export function AdvisorPreview({ card, bio, tips, isListed }: AdvisorPreviewProps) {
  const t = useTranslations("advisorProfile");
  const inWords = useTipWords();
  return (
    <>
      <Panel title={t("previewTitle")} text={t("previewText")}>
        <PreviewCard card={card} bio={bio} />
        {isListed ? (
          <ButtonLink to={`/advisors/${card.slug}`} variant="secondary" className="mt-5">
            {t("publicPage")}
          </ButtonLink>
        ) : (
          <p className="mt-5 text-soft">{t("hidden")}</p>
        )}
      </Panel>
      <Panel title={t("tipsTitle")} text={t("tipsText")}>
        <ol className="grid gap-3 lg:grid-cols-3">
          {tips.map(inWords).map(({ to, title, text }) => (
            <Card key={title} as="li" kind="link" className="flex flex-col gap-2">
              <Icon name="spark" className="text-brass-ink" />
              <h3 className="text-lg">
                <Link to={to} prefetch="intent" className="card-cover">
                  {title}
                </Link>
              </h3>
              <p className="text-sm text-soft">{text}</p>
            </Card>
          ))}
        </ol>
      </Panel>
    </>
  );
}

function PreviewCard({ card, bio }: { card: AdvisorCard; bio: string }) {
  const written = useWrittenLanguage();
  return (
    <Card as="article" aria-label={card.displayName} className="flex max-w-xl flex-col gap-4">
      <AdvisorHeading card={card} />
      {card.jobTitle !== card.specialty && card.jobTitle && (
        <p {...written(card.jobTitle)} className="text-sm">
          {card.jobTitle}
        </p>
      )}
      {bio && (
        <p {...written(bio)} className="line-clamp-4 text-sm whitespace-pre-line text-soft">
          {bio}
        </p>
      )}
      <LocationAndTime card={card} />
      <AdvisorBadges badges={card.badges} most={BADGES_SHOWN} />
      <p className="border-t border-line pt-3">
        <Rate card={card} />
      </p>
    </Card>
  );
}
