/** How clients pay the site's operator, as set by an admin; each part may be empty. */
export interface PayWay {
  holder: string;
  iban: string;
  bic: string;
  /** URL of a payment page (https). */
  link: string;
  /** Any further instructions. */
  text: string;
}

/** Setting name of each part. */
export const PAY_WAY_SETTINGS = {
  holder: "pay_holder",
  iban: "pay_iban",
  bic: "pay_bic",
  link: "pay_link",
  text: "pay_text",
} as const satisfies Record<keyof PayWay, string>;

export const PAY_WAY_PARTS = Object.keys(PAY_WAY_SETTINGS) as (keyof PayWay)[];

/** Whether there are any instructions. */
export const saysHowToPay = ({ iban, link, text }: PayWay) => Boolean(iban || link || text);

/** Reads the payment instructions from settings rows. */
export function payWayOf(rows: readonly { name: string; value: string }[]): PayWay {
  const of = (part: keyof PayWay) => rows.find(({ name }) => name === PAY_WAY_SETTINGS[part])?.value ?? "";
  return { holder: of("holder"), iban: of("iban"), bic: of("bic"), link: of("link"), text: of("text") };
}
