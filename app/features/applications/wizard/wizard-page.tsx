import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Card } from "#app/ui/card";
import { useHydrated } from "#app/ui/hydrated";
import { Page } from "#app/ui/page";
import { Progress } from "#app/ui/progress";
import { Stepper } from "#app/ui/stepper";
import { useMessage } from "#app/ui/text/message-key";
import { RejectionNote } from "../review/rejection-note";
import { doneSteps } from "./missing";
import { PhotoPart } from "./photo-part";
import type { StepAnswer } from "./step-form";
import { type AccountAnswer, AccountStep } from "./steps/account";
import { AvailabilityStep } from "./steps/availability";
import { BackgroundStep } from "./steps/background";
import { CategoryStep } from "./steps/category";
import { PersonalInfoStep } from "./steps/personal-info";
import { ReviewStep } from "./steps/review";
import { WaitingDraft } from "./waiting-draft";
import { findStep, type StepId, stepAddress, stepsOf } from "./wizard";
import { WizardAutosave } from "./wizard-autosave";
import type { WizardView } from "./wizard-view";

export type WizardAnswer = StepAnswer & AccountAnswer;

interface WizardPageProps {
  view: WizardView;
  answer: WizardAnswer | undefined;
}

/** Page of both wizards: the progress and the current step. */
export function WizardPage({ view, answer }: WizardPageProps) {
  const t = useTranslations("applications");
  const { wizard, step, missing, answers } = view;
  const steps = stepsOf(wizard);
  const current = steps.indexOf(step);
  const done = doneSteps(wizard, missing, answers);
  const Screen = SCREENS[step];
  return (
    <Page title={t("title")} intro={t("intro")} width="text">
      <RejectionNote rejection={view.rejection} />
      <WaitingDraft waiting={view.waiting} />
      <WizardSteps view={view} current={current} done={done} />
      <div className="mt-6">
        <Progress value={Math.round((done.length / steps.length) * 100)} label={t("progress")} />
      </div>
      <Card as="section" className="mt-6" aria-labelledby="step-title">
        <StepHeading key={step} view={view} />
        {view.photo && <PhotoPart photo={view.photo} />}
        <WizardAutosave>
          <Screen key={`${step} ${view.isChecked}`} view={view} answer={answer} />
        </WizardAutosave>
      </Card>
      {import.meta.env.DEV && <DebugPanel view={view} />}
    </Page>
  );
}

const SCREENS: Record<StepId, (props: WizardPageProps) => React.ReactNode> = {
  category: CategoryStep,
  account: AccountStep,
  "personal-info": PersonalInfoStep,
  background: BackgroundStep,
  availability: AvailabilityStep,
  review: ReviewStep,
};

/** The numbered steps. They are links only after hydration, so that nobody leaves a step before its form can be saved. */
function WizardSteps({ view, current, done }: { view: WizardView; current: number; done: readonly StepId[] }) {
  const { wizard, step, isSignedIn } = view;
  const t = useTranslations("applications");
  const message = useMessage();
  const isHydrated = useHydrated();
  const mayLeave = isHydrated || step === "review";
  const steps = stepsOf(wizard).map((id) => ({
    label: message(findStep(id).label),
    isDone: done.includes(id),
    to: mayLeave && id !== step && !(id === "account" && isSignedIn) ? stepAddress(wizard, id) : undefined,
  }));
  return <Stepper steps={steps} current={current} label={t("steps")} />;
}

const HEADINGS = {
  category: ["categoryTitle", "categoryText"],
  account: ["accountTitle", "accountText"],
  "personal-info": ["personalInfoTitle", "personalInfoText"],
  background: ["backgroundTitle", "backgroundText"],
  availability: ["availabilityTitle", "availabilityText"],
  review: ["reviewTitle", "reviewText"],
} as const;

const WITH_REQUIRED_FIELDS = new Set<StepId>(["personal-info", "background", "availability"]);

/** Receives focus when the step changes, so that keyboard and screen reader users start there. */
function StepHeading({ view: { step, isChecked } }: { view: WizardView }) {
  const t = useTranslations("applications");
  const isFirstPage = useLocation().key === "default";
  const isField = isChecked && WITH_REQUIRED_FIELDS.has(step);
  const [title, text] = HEADINGS[step];
  return (
    <header className="mb-6">
      <h2 id="step-title" ref={isFirstPage || isField ? undefined : takeFocus} tabIndex={-1} className="text-2xl outline-none">
        {t(title)}
      </h2>
      <p className="mt-2 max-w-measure text-soft">{t(text)}</p>
      {WITH_REQUIRED_FIELDS.has(step) && <p className="mt-2 text-sm text-soft">{t("requiredNote")}</p>}
    </header>
  );
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });

/** The wizard's state, in development only (decisions.md 1). */
function DebugPanel({ view }: { view: WizardView }) {
  const t = useTranslations("applications");
  return (
    <details open className="mt-8 text-sm text-soft">
      <summary>{t("debugTitle")}</summary>
      <pre className="overflow-x-auto">{JSON.stringify(view, null, 2)}</pre>
    </details>
  );
}
