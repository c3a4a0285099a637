import { frameMessages } from "#app/frame/messages";

/** Every text of the interface, one room a feature. Another language is an object of the same shape. */
export const texts = {
  frame: frameMessages,
};

export type Texts = typeof texts;

declare module "use-intl" {
  interface AppConfig {
    Messages: Texts;
  }
}
