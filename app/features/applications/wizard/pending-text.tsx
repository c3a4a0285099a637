import { useTranslations } from "use-intl";
import { LocalTime } from "#app/ui/text/format";

interface PendingTextProps {
  submittedAt: Date;
  dueAt: Date;
  zone: string;
}

/** When an application was submitted, and by when it will be answered. */
export function PendingText({ submittedAt, dueAt, zone }: PendingTextProps) {
  const t = useTranslations("applications");
  return (
    <>
      <h2 className="text-xl">{t("pendingTitle")}</h2>
      <p className="mt-3">
        {t.rich("pendingText", {
          sent: () => <LocalTime at={submittedAt} zone={zone} />,
          due: () => <LocalTime at={dueAt} zone={zone} />,
        })}
      </p>
    </>
  );
}
