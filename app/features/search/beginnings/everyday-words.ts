import type { Language } from "#app/languages/languages";

/**
 * Words of every day, in each language in the order in which a beginning stands for them: whoever types one letter after another finds its area from the third on,
 * and not only when the word is whole. The assistant knows an area for each.
 */
export const EVERYDAY_WORDS: Record<Language, string> = {
  en: "dismissal redundancy severance salary payroll overtime maternity contract invoices bookkeeping accountant taxes patent trademark copyright hiring recruitment fundraising investors merger acquisition cashflow loan visa immigration customs export advertising branding website hacking ransomware privacy leadership burnout franchise shareholder liability warehouse logistics sustainability",
  de: "kündigung kündigungsschutz abfindung arbeitsvertrag arbeitszeugnis gehalt elternzeit mutterschutz urlaubsanspruch überstunden steuern steuererklärung umsatzsteuer buchhaltung bilanz jahresabschluss vertrag mietvertrag gründung existenzgründung patent markenrecht urheberrecht lizenz bewerbung einstellung mitarbeiter investor finanzierung kredit fördermittel übernahme nachfolge einwanderung aufenthaltstitel visum export werbung website datenschutz hacker führung haftung gesellschaftsvertrag gesellschafter logistik nachhaltigkeit altersvorsorge betriebsrat abmahnung",
  fr: "licenciement congé congés démission préavis indemnité salaire prud’hommes contrat bail impôts impôt tva comptabilité comptable bilan facturation succession faillite brevet marque recrutement embauche investisseur financement prêt crédit subvention rachat fusion immigration visa douane exportation publicité piratage associé statuts responsabilité entrepôt logistique maternité harcèlement syndicat",
  es: "despido despidos indemnización finiquito salario nómina contrato alquiler impuestos impuesto contabilidad contable factura facturas sucesión patente marca licencia contratación inversor inversores financiación préstamo subvención fusión adquisición inmigración visado extranjería aduana exportación publicidad ciberseguridad liderazgo socio sociedad almacén logística maternidad vacaciones acoso sindicato",
  it: "licenziamento stipendio contratto imposte tasse contabilità commercialista bilancio fattura fatture successione brevetto marchio assunzione assunzioni investitore investitori finanziamento prestito fusione acquisizione immigrazione visto dogana esportazione pubblicità privacy ransomware leadership socio soci società magazzino logistica maternità dimissioni preavviso ferie sindacato",
};
