import { useTranslations } from "use-intl";
import { useWrittenLanguage } from "#app/languages/written-language";
import { Card } from "#app/ui/card";
import { useFormat } from "#app/ui/text/format";
import { isOfSuspension } from "../of-suspension";
import type { ConsultationPage } from "../pages/consultation-view";
import { FACTS, Fact } from "../pages/fact";

/** What both sides said about an absence, and why it ended: read before what can be done. Nothing where nothing was said. */
export function SaidWords({ consultation, name }: { consultation: ConsultationPage; name: string }) {
  const written = useWrittenLanguage();
  const said = useSaid(consultation, name);
  if (said.length === 0) return null;
  return (
    <Card kind="quiet">
      <dl className={FACTS}>
        {said.map(({ key, label, words, isOurs }) => (
          <Fact key={key} label={label}>
            <span {...(isOurs ? {} : written(words))} className="whitespace-pre-line">
              {words}
            </span>
          </Fact>
        ))}
      </dl>
    </Card>
  );
}

interface Said {
  key: string;
  label: string;
  words: string;
  /** Whether these are the site's own words, in the reader's language. */
  isOurs?: boolean;
}

function useSaid(consultation: ConsultationPage, name: string): Said[] {
  const t = useTranslations("booking");
  const { money } = useFormat();
  const { side, absence, closeReason, closedBy, givenBack, currency } = consultation;
  const isOfViewer = absence?.of === side;
  const reason = closeReason === absence?.words ? "" : (closeReason ?? "");
  const lines: Said[] = [
    { key: "words", label: t(isOfViewer ? "absenceSaid" : "absenceYouSaid", { name }), words: absence?.words ?? "" },
    { key: "reply", label: t(isOfViewer ? "absenceYouSaid" : "absenceSaid", { name }), words: absence?.reply ?? "" },
    { key: "suspension", label: t("reasonTitle"), words: isOfSuspension(consultation) ? t("ofSuspension") : "", isOurs: true },
    { key: "reason", label: t(closedBy === "admin" ? "ourReason" : "reasonTitle"), words: reason },
    ...givenBack.map((each) => ({
      key: each.id,
      label: t("givenBackFor", { amount: money(each.amount, currency) }),
      words: each.reason,
    })),
  ];
  return lines.filter(({ words }) => words !== "");
}
