import { Scene } from "./scene";

/** Two people meet at the crown of a stone bridge, with the sun behind them and reflected in the water. */
export function ConnectScene() {
  return (
    <Scene>
      <path d="M0 0h400v300H0z" className="fill-brass-wash" />
      <circle cx="200" cy="132" r="70" className="fill-scene-sun" />
      <path d="M0 176C40 158 70 160 104 176S190 190 236 168s104-22 164-2v94H0z" className="fill-scene-far" />
      <path d="M0 258h400v42H0z" className="fill-scene-water" />
      <path d="M148 270h104M164 279h72M178 288h44" className="stroke-scene-sun" strokeWidth="3" />
      <path d="M0 199C124 182 276 182 400 199v59H304C300 186 100 186 96 258H0z" className="fill-surface" />
      <g className="stroke-ink">
        <path d="M0 199C124 182 276 182 400 199M0 209C124 192 276 192 400 209" />
        <path d="M0 258h96C100 186 300 186 304 258h96" />
        <path d="M91.5 258C95.5 180 304.5 180 308.5 258" strokeWidth="9" strokeLinecap="butt" strokeDasharray="1.25 11.6" opacity=".55" />
        <path d="M14 222h60M30 234h44M18 246h60M326 222h60M326 234h44M322 246h60" strokeDasharray="24 12" opacity=".35" />
        <path d="M22 268h108M40 282h108M270 268h108M252 282h108" strokeDasharray="54 20 30" opacity=".45" />
      </g>
      <g className="stroke-ink">
        <path d="M52 197v-34M52 182l-9-9M52 176l8-7" />
        <path d="M52 112c18 8 24 40 0 54-24-14-18-46 0-54z" className="fill-scene-leaf" />
        <path d="M346 195v-28M346 184l8-7" />
        <path d="M346 126c14 6 19 32 0 44-19-12-14-38 0-44z" className="fill-scene-leaf" />
        <path d="M92 70q7-7 12 0q6-7 13-1M128 92q5-5 9 0q4-5 9-1M292 64q6-6 10 0q5-6 11-1" />
      </g>
      <g className="stroke-ink" strokeWidth="1.6">
        <circle cx="183" cy="143" r="5.5" className="fill-surface" />
        <path d="M183 149c-6 2-8 8-7 20h13c1-12 0-18-6-20z" className="fill-sage" />
        <path d="M179.5 169l-1 18M186 169l1.5 18M188 155l11 6" />
        <circle cx="217" cy="142" r="5.5" className="fill-surface" />
        <path d="M217 148c6 2 9 10 9 26h-18c0-16 3-24 9-26z" className="fill-brass" />
        <path d="M214 174l-1 13M220 174l1 13M211.5 155l-12.5 6" />
      </g>
    </Scene>
  );
}
