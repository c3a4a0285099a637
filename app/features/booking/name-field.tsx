import { createContext, use } from "react";
import { useTranslations } from "use-intl";
import { NAME_MAX_CHARACTERS } from "#app/features/profiles/limits";
import { TextField } from "#app/ui/fields/field";

/** Whether the current user has no name yet. */
export const AsksName = createContext(false);

/** Asks users without a name for one, once, because the advisor sees who is asking. */
export function NameField({ advisorName, given }: { advisorName: string; given?: string }) {
  const t = useTranslations("booking");
  if (!use(AsksName)) return null;
  return (
    <TextField
      name="name"
      label={t("askedName")}
      hint={t("askedNameHint", { name: advisorName })}
      defaultValue={given}
      autoComplete="name"
      maxLength={NAME_MAX_CHARACTERS}
      required
    />
  );
}
