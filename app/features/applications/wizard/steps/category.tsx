import { useRef, useState } from "react";
import { type CategoryId, categoryById } from "#app/features/catalog/categories";
import type { WizardCategory } from "#app/features/catalog/wizard-categories";
import { wizardCategories } from "#app/features/topics/offered-choices";
import { useNames } from "#app/languages/names";
import { classes } from "#app/ui/classes";
import { useFormState } from "#app/ui/fields/form-context";
import { Icon, type IconName } from "#app/ui/icon";
import { useMessage } from "#app/ui/text/message-key";
import { type StepAnswer, StepForm } from "../step-form";
import { AUTO_ADVANCE_MILLISECONDS } from "../wizard";
import type { WizardView } from "../wizard-view";

/** One card per category; pressing it selects it and advances automatically (signed-in-areas.md 2). */
export function CategoryStep({ view, answer }: { view: WizardView; answer: StepAnswer | undefined }) {
  const [chosen, setChosen] = useState(view.answers.category);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function choose(event: React.MouseEvent<HTMLButtonElement>, id: string) {
    const { form } = event.currentTarget;
    event.preventDefault();
    setChosen(id);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => form?.requestSubmit(), AUTO_ADVANCE_MILLISECONDS);
  }

  return (
    <StepForm view={view} answer={answer} needs={["category"]}>
      <input type="hidden" name="category" value={chosen} />
      <div className="grid auto-rows-fr gap-3 sm:grid-cols-2">
        {wizardCategories().map((category) => (
          <CategoryCard key={category.id} category={category} isChosen={chosen === category.id} onChoose={choose} />
        ))}
      </div>
      <CategoryMessage />
    </StepForm>
  );
}

interface CategoryCardProps {
  category: WizardCategory;
  isChosen: boolean;
  onChoose: (event: React.MouseEvent<HTMLButtonElement>, id: string) => void;
}

/** 'Other' has the people icon here; all others have their category's icon. */
const iconOf = (category: CategoryId): IconName => (category === "other" ? "users" : categoryById(category).icon);

function CategoryCard({ category: { id, name, description, category }, isChosen, onChoose }: CategoryCardProps) {
  const named = useNames();
  return (
    <button
      type="submit"
      name="intent"
      value={`choose:${id}`}
      aria-pressed={isChosen}
      onClick={(event) => onChoose(event, id)}
      className={classes(
        "flex min-h-24 cursor-pointer items-start gap-3 rounded border p-4 text-left transition-colors",
        isChosen ? "border-sage bg-sage-wash" : "border-edge bg-surface hover:border-ink",
      )}
    >
      <Icon name={iconOf(category)} className="mt-0.5 shrink-0 text-sage-ink" />
      <span className="min-w-0 grow">
        <span className="block font-semibold">{named(name)}</span>
        <span className="mt-1 block text-sm text-soft">{named(description)}</span>
      </span>
      <Icon name="check" className={classes("mt-0.5 shrink-0 text-sage-ink", !isChosen && "invisible")} />
    </button>
  );
}

function CategoryMessage() {
  const { errors } = useFormState();
  const message = useMessage();
  return errors.category ? (
    <p role="alert" className="field-error">
      {message(errors.category)}
    </p>
  ) : null;
}
