import { DEMO_PAY_TEXT } from "#app/features/money/pay-way/demo-text";
import { PAY_WAY_PARTS, PAY_WAY_SETTINGS, type PayWay } from "#app/features/money/pay-way/pay-way";

/** Payment details of the demo: the example account of the IBAN registry. */
export const DEMO_PAY_WAY = [
  { name: PAY_WAY_SETTINGS.holder, value: "Demo account" },
  { name: PAY_WAY_SETTINGS.iban, value: "DE89370400440532013000" },
  { name: PAY_WAY_SETTINGS.text, value: DEMO_PAY_TEXT },
];

/** Removes the demo's values from payment details, keeping what the operator has entered. */
export function withoutDemo(way: PayWay): PayWay {
  const isDemos = (part: keyof PayWay) => DEMO_PAY_WAY.some(({ name, value }) => name === PAY_WAY_SETTINGS[part] && value === way[part]);
  return Object.fromEntries(PAY_WAY_PARTS.map((part) => [part, isDemos(part) ? "" : way[part]])) as unknown as PayWay;
}
