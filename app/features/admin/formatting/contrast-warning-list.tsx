import { useTranslations } from "use-intl";
import { useFormat } from "#app/ui/text/format";
import { WarningAlert } from "../alert";
import type { ContrastWarning } from "./contrast-warnings";

interface ContrastWarningListProps<Text extends string> {
  warnings: readonly ContrastWarning<Text>[];
  /** Names a text as its field does. */
  label: (text: Text) => string;
}

/** Says which texts are hard to read in which theme. */
export function ContrastWarningList<Text extends string>({ warnings, label }: ContrastWarningListProps<Text>) {
  const t = useTranslations("admin");
  const { number } = useFormat();
  return (
    <div role="status">
      {warnings.length > 0 && (
        <WarningAlert>
          <ul className="space-y-1">
            {warnings.map(({ text, scheme, ratio, needed }) => (
              <li key={text + scheme}>
                {t("lowContrast", { text: label(text), ratio: number(Math.floor(ratio * 10) / 10), scheme, needed: number(needed) })}
              </li>
            ))}
          </ul>
        </WarningAlert>
      )}
    </div>
  );
}
