import { DEMO_PAY_TEXT } from "#app/features/money/pay-way/demo-text";
import { PAY_WAY_SETTINGS } from "#app/features/money/pay-way/pay-way";

/** How the demo's clients pay: the example account of the IBAN registry. */
export const DEMO_PAY_WAY = [
  { name: PAY_WAY_SETTINGS.holder, value: "Demo account" },
  { name: PAY_WAY_SETTINGS.iban, value: "DE89370400440532013000" },
  { name: PAY_WAY_SETTINGS.text, value: DEMO_PAY_TEXT },
];
