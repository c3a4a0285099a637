import { Scene } from "./scene";

/** A lattice arch over a gorge: the gap is deep, and the way across light. */
export function BridgeScene() {
  return (
    <Scene>
      <path d="M0 0h400v300H0z" className="fill-sage-wash" />
      <circle cx="292" cy="62" r="26" className="fill-scene-moon" />
      <path d="M0 96c52-34 86-24 128-4s92 6 140-10 92-10 132 8v210H0z" className="fill-scene-far" />
      <path d="M0 104h112l4 22-8 26 12 30-6 30 14 26-2 30 10 32H0z" className="fill-surface" />
      <path d="M400 104H288l-4 22 8 26-12 30 6 30-14 26 2 30-10 32h136z" className="fill-surface" />
      <path d="M136 300c10-14 22-20 36-22 22-3 44 4 60 2 18-2 28 6 32 20z" className="fill-scene-water" />
      <g className="stroke-ink">
        <path d="M112 112l4 14-8 26 12 30-6 30 14 26-2 30 10 32M288 112l-4 14 8 26-12 30 6 30-14 26 2 30-10 32" />
        <path d="M18 124h84M8 146h88M26 168h80M6 190h94M24 214h84M10 238h92M30 262h90M12 284h94" strokeDasharray="42 16 22" opacity=".35" />
        <path
          d="M18 124h84M8 146h88M26 168h80M6 190h94M24 214h84M10 238h92M30 262h90M12 284h94"
          transform="matrix(-1 0 0 1 400 0)"
          strokeDasharray="42 16 22"
          opacity=".35"
        />
        <path d="M172 286h64M160 293h64" strokeDasharray="26 16 22" opacity=".5" />
      </g>
      <g className="stroke-ink">
        <path d="M0 104h400M0 112h400" strokeWidth="1.6" />
        <path d="M0 95h400" />
        <path d="M19 99.5h362" strokeWidth="9" strokeLinecap="butt" strokeDasharray="1.25 18.75" opacity=".6" />
        <path d="M118 214Q200 38 282 214" strokeWidth="1.8" />
        <path d="M118 232Q200 44 282 232" />
        <path
          d="M118 112V232M132 112V187M145 112V165M159 112V148M173 112V136M186 112V128M200 112v14M214 112V128M227 112V136M241 112V148M255 112V165M268 112V187M282 112V232"
          opacity=".7"
        />
        <path
          d="M118 214l14-11M132 187l13-7M145 165l14-4M159 148h14M173 136l13 5M186 128l14 10M214 128l-14 10M227 136l-13 5M241 148h-14M255 165l-14-4M268 187l-13-7M282 214l-14-11"
          opacity=".7"
        />
      </g>
      <g className="stroke-ink">
        <path d="M40 95V74M40 48l13 27H27zM66 95V82M66 62l10 21H56z" className="fill-scene-leaf" />
        <path d="M352 95V72M352 42l14 31h-28zM326 95V84M326 66l9 19h-18z" className="fill-scene-leaf" />
        <path d="M134 58q6-6 10 0q5-6 11-1M162 74q5-5 8 0q4-5 8-1" />
        <circle cx="212" cy="72" r="4.5" className="fill-surface" />
        <path d="M212 77c-5 2-6 7-6 13h11c1-6 0-11-5-13z" className="fill-brass" />
        <path d="M209 90l-4 13M214 90l4 13M216 82l8 4M224 82v21" />
      </g>
    </Scene>
  );
}
