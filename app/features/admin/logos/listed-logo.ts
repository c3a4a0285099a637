import type { LogoType } from "#app/features/home/logos/logo-style";
import type { ShownLogo } from "#app/features/home/logos/shown-logo";

/** A logo as listed on the Logos tab. */
export interface ListedLogo extends ShownLogo {
  id: string;
  type: LogoType;
  name: string;
  version: string;
}

/** Action data of a rejected form: which logo, and why. */
export interface LogosAnswer {
  about: LogoType | "";
  key: string;
}
