/** How a field writes a plain number ('1500.50'), and the reverse. Anything else is left unchanged, to be rejected or read as it is. */
export interface Spelling {
  typed: (plain: string) => string;
  plain: (typed: string) => string;
}

interface Written {
  decimal: "." | ",";
  /** No amount has three decimals, so where a separator marks thousands, three digits after it are thousands. */
  grouped: RegExp;
  parted: RegExp;
}

const spelling = ({ decimal, grouped, parted }: Written): Spelling => {
  return {
    typed: (plain) => plain.replace(/^(\d+)\.(\d{1,2})$/, `$1${decimal}$2`),
    plain(typed) {
      const [, units, decimals] = grouped.exec(typed.trim()) ?? [];
      const ungrouped = units === undefined ? typed : units.replaceAll(/\D/g, "") + (decimals ? decimal + decimals : "");
      return ungrouped.replace(parted, "$1.$2");
    },
  };
};

const POINT = spelling({ decimal: ".", grouped: /^([1-9]\d{0,2}(?:[,'’\s]\d{3})+)(?:\.(\d{1,2}))?$/, parted: /^(\d+)\.(\d{1,2})$/ });
const COMMA = spelling({ decimal: ",", grouped: /^([1-9]\d{0,2}(?:[.'’\s]\d{3})+)(?:,(\d{1,2}))?$/, parted: /^(\d+),(\d{1,2})$/ });

/** Derives a person's decimal and thousands separators from how they write one and a half. */
export const spelledLike = (oneAndAHalf: string): Spelling => (oneAndAHalf.includes(",") ? COMMA : POINT);

/** Returns the separators of a language. */
export const spellingIn = (language: string): Spelling => spelledLike(new Intl.NumberFormat(language).format(1.5));
