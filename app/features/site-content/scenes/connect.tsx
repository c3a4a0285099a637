import { Scene } from "./scene";

/** Two people meet at the crown of a stone bridge, the sun behind them and in the water. */
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
        <path
          d="M96.3 252.2l-8.9-1.2M98 245.5l-8.4-3.2M101.3 239l-7.6-4.8M106.1 232.8l-6.6-6.1M112.5 226.9l-5.7-7M120.1 221.4l-4.8-7.6M129.1 216.5l-3.9-8.1M139.1 212.2l-3.2-8.4M150.1 208.6l-2.5-8.7M161.9 205.8l-1.8-8.8M174.3 203.7l-1.2-8.9M187 202.4l-.6-9M200 202v-9M213 202.4l.6-9M225.7 203.7l1.2-8.9M238.1 205.8l1.8-8.8M249.9 208.6l2.5-8.7M260.9 212.2l3.2-8.4M270.9 216.5l3.9-8.1M279.9 221.4l4.8-7.6M287.5 226.9l5.7-7M293.9 232.8l6.6-6.1M298.7 239l7.6-4.8M302 245.5l8.4-3.2M303.7 252.2l8.9-1.2"
          opacity=".55"
        />
        <path
          d="M14 222h22M46 222h26M8 234h18M36 234h30M20 246h26M56 246h20M328 222h26M364 222h22M334 234h30M374 234h18M324 246h20M354 246h26"
          opacity=".35"
        />
        <path d="M22 268h58M104 275h30M40 284h40M320 268h58M268 276h30M322 285h40" opacity=".45" />
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
