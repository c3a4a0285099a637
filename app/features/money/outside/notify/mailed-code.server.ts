import type { MailAttachment } from "#app/db/schema/operations";
import { translatorFor } from "#app/languages/all-texts.server";
import type { Language } from "#app/languages/languages";
import type { EmailPicture } from "#app/platform/mail/email-layout.server";
import { codePicture, pictureSquares } from "#app/platform/qr-code.server";
import type { DrawnCode } from "#app/platform/qr-code-path";

const CID = "payment-code";
/** How many pixels a square of the code is wide in a mail: enough for a phone that is held to the screen. */
const SHOWN_PIXELS_A_SQUARE = 5;

/** The code of a bank transfer as a mail shows it: its picture, and the file that comes along. */
export interface MailedCode {
  picture: EmailPicture;
  file: MailAttachment;
}

/** Draws the code of a bank transfer for a mail, in the language of who pays. */
export async function mailedCode(code: DrawnCode, language: Language): Promise<MailedCode> {
  const t = translatorFor(language, "money");
  const content = (await codePicture(code)).toString("base64");
  return {
    picture: { cid: CID, side: pictureSquares(code) * SHOWN_PIXELS_A_SQUARE, alt: t("code"), caption: t("scan") },
    file: { filename: `${CID}.png`, contentType: "image/png", content, encoding: "base64", cid: CID },
  };
}
