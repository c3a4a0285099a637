import { useState } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { useHydrated } from "#app/ui/hydrated";
import { PhoneFold } from "#app/ui/phone-fold";
import { FailureAlert } from "../alert";
import type { SettingsAnswer } from "./settings-answer";

interface SettingsFormProps extends Pick<React.ComponentProps<typeof PostForm>, "onInput"> {
  /** Id of the heading, and suffix of the intent. */
  name: string;
  version: string | number;
  title: string;
  text: string;
  saveLabel: string;
  answer: SettingsAnswer | undefined;
  /** Whether the surrounding section is labelled by the heading. */
  isNamedOutside?: boolean;
  children: React.ReactNode;
}

/** Form of the settings: heading, alert, and, on phones folded unless an address or an answer leads there, fields and button. Remounts when its version changes, and stays unfolded then. */
export function SettingsForm({ name, version, title, text, saveLabel, answer, isNamedOutside, onInput, children }: SettingsFormProps) {
  const words = useTranslations("admin");
  const { hash } = useLocation();
  const isLedTo = useHydrated() && hash === `#${name}`;
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <PostForm
      key={version}
      errors={answer?.errors}
      preventScrollReset
      data-drafts={answer ? "refused" : ""}
      aria-labelledby={isNamedOutside ? undefined : name}
      className="grid content-start gap-5"
      onInput={onInput}
    >
      <div>
        <h2 id={name} className="text-2xl">
          {title}
        </h2>
        <p className="mt-1 text-soft">{text}</p>
      </div>
      <FailureAlert alert={answer?.alert} />
      <input type="hidden" name="intent" value={`save-${name}`} />
      <input type="hidden" name="version" value={version} />
      <PhoneFold isOpen={answer !== undefined || isLedTo || isUnfolded} onToggle={({ newState }) => setUnfolded(newState === "open")}>
        <div className="grid gap-5">
          {children}
          <div>
            <SubmitButton busyLabel={words("saving")}>{saveLabel}</SubmitButton>
          </div>
        </div>
      </PhoneFold>
    </PostForm>
  );
}
