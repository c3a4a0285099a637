import type { FieldErrors } from "#app/ui/text/message-key";
import type { AlertText } from "../alert";

/** Action data of a settings form that was not carried out. */
export interface SettingsAnswer {
  form: "firstDay" | "address" | "mailServer" | "brand" | "contact" | "defaults" | "rules" | "danger" | "payWay" | "demo";
  alert?: AlertText;
  errors?: FieldErrors;
  typed: Record<string, string>;
}
