import { useTranslations } from "use-intl";
import { useMessage } from "#app/ui/text/message-key";
import type { BulkOutcome } from "./bulk";

interface BulkAlertProps {
  outcome: BulkOutcome | undefined;
  /** Returns the name of a row. */
  nameOf: (id: string) => string | undefined;
}

/** Result of a bulk action: how many rows succeeded, and why the others failed. */
export function BulkAlert({ outcome, nameOf }: BulkAlertProps) {
  const t = useTranslations("lists");
  const message = useMessage();
  if (!outcome) return null;
  const { done, refused } = outcome;
  const all = refused.reduce((sum, { ids }) => sum + ids.length, done);
  return (
    <div role="alert" className="mt-4 rounded border border-danger/35 bg-danger-wash px-4 py-3">
      <p className="font-semibold text-danger">{t("doneForSome", { done, all })}</p>
      <ul className="mt-1">
        {refused.map(({ key, ids }) => (
          <li key={key}>{t("notFor", { names: ids.map((id) => nameOf(id) ?? t("somebodyElse")).join(", "), why: message(key) })}</li>
        ))}
      </ul>
    </div>
  );
}
