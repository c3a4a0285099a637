import { useTranslations } from "use-intl";
import { useWrittenLanguage } from "#app/languages/written-language";
import { classes } from "#app/ui/classes";
import { LocalTime, useFormat } from "#app/ui/text/format";
import type { ConsultationFile } from "./consultation-file";

/** History in order, with the actor of each event. */
export function EventTable({ events, currency, zone }: { events: ConsultationFile["events"]; currency: string; zone: string }) {
  const t = useTranslations("consultationFile");
  const event = useNames("event");
  const kind = useNames("money");
  const actor = useNames("actor");
  const { money } = useFormat();
  return (
    <Table heads={[t("when"), t("what"), t("who")]} label={t("events")}>
      {events.map(({ id, transition, actor: role, actorName, createdAt, refund }) => (
        <tr key={id}>
          <When at={createdAt} zone={zone} />
          <td className="py-2 pr-6">{refund === undefined ? event(transition) : `${kind(transition)} ${money(refund, currency)}`}</td>
          <td className="py-2">{[actor(role), actorName].filter(Boolean).join(", ")}</td>
        </tr>
      ))}
    </Table>
  );
}

/** Ledger transactions, and the accounts involved. */
export function MoneyTable({ steps, zone }: { steps: ConsultationFile["money"]; zone: string }) {
  const t = useTranslations("consultationFile");
  const { money } = useFormat();
  const kind = useNames("money");
  const account = useNames("account");
  const written = useWrittenLanguage();
  return (
    <Table heads={[t("when"), t("what"), t("accounts")]} label={t("ledger")} isStacked>
      {steps.map((step) => (
        <tr key={step.id}>
          <When at={step.createdAt} zone={zone} />
          <td className="py-2 pr-6">
            {kind(step.kind)}
            {step.reason && (
              <span {...written(step.reason)} className="block text-sm text-soft">
                {step.reason}
              </span>
            )}
          </td>
          <td className="py-2">
            <ul>
              {step.entries.map((entry) => (
                <li key={`${entry.account} ${entry.amount}`} className="flex justify-between gap-x-4">
                  <span className="min-w-0 break-words">{account(entry.account)}</span>
                  <span className="whitespace-nowrap tabular-nums">{money(entry.amount, step.currency)}</span>
                </li>
              ))}
            </ul>
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** Orders to the payment provider. */
export function OrderTable({ orders, zone }: { orders: ConsultationFile["orders"]; zone: string }) {
  const t = useTranslations("consultationFile");
  const { money } = useFormat();
  const action = useNames("order");
  const state = useNames("orderState");
  return (
    <Table heads={[t("when"), t("what"), t("amount")]} label={t("orders")}>
      {orders.map((order) => (
        <tr key={order.id}>
          <When at={order.createdAt} zone={zone} />
          <td className="py-2 pr-6">
            {action(order.action)} <span className="block text-sm text-soft">{state(order.state)}</span>
          </td>
          <td className="whitespace-nowrap py-2 text-right tabular-nums">{money(order.amount, order.currency)}</td>
        </tr>
      ))}
    </Table>
  );
}

/** Falls back to the raw code: old entries may have one that is no longer translated. */
function useNames(stem: string) {
  const t = useTranslations("consultationFile") as unknown as ((key: string) => string) & { has: (key: string) => boolean };
  return (name: string) => (t.has(`${stem}_${name}`) ? t(`${stem}_${name}`) : name);
}

const When = ({ at, zone }: { at: Date; zone: string }) => (
  <td className="py-2 pr-6 text-soft sm:whitespace-nowrap">
    <LocalTime at={at} zone={zone} />
  </td>
);

interface TableProps {
  heads: string[];
  label: string;
  /** On a phone, the cells of a row stand below each other. */
  isStacked?: boolean;
  children: React.ReactNode;
}

const STACKED =
  "max-sm:block max-sm:[&_tbody]:block max-sm:[&_td]:p-0 max-sm:[&_thead]:hidden max-sm:[&_tr]:grid max-sm:[&_tr]:gap-1 max-sm:[&_tr]:py-3";

function Table({ heads, label, isStacked = false, children }: TableProps) {
  return (
    <table aria-label={label} className={classes("w-full max-w-3xl text-left align-top", isStacked && STACKED)}>
      <thead>
        <tr className="border-b border-line text-sm text-soft">
          {heads.map((head, index) => (
            <th key={head} scope="col" className={`py-2 font-normal ${index < heads.length - 1 ? "pr-6" : ""}`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line [&_td]:align-top">{children}</tbody>
    </table>
  );
}
