import { LANDS } from "./lands";
import type { PlainMatter } from "./plain-matter";

const GOODS =
  /\b(?:avocado\w*|aguacates?|avocats?|mango\w*|mangues?|fruits?|obst|frutas?|frutta|vegetables?|gemuse|legumes|verduras?|coffee|kaffee|cafe en grains|cafe|caffe|tea|tee|cocoa|kakao|cacao|honey|honig|miel|miele|cheese|kase|fromages?|quesos?|formaggi\w*|wines?|weine?|vins?|vinos?|vin[oi]|beer|bier|olive oil|olivenol|huile d olive|aceite|olio|spices|gewurze|epices|especias|spezie|rice|reis|riz|arroz|riso|nuts|nusse|pistach\w*|pistacchi\w*|dates|datteln|dattes|datiles|datteri|fish|fisch|poisson|pescado|pesce|meat|fleisch|viande|carne|sauces?|jams?|chocolates?|schokolade|tiles|fliesen|carrelage|azulejos|piastrelle|ceramics?|keramik|ceramiques?|ceramicas?|ceramiche|carpets?|rugs|teppich\w*|tapis|alfombras|tappeti|furniture|mobel|meubles|muebles|mobili|textiles?|textilien|tissus|telas|tessuti|shoes|schuhe|chaussures|zapatos|scarpe|clothes|kleidung|vetements|ropa|vestiti|soaps?|seifen?|savons?|jabones|saponi|cosmetics|kosmetik|cosmetiques|cosmeticos|cosmetici|toys|spielzeug|jouets|juguetes|giocattoli|flowers|blumen|fleurs|flores|fiori|bikes?|fahrrader|velos|bicicletas|biciclette|jewell?ery|schmuck|bijoux|joyas|gioielli)\b/;
const ACROSS =
  /\b(?:customs|border|export\w*|import\w*|shipping|ship|certificates?|papers|documents?|paperwork|labels?|permits?|supermarkets?|shops|stores|shelves|retailers|zoll|grenze|ausfuhr\w*|einfuhr\w*|zertifikate?|papiere|laden|supermark\w*|verkaufen|holen|bringen|liefern|douanes?|frontiere|certificats?|papiers|rayons|supermarches?|magasins|vendre|amener|faire venir|expedier|aduanas?|frontera|certificados?|papeles|supermercados?|tiendas|vender|traer|llevar|enviar|dogan[ae]|frontiera|certificati?|carte|supermercati?|negozi|vendere|portare|far arrivare|spedire)\b/;

/** Goods that go from one country to another. */
export const GOODS_ACROSS: PlainMatter = {
  areas: { "International Trade": 0.55, "Market Entry": 0.2 },
  signs: [GOODS, ACROSS, LANDS],
  not: /\b(?:visas?|visum|nurse|employee\w*|staff|worker\w*|branch|filiale?|sucursal|app|software|restaurant\w*|online|franchise\w*|website|bar)\b/,
};
