import type { Connection } from "#app/db/client.server";
import { notAbout } from "#app/features/audit/conflict-of-interest.server";
import { reportOfAnswer } from "#app/features/notifications/notify-reporters.server";
import { authorOfReport } from "../reports/both-reports.server";

/** Answers to reports tell who reported: those about the viewer are left out while another admin can read them. */
export const shownTo = (connection: Connection, viewerId: string) =>
  notAbout(connection, { userId: viewerId }, authorOfReport(connection, reportOfAnswer));
