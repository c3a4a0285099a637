import { LogoPicture } from "#app/features/home/logos/logo-picture";
import type { ShownLogo } from "#app/features/home/logos/shown-logo";
import { Mark } from "#app/ui/mark";

const LOGO_REM = 2.25;

/** The site's logo, or its own mark and name while it has none. */
export function Brand({ name, logo }: { name: string; logo: ShownLogo | null }) {
  if (logo)
    return (
      <span className="brand">
        <LogoPicture logo={logo} alt={name} height={LOGO_REM} />
      </span>
    );
  return (
    <span className="brand">
      <Mark className="size-8 text-sage-ink" />
      <span>{name}</span>
    </span>
  );
}
