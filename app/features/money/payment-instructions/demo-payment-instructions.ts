import { DEMO_PAYMENT_TEXT } from "./demo-text";
import { PAYMENT_INSTRUCTION_PARTS, PAYMENT_INSTRUCTION_SETTINGS, type PaymentInstructions } from "./payment-instructions";

/** Payment details of the demo: the example account of the IBAN registry. */
export const DEMO_PAYMENT_INSTRUCTIONS = [
  { name: PAYMENT_INSTRUCTION_SETTINGS.holder, value: "Demo account" },
  { name: PAYMENT_INSTRUCTION_SETTINGS.iban, value: "DE89370400440532013000" },
  { name: PAYMENT_INSTRUCTION_SETTINGS.text, value: DEMO_PAYMENT_TEXT },
];

/** Removes the demo's values from payment details, keeping what the operator has entered. */
export function withoutDemo(way: PaymentInstructions): PaymentInstructions {
  const isDemos = (part: keyof PaymentInstructions) =>
    DEMO_PAYMENT_INSTRUCTIONS.some(({ name, value }) => name === PAYMENT_INSTRUCTION_SETTINGS[part] && value === way[part]);
  return Object.fromEntries(
    PAYMENT_INSTRUCTION_PARTS.map((part) => [part, isDemos(part) ? "" : way[part]]),
  ) as unknown as PaymentInstructions;
}
