/** What the demo says of how to pay, which is translated as its other texts are. */
export const DEMO_PAY_TEXT = "This is a demo: please do not send any money.";
