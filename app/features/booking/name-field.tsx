import { createContext, use } from "react";
import { useTranslations } from "use-intl";
import { NAME_MAX_CHARACTERS } from "#app/features/profiles/limits";
import { TextField } from "#app/ui/fields/field";

/** Whether whoever looks has no name yet. */
export const AsksName = createContext(false);

/** Asked once, of somebody without a name: the advisor sees who asks. */
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
