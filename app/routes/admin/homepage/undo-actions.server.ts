import type { Viewer } from "#app/features/accounts/viewer";
import { UNDOABLE_OF_PAYMENTS, UNDOABLE_OF_PAYOUTS, UNDOABLE_OF_PEOPLE } from "#app/features/admin/undo/bulk-undo";
import { type Fields, listUrl } from "#app/forms/admin-form.server";
import { refuse } from "#app/forms/refuse.server";
import { undoBulk } from "#app/forms/undo-bulk.server";
import { heldPayment } from "./payment-actions.server";
import { heldPayout } from "./payout-actions.server";
import { heldPerson } from "./person-actions.server";

/** Handler that undoes bulk actions on people, payments and payouts, for all rows unchanged since. */
export const UNDO_ACTIONS = { "undo-bulk": answerUndo };

/** Per view: the intents to undo, the room of the texts, and an empty form. */
const PLACES = {
  payments: { intents: UNDOABLE_OF_PAYMENTS, room: "payments", held: heldPayment },
  payouts: { intents: UNDOABLE_OF_PAYOUTS, room: "payouts", held: heldPayout },
  people: { intents: UNDOABLE_OF_PEOPLE, room: "dashboard", held: heldPerson },
} as const;

function answerUndo(viewer: Viewer, fields: Fields, request: Request) {
  const asked = new URL(request.url).searchParams.get("view");
  const view = asked === "payments" || asked === "payouts" ? asked : "people";
  const { intents, room, held } = PLACES[view];
  return undoBulk(viewer, fields, {
    ...{ intents, room, to: listUrl(request, view) },
    comeBack: (answer, status) => refuse({ ...held({}), ...answer }, status),
  });
}
