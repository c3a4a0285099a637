import { GLOW_COLOR, type LogoStyle, type LogoType, SHADOW_COLOR } from "#app/features/home/logos/logo-style";
import { type FileRow, storeFile } from "#app/platform/files/files.server";
import { type DrawnStyle, drawStyled } from "#app/platform/files/styled-picture.server";
import { ICON_SIDES, LOGO_MAX_BYTES, SHARED_PICTURE } from "../limits";

/** Twice the displayed size, for high-resolution screens. */
const MAIL_HEIGHT = 96;
const MAIL_WIDTH = 640;
/** How much of the picture for sharing a logo fills, and the ground of what is clear in it. */
const OF_SHARED = 0.6;
const GROUND = "#ffffff";

interface Source {
  content: Uint8Array;
  width: number;
  height: number;
}

/** Renders a styled logo in every required size and stores the files; returns them by their name in `logos.drawn`. */
export async function storeDrawn(
  type: LogoType,
  source: Source,
  style: LogoStyle,
  ownerId: string,
  at: Date,
): Promise<Record<string, FileRow>> {
  const kept: Record<string, FileRow> = {};
  for (const [name, frame] of framesOf(type, source)) {
    const shown = name === "social" ? { ...style, size: style.size * OF_SHARED } : style;
    const drawn = await drawStyled(source.content, drawnStyle(shown), frame);
    const content = name === "social" ? await onGround(drawn) : drawn;
    const prefix = `${type}-${name}-${at.getTime()}`;
    kept[name] = await storeFile({
      bucket: "branding",
      prefix,
      extension: "png",
      mimeType: "image/png",
      ownerId,
      content,
      maxBytes: LOGO_MAX_BYTES,
      isPublic: true,
    });
  }
  return kept;
}

/**
 * Sizes to render: mail logos keep their proportions, icons are square; on pages CSS styles the original. The main logo stands in for the
 * others until they are uploaded.
 */
function framesOf(type: LogoType, { width, height }: Source): [string, { width: number; height: number }][] {
  const isMain = type === "main";
  const icons = ICON_SIDES.map((side): [string, { width: number; height: number }] => [String(side), { width: side, height: side }]);
  const mail = { width: Math.min(MAIL_WIDTH, Math.max(1, Math.round((MAIL_HEIGHT * width) / height))), height: MAIL_HEIGHT };
  return [
    ...(isMain || type === "favicon" ? icons : []),
    ...(isMain || type === "email" ? [["mail", mail] satisfies [string, object]] : []),
    ...(isMain ? [["social", SHARED_PICTURE] satisfies [string, object]] : []),
  ];
}

async function onGround(drawn: Buffer): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  return sharp(drawn).flatten({ background: GROUND }).png().toBuffer();
}

const drawnStyle = ({
  color,
  filter,
  filterStrength,
  shadowBlur,
  shadowX,
  shadowY,
  glow,
  rotation,
  opacity,
  size,
}: LogoStyle): DrawnStyle => ({
  tint: color,
  filter,
  filterStrength,
  shadow: { blur: shadowBlur, x: shadowX, y: shadowY, color: SHADOW_COLOR },
  glow: { blur: glow, color: GLOW_COLOR },
  rotation,
  opacity,
  size,
});
