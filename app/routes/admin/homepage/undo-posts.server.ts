import type { Viewer } from "#app/features/accounts/viewer";
import { UNDOABLE_OF_PAYMENTS, UNDOABLE_OF_PEOPLE } from "#app/features/admin/undo/bulk-undo";
import { type Fields, listUrl } from "#app/forms/admin-form.server";
import { refuse } from "#app/forms/refuse.server";
import { undoBulk } from "#app/forms/undo-bulk.server";
import { heldPayment } from "./payment-posts.server";
import { heldPerson } from "./person-posts.server";

/** What was done about several people or payments is taken back, of each that is still so. */
export const UNDO_POSTS = { "undo-bulk": answerUndo };

function answerUndo(viewer: Viewer, fields: Fields, request: Request) {
  const isOfPayments = new URL(request.url).searchParams.get("view") === "payments";
  const view = isOfPayments ? "payments" : "people";
  return undoBulk(viewer, fields, {
    intents: isOfPayments ? UNDOABLE_OF_PAYMENTS : UNDOABLE_OF_PEOPLE,
    room: isOfPayments ? "payments" : "dashboard",
    to: listUrl(request, view),
    comeBack: (answer, status) =>
      isOfPayments ? refuse({ ...heldPayment({}), ...answer }, status) : refuse({ ...heldPerson({}), ...answer }, status),
  });
}
