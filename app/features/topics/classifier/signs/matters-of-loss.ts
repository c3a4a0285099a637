import type { PlainMatter } from "./plain-matter";

/** What somebody loses or gives up: an account that a stranger uses, a mark that others print, a job, a firm that is sold. */
export const MATTERS_OF_LOSS: readonly PlainMatter[] = [
  {
    // A mailbox, an account or a page that somebody unknown has got into.
    areas: { Cybersecurity: 0.6, "Risk Management": 0.1 },
    signs: [
      /\b(?:mail ?box|inbox|e ?mails?|accounts?|instagram|facebook|website|page|postfach|\w*konto|mailkonto|messagerie|boite mail|compte|site|correo|buzon|cuenta|pagina|posta|casella|profilo)\b/,
      /\b(?:strangers?|unknown (?:person|people|man)|somebody unknown|someone unknown|fremder?|unbekannte[rn]?|inconnue?s?|desconocid[oa]s?|sconosciut[oi]|estran[ei])\b/,
      /\b(?:(?:logged|logs|logging|got|gets|broke|breaks) in(?:to)?|taken over|took over|has access|writes? (?:in|to)|wrote|(?:has|was|been) hacked|eingeloggt|eingedrungen|angemeldet|ubernommen|gehackt|verschick\w*|connectee?s?|entres?|pirate\w*|pris le controle|publie\w*|entrado|metid[oa]|metio|se ha conectado|hackead[oa]|escribe\w*|entrat[oi]|collegat[oi]|preso il controllo|hackerat[oa]|scriv\w+)\b/,
    ],
    not: /\b(?:support|friendly|welcome|sales|new customers?|neukunden|leads?)\b/,
  },
  {
    // What shows one's mark, made and sold by others who have not asked.
    areas: { "Intellectual Property": 0.6, "Brand Strategy": 0.1 },
    signs: [
      /\b(?:our|my|unser\w*|mein\w*|notre|nos|mon|mes|nuestr[oa]s?|mis?|nostr[oiae]|mio|mia|miei|mie)\b/,
      /\b(?:crests?|coat of arms|logos?|mascots?|emblems?|patterns?|drawings?|designs?|\w*wappen|maskottchen|muster|zeichnung\w*|blasons?|armoiries|mascottes?|motifs?|dessins?|escudos?|mascotas?|dibujos?|disenos?|stemm[ai]|disegn[io]|marchi)\b/,
      /\b(?:sells?|selling|prints?|printing|uses?|verkauft|verkaufen|druckt|drucken|benutzt|vend|vendent|imprime|imprimen|impriment|vende|venden|vendono|stampa|stampano)\b/,
      /\b(?:without (?:asking|permission|being asked|our consent)|(?:never|nobody|not) asked|ohne (?:zu fragen|erlaubnis|uns zu fragen)|(?:nie|nicht) gefragt|sans (?:nous |me )?(?:demander|autorisation|permission)|sin (?:pedir\w*|permiso|preguntar\w*|autorizacion)|senza (?:chieder\w*|permesso|autorizzazione))\b/,
    ],
  },
  {
    // A job that is lost, and what is paid for it.
    areas: { "Employment Law": 0.65, "Human Resources": 0.1 },
    signs: [
      /\b(?:(?:lost|losing) my (?:job|work|position)|let me go|made (?:me )?redundant|laid (?:me )?off|sacked|fired|(?:arbeit|stelle|job|arbeitsplatz) verloren|gekundigt|entlassen|perdu mon (?:emploi|travail|poste|boulot)|licenciee?|vire[e]?|perdido (?:mi|el) (?:trabajo|empleo|puesto)|despedid[oa]|despidieron|perso il (?:lavoro|posto)|licenziat[oa])\b/,
      /\b(?:severance|redundancy (?:pay|money)|pay ?off|\w*abfindung|abfindungen|abfindungs\w*|indemnites?|indemnizacion\w*|finiquito|buonuscita|liquidazione|tfr)\b/,
    ],
    not: /\b(?:(?:my|our) (?:employee|worker|staff|driver)\w*|mein\w* (?:mitarbeiter|angestellt)\w*|(?:mon|ma|notre) (?:salarie|employe)\w*|mi emplead[oa]|nuestr[oa] emplead[oa]|(?:mio|nostro) dipendente|invest\w*|anleg\w*|tax(?:es)?|steuer\w*|impots?|impuestos?|tass[ea]|bakery|own business|selbststandig|start a|open a)\b/,
  },
  {
    // A firm of one's own that is to be sold as a whole.
    areas: { "Mergers and Acquisitions": 0.6, "Private Equity": 0.1 },
    signs: [
      /\b(?:(?:sell|selling) (?:off )?(?:the|our|my) (?:(?:family|whole|entire|small|old|parents|dental|late) (?:s )?){0,2}(?:hotel|inn|farm|bakery|garage|shop|business|firm|company|practice|restaurant|pub|workshop|brewery|winery|nursery|pharmacy|guest ?house)(?! (?:s|vouchers?|rooms?|products?|bread|online))|(?:den|unseren|meinen|das|unser|mein|die|unsere|meine) (?:hof|betrieb|hotel|gasthof|gasthaus|laden|firma|unternehmen|restaurant|praxis|werkstatt|backerei|tischlerei|schreinerei|gartnerei|brauerei|apotheke|weingut)(?: der familie| meiner eltern)? (?:zu )?verkaufen|mussen verkaufen|(?:vendre|vends|vendons) (?:le|la|l|notre|mon|ma) (?:hotel|ferme|boulangerie|garage|magasin|commerce|entreprise|societe|restaurant|auberge|pharmacie|domaine|atelier|cabinet)(?! en ligne)|(?:vender|vendo|vendemos) (?:el|la|mi|nuestr[oa]) (?:hotel|finca|granja|panaderia|taller|tienda|negocio|empresa|restaurante|bodega|farmacia|bar|consulta)|(?:vendere|vendo|vendiamo) (?:l|il|la|lo|(?:il |la )?(?:mio|mia|nostro|nostra)) ?(?:albergo|hotel|azienda|fattoria|panificio|officina|negozio|ditta|ristorante|cantina|farmacia|studio|bar|attivita))\b/,
      /\b(?:family|brother|sister|parents|kids|children|nobody takes|retire|land|building|vineyards?|worth|ask for it|at an end|familie|bruder|schwester|eltern|kinder|ubernimmt|rente|ruhestand|wert|am ende|frere|soeur|enfants|retraite|murs|prix|terres?|vignes|hermanos?|hermanas?|padres|hijos|jubil\w*|vinedos|terrenos?|vale|famille|familia|famiglia|fratell[oi]|sorell[ae]|genitori|figli|pensione|terren[oi]|vigne|valore)\b/,
    ],
    not: /\b(?:online|vouchers?|gutschein\w*|instagram|im netz|internet|a third|shares?|stake|anteil\w*|rent it back|franchise\w*)\b/,
  },
];
