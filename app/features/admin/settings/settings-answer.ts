import type { FieldErrors } from "#app/ui/text/message-key";
import type { NoticeText } from "../notice";

/** What comes back beside a form of the settings that was not carried out. */
export interface SettingsAnswer {
  form: "contact" | "fee";
  notice?: NoticeText;
  errors?: FieldErrors;
  typed: Record<string, string>;
}
