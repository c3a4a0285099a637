/** Payment instructions of the demo; translated like its other texts. */
export const DEMO_PAYMENT_TEXT = "This is a demo: please do not send any money.";
