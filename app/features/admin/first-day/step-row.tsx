import { useTranslations } from "use-intl";
import { StartLines } from "./start-lines";

interface StepRowProps {
  badge: React.ReactNode;
  title: string;
  state: string;
  /** Environment variables that the step needs. */
  lines: string[];
  /** Link or button to the step. */
  children?: React.ReactNode;
}

/** Row of the checklist: badge, title, state and link. */
export function StepRow({ badge, title, state, lines, children }: StepRowProps) {
  const t = useTranslations("firstDay");
  return (
    <li className="relative flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <span className="shrink-0 max-sm:absolute max-sm:right-0 sm:w-24">{badge}</span>
      <div className="min-w-0 grow basis-60">
        <h3 className="font-sans text-base font-semibold max-sm:pr-24">{title}</h3>
        <p className="text-soft wrap-anywhere">{state}</p>
        <StartLines lines={lines} label={t("lines")} />
      </div>
      {children}
    </li>
  );
}
