import { useTranslations } from "use-intl";
import { AvatarForm } from "#app/features/profiles/photo/avatar-form";
import { currentRules } from "#app/features/rules/current-rules";
import type { WizardView } from "./wizard-view";

/** The profile photo, asked for here because the public page shows it. Without one, initials are shown. */
export function PhotoPart({ photo }: { photo: NonNullable<WizardView["photo"]> }) {
  const t = useTranslations("applications");
  return (
    <div className="mb-6">
      <AvatarForm
        {...photo}
        answer={null}
        action="/profile"
        hint={t(currentRules().asks.photo === "required" ? "photoHintRequired" : "photoHint")}
      />
    </div>
  );
}
