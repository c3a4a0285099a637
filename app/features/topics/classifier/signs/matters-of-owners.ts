import type { PlainMatter } from "./plain-matter";

/** What one has with landlords, partners in a contract, rivals and one's own adviser, and what one takes out of one's own company. */
export const MATTERS_OF_OWNERS: readonly PlainMatter[] = [
  {
    // What an owner takes out of the company.
    areas: { "Tax and Accounting": 0.5, Finance: 0.3 },
    signs: [
      /\b(?:pay (?:to )?(?:myself|ourselves)|take out of (?:my|our|the)|mir (?:\w+ ){0,5}(?:auszahlen|entnehmen|zahlen)|(?:me|nous) (?:verser|remunerer|payer)|(?:pagar|sacar|asignar)me|prelevar\w*|pagarmi|versarmi)\b/,
      /\b(?:ltd|limited company|(?:my|own|our) (?:\w+ )?(?:company|business|firm)|gmbh|ug|firma|betrieb|sarl|sas|eurl|societe|entreprise|sl|s l|empresa|sociedad|srl|s r l|societa|azienda|ditta)\b/,
    ],
    not: /\b(?:boss|employer|chef|arbeitgeber|patron|jefe|capo|overtime|uberstunden|card|karte|carte|tarjeta|prestito|loan|kredit|darlehen|pret)\b/,
  },
  {
    // A lease of one's premises: to sign it, to have it looked at, to get out of it.
    areas: { Legal: 0.55, "Corporate Law": 0.2 },
    signs: [
      /\b(?:leases?|rent(?:al)? contract|tenancy(?: agreement)?|mietvertrag\w*|gewerbemiet\w*|pachtvertrag\w*|ladenmiete|bail(?: commercial)?|contrat de location|contrato de (?:alquiler|arrendamiento)|alquiler del? (?:local|nave|tienda|bar)|contratto (?:d affitto|di locazione|di affitto)|affitto del (?:locale|negozio|capannone))\b/,
      /\b(?:get out|getting out|out of|leave|break|end|checked|check|review\w*|read|look (?:at|over)|sign|signed|signing|renew\w*|too long|clause\w*|raus\w*|kundig\w*|pruf\w*|unterschr\w*|verlanger\w*|auslauf\w*|klausel\w*|resili\w*|sortir|signer|relire|renouvel\w*|fin|salir\w*|rescind\w*|revis\w*|firm\w*|renov\w*|clausul\w*|uscir\w*|disdir\w*|disdett\w*|rived\w*|controllar\w*|rinnov\w*|clausol\w*)\b/,
    ],
    not: /\b(?:my flat|apartment|wohnung|mon appart\w*|appartement|mi piso|casa|appartamento|stanza|roommate|car|cars|vans?|leasing|auto|voiture|coche|macchina|buy|buying|sell|takeover|breach|visa|before|bevor|avant|antes de|prima di|we lease|credit bail|digital\w*|if anyone|let \w+ people go)\b/,
  },
  {
    // A contract with another firm that is to end.
    areas: { Legal: 0.55, "Corporate Law": 0.25 },
    signs: [
      /\b(?:cancel(?:ling)?|terminat\w+|get out of|end|kundigen|aussteigen|rauskommen|resilier|rompre|rescindir|cancelar|anular|disdire|recedere|rescindere|sciogliere) (?:\w+ ){0,3}(?:contracts?|agreement|vertrag|vertrage|contrats?|contratos?|contratt[oi])\b|\b(?:contract|vertrag|contrat|contrato|contratto) (?:\w+ ){0,6}(?:kundigen|rauskommen|aussteigen|resilier|rescindir|disdire)\b/,
    ],
    not: /\b(?:sick|krank\w*|employ\w*|staff|worker\w*|cook|waiter\w*|arbeitsvertrag\w*|mitarbeiter\w*|angestellt\w*|azubi\w*|salarie\w*|cdi|cdd|emplead\w*|trabajador\w*|laboral\w*|dipendent\w*|lavoro|gym|phone|handy|telephone|movil|telefono|consultation|booking|subscri\w*|abo\w*|clients?|customers?|kunden?|churn)\b/,
  },
  {
    // A logo that one would like to have.
    areas: { "Brand Strategy": 0.55, Marketing: 0.2 },
    signs: [
      /(?:^|\b(?:a|new|ein|neues|un|nouveau|nuevo|nuovo) )logo (?:for|fur|pour|para|per)\b|\b(?:(?:design|draw|redo|need|want|make|brauch\w*|entwerf\w*|gestalt\w*|besoin d|faut|faire|creer|dessiner|refaire|necesit\w+|quiero|disenar|hacer|serve|vorrei|disegnare|rifare) (?:(?:a|new|us|me|our|my|ein|neues|neue|un|nouveau|nuevo|nuovo|il|le|el|nostro|mon|mi) ){0,3}logo)\b/,
    ],
    not: /\b(?:stole\w*|stolen|cop(?:y|ied|ies)|regist\w*|protect\w*|schutz\w*|eintrag\w*|geklaut|kopiert|proteg\w*|depos\w*|vole\w*|copi\w*|robad\w*|rubat\w*|protegg\w*|deposit\w*|trade ?mark\w*|marken\w*|lawyer|anwalt|use of|rights?|rechte?|droits?|derechos?|diritti)\b/,
  },
  {
    // One's own accountant, whom one would like to leave.
    areas: { "Tax and Accounting": 0.6 },
    signs: [
      /\b(?:fire|sack|change|changing|switch|leave|replace|get rid of|wechsel\w*|loswerden|kundigen|verlassen|changer|quitter|virer|despedir|cambiar|dejar|echar|cambiare|lasciare|licenziare|mollare) (?:\w+ ){0,3}(?:accountants?|bookkeepers?|tax (?:advis[eo]r|consultant)|steuerberater\w*|buchhalter\w*|(?:expert )?comptable|gestoria|gestor|asesoria|asesor fiscal|contable|commercialista|ragioniere)\b|\b(?:steuerberater\w*|buchhalter\w*) (?:\w+ ){0,2}(?:wechseln|loswerden|kundigen)\b/,
    ],
    not: /\b(?:employ\w*|notice|contract|pregnant|schwanger\w*|abfindung|indemni\w*|indemniz\w*)\b/,
  },
  {
    // Rivals who take one's customers.
    areas: { "Business Strategy": 0.5, Marketing: 0.2, Sales: 0.15 },
    signs: [
      /\b(?:competit(?:ors?|ion)|rivals?|konkurren(?:z|ten|t)|mitbewerber|la concurrence|(?:les |nos |des )?concurrents?|(?:la )?competencia|competidores?|(?:la )?concorrenza|concorrenti?)\b/,
      /\b(?:kill\w* (?:us|me)|eat\w* (?:us|our lunch)|crush\w*|undercut\w*|cheaper|half the price|steal\w* (?:our|my) (?:customers|clients)|taking (?:our|my|all)|beat\w* us|platt|kaputt|unterbiet\w*|billiger|gunstiger|halben preis|weg(?:schnapp\w*|nehm\w*|nimmt)|etrangl\w*|ecras\w*|tue|moins cher\w*|casse les prix|moitie prix|pique (?:nos|mes)|ahog\w*|aplast\w*|comiendo|mas barat\w*|revient\w* precios|mitad de precio|quit\w* (?:los )?client\w*|schiacc\w*|strozz\w*|ammazz\w*|meno car\w*|meta prezzo|ruba\w* (?:i )?client\w*|mangia\w*)\b/,
    ],
    not: /\b(?:logo|name|brand|patent\w*|design|cop(?:y|ied|ies|iano|ian)|copi\w*|kopier\w*|employee\w*|non compete|google|ads|reviews?|advert\w*|law|legal|hack\w*|defam\w*|data)\b/,
  },
];
