import type { ShownPrice } from "#app/features/booking/price-lines";
import type { Urgency } from "#app/features/booking/pricing";
import type { OutsideStanding } from "#app/features/money/outside/outside";
import type { ListedConsultation } from "./listed-consultation";

/** A ledger transaction, in minor units of its currency: the amount that each account gained, or lost if negative. */
export interface MoneyStep {
  id: string;
  kind: string;
  reason: string;
  currency: string;
  createdAt: Date;
  entries: { account: string; amount: number }[];
}

/** An order to the payment provider, and whether it was carried out. */
export interface ProviderOrder {
  id: string;
  action: string;
  amount: number;
  currency: string;
  createdAt: Date;
  state: string;
}

/** A consultation as admins see it on its own page. Amounts are in minor units of its currency. */
export interface ConsultationFile {
  consultation: ListedConsultation;
  clientId: string;
  advisorUserId: string;
  times: { createdAt: Date; expiresAt: Date; agreedAt: Date | null; closedAt: Date | null; endsAt: Date; proposedTime: Date | null };
  urgency: Urgency;
  /** Platform fee on the amount that is not refunded. */
  fee: number;
  price: ShownPrice;
  /** Payment state when the client pays outside the site; null before it is agreed, and with a provider. */
  outside: (OutsideStanding & { reference: string; received: number; returned: number }) | null;
  provider: { status: "awaiting" | "authorised" | "captured" | "released"; reference: string } | null;
  /** Disputes with the client's bank; `outcome` is null until one is decided. And what was refunded at the provider itself. */
  disputes: { id: string; amount: number; outcome: "kept" | "lost" | null }[];
  refundedThere: number;
  orders: ProviderOrder[];
  money: MoneyStep[];
  /** A refund after the end has its amount; its actor is "" where it was made at the provider. */
  events: { id: string; transition: string; actor: string; actorName: string | null; createdAt: Date; refund?: number }[];
  talk: { messages: number; reported: number };
}
