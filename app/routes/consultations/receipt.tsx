import { pageMeta } from "#app/document/page-meta";
import { findReceipt } from "#app/features/money/receipts.server";
import { readImprint } from "#app/features/policies/imprint.server";
import { findBilling } from "#app/features/profiles/billing/billing.server";
import { ReceiptDocument } from "#app/features/profiles/billing/receipt-document";
import { siteContact } from "#app/features/site/contact.server";
import type { TextsHandle } from "#app/languages/needed-texts";
import { textsOfPage } from "#app/languages/shown-texts";
import { requireUser, requireViewer } from "#app/middleware/viewer";
import { siteName } from "#app/platform/brand/current-brand.server";
import { endedAs } from "#app/platform/http/ended-as";
import type { Route } from "./+types/receipt";

export const handle = { hydrate: "load", texts: ["accounts", "names-topics", "policies", "profiles"] } satisfies TextsHandle;

export const middleware = [requireUser];

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const { receiptTitle, receiptsText } = textsOfPage(matches).profiles;
  const title = `${receiptTitle} ${loaderData?.receipt.number ?? ""}`.trim();
  return pageMeta({ matches, title, description: receiptsText, path: `/consultations/${params.id}/receipt`, isHidden: true });
};

/** Receipt for the two sides of the consultation and for admins; a 404 for everyone else, and before any money was received. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const found = await findReceipt(requireViewer(context, request), params.id);
  if (!found) throw endedAs(404);
  const { clientId, ...shown } = found;
  const billing = shown.side === "advisor" ? null : (await findBilling(clientId)).fields;
  const [{ email, operator, address }, imprint] = [await siteContact(), await readImprint()];
  return { ...shown, billing, site: { name: siteName(), email, operator, address, register: imprint?.register, vat: imprint?.vat } };
}

export default function Receipt({ loaderData }: Route.ComponentProps) {
  return <ReceiptDocument {...loaderData} />;
}
