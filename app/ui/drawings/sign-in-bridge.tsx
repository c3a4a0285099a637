import { LineDrawing } from "./line-drawing";

/** Two banks, one bridge, the sun low behind it: drawn in thin line. */
export function SignInBridge({ className }: { className?: string }) {
  return (
    <LineDrawing viewBox="0 0 480 250" className={className}>
      <circle cx="322" cy="92" r="34" className="fill-brass-wash stroke-brass" />
      <g className="stroke-line">
        <path d="M0 96c34-16 60-34 92-30s40 26 74 24 46-40 90-42M404 74c26-4 48 6 76 20" />
        <path d="M88 214h44M150 214h26M196 222h64M284 214h30M336 214h58M120 230h80M230 236h92M352 230h36" />
      </g>
      <g className="stroke-soft">
        <path d="M0 122h62v72M0 222c30-2 46-10 62-28M480 122h-62v72M480 222c-30-2-46-10-62-28" />
        <path d="M26 122V98m-12 0c0-17 5-31 12-40 7 9 12 23 12 40zM26 98V82M452 122v-17m-10 0c0-13 4-24 10-31 6 7 10 18 10 31zM452 105V92" />
        <path d="M10 122v-9M44 122v-7M438 122v-8M470 122v-7" />
      </g>
      <g className="stroke-sage" strokeWidth="2">
        <path d="M62 122h356" />
        <path d="M62 194c10-96 346-96 356 0" />
        <path d="M104 148v-26M146 130v-8M334 130v-8M376 148v-26" />
        <path
          d="M62 110h356M62 110v12M98 110v12M134 110v12M170 110v12M206 110v12M242 110v12M278 110v12M314 110v12M350 110v12M386 110v12M418 110v12"
          strokeWidth="1.25"
        />
      </g>
      <g className="stroke-ink">
        <path d="M214 110c0-15 1-23 6-23s6 8 6 23M220 83a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9z" />
        <path d="M240 110c0-12 1-19 5-19s5 7 5 19M245 87a4 4 0 1 0 0-8 4 4 0 0 0 0 8z" />
      </g>
    </LineDrawing>
  );
}
