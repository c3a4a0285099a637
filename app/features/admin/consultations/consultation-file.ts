import type { ShownPrice } from "#app/features/booking/price-lines";
import type { Urgency } from "#app/features/booking/pricing";
import type { OutsideStanding } from "#app/features/money/outside/outside";
import type { ListedConsultation } from "./listed-consultation";

/** A step of money, in minor units of its currency: what each account gained, or with a minus lost. */
export interface MoneyStep {
  id: string;
  kind: string;
  reason: string;
  currency: string;
  createdAt: Date;
  entries: { account: string; amount: number }[];
}

/** What the payment provider is to do, and whether it has. */
export interface ProviderOrder {
  id: string;
  action: string;
  amount: number;
  currency: string;
  createdAt: Date;
  state: string;
}

/** A consultation as admins see it on its own page. Amounts in minor units of its currency. */
export interface ConsultationFile {
  consultation: ListedConsultation;
  clientId: string;
  advisorUserId: string;
  times: { createdAt: Date; expiresAt: Date; agreedAt: Date | null; closedAt: Date | null; endsAt: Date; proposedTime: Date | null };
  urgency: Urgency;
  /** The platform's share of what is kept of the price. */
  fee: number;
  price: ShownPrice;
  /** How it stands where the client pays outside the site; null before it is agreed, and with a provider. */
  outside: (OutsideStanding & { reference: string; received: number; returned: number }) | null;
  provider: { status: "awaiting" | "authorised" | "captured" | "released"; reference: string } | null;
  orders: ProviderOrder[];
  money: MoneyStep[];
  events: { id: string; transition: string; actor: string; actorName: string | null; createdAt: Date }[];
  talk: { messages: number; reported: number };
}
