import { useTranslations } from "use-intl";
import type { WordPair } from "#app/features/own-texts/replace-words";
import { CheckboxField, TextField } from "#app/ui/fields/field";
import { OWN_ROWS } from "./replacing-form";

/** The rows beyond are folded away until they are needed. */
const OPEN = 4;

interface OwnRowsProps {
  others: readonly WordPair[];
  /** Those among them that cannot be words. */
  strange: readonly WordPair[];
  language: string;
}

/** Rows for words that are not offered. */
export function OwnRows({ others, strange, language }: OwnRowsProps) {
  const t = useTranslations("replacing");
  const rows = OWN_ROWS.map((row, index) => (
    <OwnRow
      key={row}
      row={row}
      pair={others[index]}
      isStrange={strange.some((each) => each === others[index])}
      isFirst={others[index] !== undefined && strange[0] === others[index]}
      language={language}
    />
  ));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{t("own")}</legend>
      {rows.slice(0, OPEN)}
      <details open={others.length > OPEN}>
        <summary className="min-h-11 content-center font-semibold">{t("moreRows")}</summary>
        <div className="grid gap-3">{rows.slice(OPEN)}</div>
      </details>
    </fieldset>
  );
}

function OwnRow({
  row,
  pair,
  isStrange,
  isFirst,
  language,
}: {
  row: string;
  pair: WordPair | undefined;
  isStrange: boolean;
  isFirst: boolean;
  language: string;
}) {
  const t = useTranslations("replacing");
  const more = { lang: language, maxLength: 80, autoComplete: "off" };
  return (
    <div className="grid items-end gap-x-6 gap-y-2 sm:grid-cols-3">
      <TextField {...more} name={`old${row}`} label={t("oldWord", { row })} defaultValue={pair?.old ?? ""} />
      <TextField
        {...more}
        name={`new${row}`}
        label={t("newWord", { row })}
        defaultValue={pair?.to ?? ""}
        error={isStrange ? t("strange") : undefined}
        autoFocus={isFirst}
      />
      <CheckboxField name={`in${row}`} label={t("alsoInside")} defaultChecked={pair?.isInside ?? false} />
    </div>
  );
}
