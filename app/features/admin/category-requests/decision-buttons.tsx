import { useTranslations } from "use-intl";
import { SubmitButton } from "#app/ui/fields/submit-button";

/** What may be decided about a request, with its texts; the usual one first. */
const DECISIONS = [
  { decision: "answered", label: "answer", named: "answerNamed" },
  { decision: "declined", label: "decline", named: "declineNamed" },
  { decision: "dismissed", label: "dismiss", named: "dismissNamed" },
] as const;

/** The buttons that decide about one request, by whose name they are called, or about all that are chosen. */
export function DecisionButtons({ name, className }: { name?: string; className: string }) {
  const t = useTranslations("admin");
  return (
    <div className={className}>
      {DECISIONS.map(({ decision, label, named }, index) => (
        <SubmitButton
          key={decision}
          size="small"
          variant={index === 0 ? undefined : "secondary"}
          name="decision"
          value={decision}
          busyLabel={t("saving")}
          aria-label={name === undefined ? undefined : t(named, { name })}
        >
          {t(label)}
        </SubmitButton>
      ))}
    </div>
  );
}
