import type { LogoType } from "#app/features/home/logos/logo-style";
import type { ShownLogo } from "#app/features/home/logos/shown-logo";

/** A logo as the tab lists it. */
export interface ListedLogo extends ShownLogo {
  id: string;
  type: LogoType;
  name: string;
  version: string;
}

/** What comes back beside what was not carried out: about which logo, and why. */
export interface LogosAnswer {
  about: LogoType | "";
  key: string;
}
