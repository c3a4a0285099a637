import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Badge } from "#app/ui/badge";
import { type TextListParams, textsAddress } from "../edited-text";
import { MarkedText } from "../marked-text";
import { TextTools } from "../text-tools";
import { TextsHead } from "../texts-head";
import type { FoundGroup, FoundText } from "./found-text";

interface EverywherePageProps {
  params: TextListParams<"">;
  groups: readonly FoundGroup[];
  total: number;
  /** How many are found beyond those that are listed. */
  left: number;
  children?: React.ReactNode;
}

/** Texts of all places that match a search, by place; each leads to its editor. */
export function EverywherePage({ params, groups, total, left, children }: EverywherePageProps) {
  const t = useTranslations("ownTexts");
  const isAsked = params.query !== "" || params.show !== null;
  return (
    <section aria-labelledby="texts" className="grid max-w-4xl gap-6">
      <TextsHead language={params.language} />
      {children}
      <TextTools params={params} />
      <p className="text-sm text-soft">
        {total === 0 ? t("none") : isAsked ? t("foundEverywhere", { count: total, places: groups.length }) : t("everywhereText")}
      </p>
      {groups.map((group) => (
        <Group key={group.place} group={group} params={params} />
      ))}
      {left > 0 && <p className="text-sm text-soft">{t("foundMore", { count: left })}</p>}
    </section>
  );
}

function Group({ group: { place, total, texts }, params }: { group: FoundGroup; params: TextListParams<""> }) {
  const t = useTranslations("ownTexts");
  return (
    <section aria-labelledby={`in-${place}`}>
      <h3 id={`in-${place}`} className="text-lg">
        <Link to={textsAddress({ ...params, place })} className="text-link inline-flex min-h-11 items-center">
          {t("elsewherePlace", { place: t(`place_${place}`), count: total })}
        </Link>
      </h3>
      {texts.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {texts.map((text) => (
            <li key={text.name}>
              <Found text={text} to={`${textsAddress({ ...params, place, text: text.name })}#open`} language={params.language} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Found({ text, to, language }: { text: FoundText; to: string; language: string }) {
  const t = useTranslations("ownTexts");
  return (
    <Link to={to} className="flex min-h-11 items-center gap-3 py-3 hover:text-sage-ink max-sm:items-start">
      <span lang={language} className="min-w-0 grow wrap-anywhere">
        <MarkedText pieces={text.pieces} />
      </span>
      {text.isOutdated && <Badge tone="brass">{t("badgeOutdated")}</Badge>}
      {text.draft !== null && <Badge>{t("badgeDraft")}</Badge>}
      {text.isOwn && <Badge tone="sage">{t("badgeOwn")}</Badge>}
    </Link>
  );
}
