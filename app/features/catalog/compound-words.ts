/**
 * Words written as one, as two or with a hyphen, listed here as two. The database joins the same ones in advisors' texts (`compounds_in`; a test keeps both in
 * sync): a new word needs a migration that recreates the function.
 */
const WRITTEN_IN_TWO = `trade mark, start up, scale up, spin off, buy out, carve out, pay roll, book keeping, book keeper, fund raising, fund raiser,
  crowd funding, crowd fund, share holder, stake holder, share holding, cyber security, cyber attack, soft ware, web site, web shop, web page,
  e commerce, e mail, e learning, on boarding, on line, off line, out sourcing, off shoring, near shoring, free lance, free lancer, free lancing,
  white paper, news letter, copy right, copy writing, copy writer, re branding, re brand, re structuring, co founder, co working, sub contractor,
  sub contract, ware house, ware housing, work flow, work place, work shop, road map, whistle blower, whistle blowing, work force, cash flow,
  market place, bench mark, life cycle, turn over, take over, lay off, time line, block chain, chat bot, data base, help desk, land lord, non profit,
  micro finance, pre seed, anti trust, anti dumping, hand over, head hunter, head hunting, head count`;

const JOINED = new Map(
  WRITTEN_IN_TWO.split(",").map((compound): [string, [string, string]] => {
    const [first = "", second = ""] = compound.trim().split(/\s+/);
    return [first + second, [first, second]];
  }),
);

/** Both halves of every compound. */
export const COMPOUNDS: readonly (readonly [string, string])[] = [...JOINED.values()];

const PLURAL = /s$/;

/** Whether two consecutive folded words form a compound: 'trade' and 'marks'. */
export const isCompound = (first: string, second: string): boolean =>
  JOINED.has(first + second) || JOINED.has(first + second.replace(PLURAL, ""));

/** Merges adjacent items whose words form a compound, using `join`. From left to right, each item once. */
export function joinCompounds<Item>(
  items: readonly Item[],
  wordOf: (item: Item) => string,
  join: (first: Item, second: Item) => Item,
): Item[] {
  const joined: Item[] = [];
  for (let index = 0; index < items.length; index += 1) {
    const [item, next] = [items[index]!, items[index + 1]];
    if (next !== undefined && isCompound(wordOf(item), wordOf(next))) {
      joined.push(join(item, next));
      index += 1;
    } else joined.push(item);
  }
  return joined;
}
