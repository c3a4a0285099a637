import { useTranslations } from "use-intl";
import type { BulkAction } from "../lists/table/bulk";
import type { RowAction } from "../lists/table/row-action";
import type { ReviewedApplication } from "./reviewed-application";

/** Returns the row actions of a pending application other than the decision: assign it to yourself, or release it. */
export function useApplicationActions(viewerId: string): (application: ReviewedApplication) => RowAction[] {
  const t = useTranslations("admin");
  return ({ id, firstName, lastName, status, userId, assignedTo }) => {
    if (status !== "pending" || userId === viewerId) return [];
    const name = `${firstName} ${lastName}`;
    const take = { intent: "take-applications", label: t("take"), named: t("takeNamed", { name }), fields: { chosen: id } };
    const giveBack = {
      intent: "give-back-applications",
      label: t("giveBack"),
      named: t("giveBackNamed", { name }),
      fields: { chosen: id },
    };
    return [...(assignedTo === viewerId ? [] : [take]), ...(assignedTo ? [giveBack] : [])];
  };
}

/** Returns the bulk actions on selected applications. Approval and rejection are not among them: each needs a review and sends its own mail. */
export function useApplicationsActions(): BulkAction[] {
  const t = useTranslations("admin");
  return [
    { intent: "take-applications", label: t("take") },
    { intent: "give-back-applications", label: t("giveBack") },
  ];
}
