import { plainAmount } from "#app/ui/text/minor-units";

/** A transfer, as encoded in a QR code for banking apps. */
export interface Transfer {
  holder: string;
  iban: string;
  /** May be empty, if the bank derives it from the IBAN. */
  bic: string;
  currency: string;
  /** Minor units. */
  amount: number;
  /** Lets the payee identify the transfer. */
  reference: string;
}

/** The limits of EPC069-12, version 002. */
const HOLDER_MAX_CHARACTERS = 70;
const REFERENCE_MAX_CHARACTERS = 140;
const MAX_CENTS = 99_999_999_999;
const SEPARATOR = "\n";

/**
 * Encodes a SEPA credit transfer for a QR code (EPC069-12, 'Quick Response Code: Guidelines to Enable Data Capture for the Initiation of a SEPA Credit
 * Transfer', version 002 in UTF-8). Null for anything but a SEPA transfer: euros, to an IBAN with a name.
 */
export function epcText({ holder, iban, bic, currency, amount, reference }: Transfer): string | null {
  const name = lineOf(holder, HOLDER_MAX_CHARACTERS);
  if (currency !== "EUR" || !name || !iban || amount < 1 || amount > MAX_CENTS) return null;
  const sum = `EUR${plainAmount(amount, "EUR")}`;
  const [purpose, structured] = ["", ""];
  return ["BCD", "002", "1", "SCT", bic, name, iban, sum, purpose, structured, lineOf(reference, REFERENCE_MAX_CHARACTERS)].join(SEPARATOR);
}

/** Each element must fit on one line. */
const lineOf = (text: string, most: number) => text.replace(/\s+/g, " ").trim().slice(0, most);
