import { useState } from "react";
import { useFetcher } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { languageInSentence } from "#app/features/catalog/spoken-languages";
import type { Language } from "#app/languages/languages";
import { useFormatter } from "#app/ui/text/formats";
import { FailureAlert } from "../alert";
import { moved } from "./reorder-list";
import type { SectionAnswer } from "./section-answer";
import { SectionRow } from "./section-row";
import { type EditedSection, isPinned } from "./section-state";

interface SectionListProps {
  sections: readonly EditedSection[];
  /** Section titles on the home page, in the viewer's language. */
  titles: Readonly<Record<string, string>>;
  /** The languages whose readers see a section in the site's own, by its type. */
  inSiteLanguage: { site: Language; readers: Readonly<Record<string, readonly Language[]>> };
  answer: SectionAnswer | undefined;
}

/** Sections in the order of the home page, to show or hide, reorder and open. */
export function SectionList({ sections, titles, inSiteLanguage, answer }: SectionListProps) {
  const t = useTranslations("admin");
  const standing = sections.filter((section) => !isPinned(section)).map(({ sectionType }) => sectionType);
  const { order, dragged, drag, dragOver, drop, refusal } = useDragging(standing);
  const pinned = sections.filter(isPinned);
  const sorted = order.flatMap((type) => sections.filter(({ sectionType }) => sectionType === type));
  const noteOf = useReadersNote(inSiteLanguage);
  return (
    <section aria-labelledby="sections">
      <h2 id="sections" className="text-2xl">
        {t("sectionsTitle")}
      </h2>
      <p className="mt-1 mb-5 text-soft">{t("sectionsText")}</p>
      <FailureAlert alert={(answer?.form === "list" ? answer.alert : undefined) ?? refusal} />
      <ol className="mt-4 space-y-3">
        {pinned.map((section) => (
          <SectionRow
            key={section.sectionType}
            section={section}
            title={titles[section.sectionType]}
            note={noteOf(section.sectionType)}
            seen={standing}
          />
        ))}
        {sorted.map((section, index) => (
          <SectionRow
            key={section.sectionType}
            section={section}
            title={titles[section.sectionType]}
            note={noteOf(section.sectionType)}
            seen={standing}
            order={{ isFirst: index === 0, isLast: index === sorted.length - 1 }}
            isDragged={dragged === section.sectionType}
            onDragStart={() => drag(section.sectionType)}
            onDragOver={() => dragOver(section.sectionType)}
            onDragEnd={drop}
          />
        ))}
      </ol>
    </section>
  );
}

/** Says whose readers see a section in the site's language, as nothing of it is written in theirs; nothing where nobody does. */
function useReadersNote({ site, readers }: SectionListProps["inSiteLanguage"]) {
  const t = useTranslations("dashboard");
  const reader = useLocale();
  const format = useFormatter();
  return (type: string) => {
    const named = (readers[type] ?? []).map((language) => languageInSentence(language, reader));
    if (named.length === 0) return undefined;
    return t("sectionReadIn", { languages: format.list(named), language: languageInSentence(site, reader) });
  };
}

/** Section order: the new one while dragging and while it is being saved, otherwise the saved one. */
function useDragging(standing: readonly string[]) {
  const fetcher = useFetcher<SectionAnswer>();
  const [dragged, setDragged] = useState<string | null>(null);
  const [tried, setTried] = useState(standing);
  const sent = fetcher.formData?.get("order");
  const order = dragged ? tried : typeof sent === "string" ? sent.split(",") : standing;

  function drag(type: string) {
    setTried(standing);
    setDragged(type);
  }
  function dragOver(type: string) {
    if (!dragged || type === dragged) return;
    setTried(moved(tried, tried.indexOf(dragged), tried.indexOf(type) - tried.indexOf(dragged)));
  }
  function drop() {
    setDragged(null);
    if (!dragged || tried.join() === standing.join()) return;
    void fetcher.submit(
      { intent: "order", seen: standing.join(), order: tried.join() },
      { method: "post", action: "/admin?index", preventScrollReset: true },
    );
  }
  return { order, dragged, drag, dragOver, drop, refusal: fetcher.data?.alert };
}
