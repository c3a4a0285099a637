import { useTranslations } from "use-intl";
import type { BulkAction } from "../lists/table/bulk";
import type { RowAction } from "../lists/table/row-action";
import type { ReviewedApplication } from "./reviewed-application";

/** What can be done about a pending application besides deciding on it: to take it upon oneself, or to give it back. */
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

/** What can be done about all that are chosen. Approving and rejecting is done one by one: each is read, and each rejection has a mail of its own. */
export function useApplicationsActions(): BulkAction[] {
  const t = useTranslations("admin");
  return [
    { intent: "take-applications", label: t("take") },
    { intent: "give-back-applications", label: t("giveBack") },
  ];
}
