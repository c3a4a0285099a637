import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { classes } from "./classes";
import { Arch } from "./drawings/arch";

export interface Step {
  label: string;
  /** Where a step that may be opened links to. */
  to?: string;
  /** Whether the step is complete, whichever one is current. */
  isDone: boolean;
}

interface StepperProps {
  steps: readonly Step[];
  /** Index of the current step, from 0. */
  current: number;
  /** Name of the process, for screen readers. */
  label: string;
}

/** A wizard's progress as a bridge under construction: a pier for each step, an arch between two. */
export function Stepper({ steps, current, label }: StepperProps) {
  const t = useTranslations("ui");
  return (
    <nav aria-label={label}>
      <p className="mb-3 text-sm text-soft sm:hidden">
        {t("stepOf", { current: current + 1, total: steps.length })} ·{" "}
        <span className="font-semibold text-ink">{steps[current]?.label}</span>
      </p>
      <ol className="stepper">
        {steps.map((step, index) => (
          <li
            key={step.label}
            className={classes("step", step.isDone && "step-done", index === current && "step-now")}
            aria-current={index === current ? "step" : undefined}
          >
            {index > 0 && <Arch className="step-arch" viewBox="0 0 100 24" path="M0 23C26 -6 74 -6 100 23" />}
            <span className="step-pier" aria-hidden="true">
              {step.isDone ? <Tick /> : index + 1}
            </span>
            <StepLabel step={step} done={t("stepDone")} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

const Tick = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M5 12.5l4.5 4.5L19 7.5" />
  </svg>
);

function StepLabel({ step, done }: { step: Step; done: string }) {
  const text = (
    <>
      {step.label}
      {step.isDone && <span className="sr-only"> ({done})</span>}
    </>
  );
  if (!step.to) return <span className="step-label">{text}</span>;
  return (
    <Link to={step.to} className="step-label" preventScrollReset>
      {text}
    </Link>
  );
}
