import { useTranslations } from "use-intl";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { useFormatter } from "#app/ui/text/formats";
import { clockText } from "./clock-text";
import type { ListedDates } from "./listed-dates";

/** One line of dates that differ from the week, with a button to remove them. */
export function ExceptionLine({ range: { from, until, kind, spans } }: { range: ListedDates }) {
  const t = useTranslations("advisorProfile");
  const format = useFormatter();
  const options = { weekday: "short", day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;
  const written = (date: string) => format.dateTime(new Date(date), options);
  const clock = (minute: number) =>
    format.dateTime(new Date(`2024-01-01T${clockText(minute)}Z`), { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
  const hours = spans
    .map(({ startMinute, endMinute }) => t("exceptionExtra", { from: clock(startMinute), to: clock(endMinute) }))
    .join(", ");
  const isLong = kind === "block" && from !== until;
  // A block of several days shows a time at either end.
  const ends = isLong ? [spans[0]?.startMinute ?? 0, spans.at(-1)?.endMinute ?? 0].map((minute) => `, ${clock(minute)}`) : ["", ""];
  const dates = from === until ? written(from) : t("exceptionRange", { from: written(from) + ends[0], until: written(until) + ends[1] });
  const said = { off: t("exceptionOff"), block: t("exceptionOff"), instead: t("kindInstead"), extra: null }[kind];
  const what = [said, !isLong && hours].filter(Boolean).join(" · ");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
      <p>
        <span className="font-semibold tabular-nums">{dates}</span>
        <span className="block text-sm text-soft">{what}</span>
      </p>
      <PostForm preventScrollReset>
        <input type="hidden" name="from" value={from} />
        <input type="hidden" name="until" value={until} />
        <SubmitButton
          variant="quiet"
          size="small"
          name="intent"
          value="exceptions-remove"
          aria-label={t("exceptionRemoveLabel", { dates, what })}
        >
          {t("exceptionRemove")}
        </SubmitButton>
      </PostForm>
    </li>
  );
}
