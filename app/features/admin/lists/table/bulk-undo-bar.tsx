import { useTranslations } from "use-intl";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import type { UndoableBulk } from "../../undo/bulk-undo";
import { TimeLeft, useSecondsLeft } from "../../undo/time-left";

/** Bulk actions of the last minute, each with an undo button until its time runs out. */
export const BulkUndoBar = ({ bulks }: { bulks: readonly UndoableBulk[] }) => bulks.map((bulk) => <UndoLine key={bulk.id} bulk={bulk} />);

function UndoLine({ bulk: { id, intent, count, secondsLeft } }: { bulk: UndoableBulk }) {
  const t = useTranslations("lists");
  const words = useTranslations("admin");
  const seconds = useSecondsLeft(secondsLeft);
  if (seconds === 0) return null;
  return (
    <PostForm
      preventScrollReset
      data-read=""
      className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-line bg-wash px-4 py-2"
    >
      <input type="hidden" name="bulkId" value={id} />
      <p role="status" className="min-w-0 grow basis-60">
        {t(`justDone_${intent}`, { count })}
      </p>
      <TimeLeft seconds={seconds} />
      <SubmitButton
        size="small"
        variant="secondary"
        name="intent"
        value="undo-bulk"
        busyLabel={words("undoing")}
        aria-label={t("undoNamed", { what: t(`justDone_${intent}`, { count }) })}
      >
        {words("undoDecision")}
      </SubmitButton>
    </PostForm>
  );
}
