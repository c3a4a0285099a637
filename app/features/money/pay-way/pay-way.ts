/** How clients pay whoever runs the site, as an admin has said; each part may be empty. */
export interface PayWay {
  holder: string;
  iban: string;
  bic: string;
  /** The address of a page to pay on (https). */
  link: string;
  /** Whatever else there is to say. */
  text: string;
}

/** The settings that hold it, by part. */
export const PAY_WAY_SETTINGS = {
  holder: "pay_holder",
  iban: "pay_iban",
  bic: "pay_bic",
  link: "pay_link",
  text: "pay_text",
} as const satisfies Record<keyof PayWay, string>;

export const PAY_WAY_PARTS = Object.keys(PAY_WAY_SETTINGS) as (keyof PayWay)[];

/** Whether anything is said at all. */
export const saysHowToPay = ({ iban, link, text }: PayWay) => Boolean(iban || link || text);

/** The way to pay that some settings give. */
export function payWayOf(rows: readonly { name: string; value: string }[]): PayWay {
  const of = (part: keyof PayWay) => rows.find(({ name }) => name === PAY_WAY_SETTINGS[part])?.value ?? "";
  return { holder: of("holder"), iban: of("iban"), bic: of("bic"), link: of("link"), text: of("text") };
}
