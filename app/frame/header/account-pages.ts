import { whyClosed } from "#app/features/applying/applying";
import type { FrameViewer } from "../frame-data";

type PageName = "consultations" | "messages" | "saved" | "profile" | "billing" | "advisorDashboard" | "becomeAdvisor" | "admin";

export interface AccountPage {
  to: string;
  label: PageName;
  /** Items waiting there. */
  count?: number;
}

/** The person's own pages, in the order of the account menu: current business, personal pages, and the areas for advisors and admins. */
export function accountPages({ isAdmin, isAdvisor, counts }: Pick<FrameViewer, "isAdmin" | "isAdvisor" | "counts">): AccountPage[][] {
  return [
    [
      { to: "/consultations", label: "consultations", count: counts.consultations },
      { to: "/messages", label: "messages", count: counts.messages },
      { to: "/profile/network#saved", label: "saved" },
    ],
    [
      { to: "/profile", label: "profile" },
      { to: "/profile/billing", label: "billing" },
    ],
    [
      ...(isAdvisor ? [{ to: "/advisor-profile", label: "advisorDashboard" } as const] : []),
      ...(isAdvisor || whyClosed() ? [] : [{ to: "/become-advisor", label: "becomeAdvisor" } as const]),
      ...(isAdmin ? [{ to: "/admin", label: "admin" } as const] : []),
    ],
  ];
}
