import type { MailAttachment } from "#app/db/schema/operations";
import { translatorFor } from "#app/languages/all-texts.server";
import type { Language } from "#app/languages/languages";
import type { EmailPicture } from "#app/platform/mail/email-layout.server";
import { codePicture, pictureSquares } from "#app/platform/qr-code.server";
import type { DrawnCode } from "#app/platform/qr-code-path";

const CID = "payment-code";
/** Width in pixels of a QR code module in an email: large enough to scan from the screen with a phone. */
const SHOWN_PIXELS_A_SQUARE = 5;

/** The QR code of a bank transfer for an email: the picture and its attachment. */
export interface MailedCode {
  picture: EmailPicture;
  file: MailAttachment;
}

/** Draws the QR code of a bank transfer for an email, in the payer's language. */
export async function mailedCode(code: DrawnCode, language: Language): Promise<MailedCode> {
  const t = translatorFor(language, "money");
  const content = (await codePicture(code)).toString("base64");
  return {
    picture: { cid: CID, side: pictureSquares(code) * SHOWN_PIXELS_A_SQUARE, alt: t("code"), caption: t("scan") },
    file: { filename: `${CID}.png`, contentType: "image/png", content, encoding: "base64", cid: CID },
  };
}
