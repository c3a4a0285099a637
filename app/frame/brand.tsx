import { LogoPicture } from "#app/features/home/logos/logo-picture";
import type { SiteLogos } from "#app/features/home/logos/shown-logo";
import { classes } from "#app/ui/classes";
import { Mark } from "#app/ui/mark";
import { LONG_NAME } from "./header/header-room";

/** Height of a logo at a size of 100 %. */
export const LOGO_REM = 2.25;

/** The site's logo (on dark pages the dark one), or the default mark and the site's name if it has none. */
export function Brand({ name, logos: { main, dark }, nameClass }: { name: string; logos: SiteLogos; nameClass?: string }) {
  if (main && dark)
    return (
      <span className="brand">
        <span className="on-light">
          <LogoPicture logo={main} alt={name} height={LOGO_REM} />
        </span>
        <span className="on-dark">
          <LogoPicture logo={dark} alt={name} height={LOGO_REM} />
        </span>
      </span>
    );
  const logo = main ?? dark;
  if (logo)
    return (
      <span className="brand">
        <LogoPicture logo={logo} alt={name} height={LOGO_REM} />
      </span>
    );
  return (
    <span className="brand">
      <Mark className="size-8 text-sage-ink" />
      <span className={classes(nameClass, name.length > LONG_NAME && "brand-long") || undefined}>{name}</span>
    </span>
  );
}
