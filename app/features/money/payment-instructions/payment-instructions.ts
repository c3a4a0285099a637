/** How clients pay the site's operator, as set by an admin; each part may be empty. */
export interface PaymentInstructions {
  holder: string;
  iban: string;
  bic: string;
  /** URL of a payment page (https). */
  link: string;
  /** Any further instructions. */
  text: string;
}

/** Setting name of each part. */
export const PAYMENT_INSTRUCTION_SETTINGS = {
  holder: "pay_holder",
  iban: "pay_iban",
  bic: "pay_bic",
  link: "pay_link",
  text: "pay_text",
} as const satisfies Record<keyof PaymentInstructions, string>;

export const PAYMENT_INSTRUCTION_PARTS = Object.keys(PAYMENT_INSTRUCTION_SETTINGS) as (keyof PaymentInstructions)[];

/** Whether there are any instructions. */
export const saysHowToPay = ({ iban, link, text }: PaymentInstructions) => Boolean(iban || link || text);

/** Reads the payment instructions from settings rows. */
export function paymentInstructionsOf(rows: readonly { name: string; value: string }[]): PaymentInstructions {
  const of = (part: keyof PaymentInstructions) => rows.find(({ name }) => name === PAYMENT_INSTRUCTION_SETTINGS[part])?.value ?? "";
  return { holder: of("holder"), iban: of("iban"), bic: of("bic"), link: of("link"), text: of("text") };
}
