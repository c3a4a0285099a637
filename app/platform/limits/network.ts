const LONGEST = 60;

/**
 * The network that a caller counts as: an IPv4 address in any notation, or the /64 of an IPv6 address, because a single subscriber controls
 * all of it. Ignores a port that some proxies append. Anything that is not an address is returned as it is.
 */
export function networkOf(address: string): string {
  const plain = withoutPort(address.trim().slice(0, LONGEST)).toLowerCase();
  const host = URL.parse(`http://[${plain.split("%")[0]}]/`)?.hostname.slice(1, -1);
  if (!host) return plain;
  const groups = expand(host);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join(".");
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/**
 * The limit of a wider network as a multiple of one /64: hosters and tunnels hand out a /56 or a /48 (256 and 65,536 of them) to anyone,
 * while a /48 may also be many households.
 */
const WIDER = [
  { bits: 56, times: 2 },
  { bits: 48, times: 4 },
];
const IS_64 = /^([\da-f]+:[\da-f]+:[\da-f]+):([\da-f]+)::\/64$/;

/** All networks that a caller counts as, the narrowest first, and the multiple of the limit for each. */
export function networksOf(address: string): { network: string; times: number }[] {
  const network = networkOf(address);
  const [, site, subnet = ""] = IS_64.exec(network) ?? [];
  const own = { network, times: 1 };
  if (!site) return [own];
  const cut = (bits: number) => (Number.parseInt(subnet, 16) & (0xffff << (64 - bits)) & 0xffff).toString(16);
  return [own, ...WIDER.map(({ bits, times }) => ({ network: `${site}:${cut(bits)}::/${bits}`, times }))];
}

/** The group with which a caller shares fair queueing: the widest of their networks. */
export const sharersOf = (address: string) => networksOf(address).at(-1)?.network ?? "";

/** Strips the port from '203.0.113.7:4711' and '[2001:db8::1]:4711'; an IPv6 address without brackets has no port. */
function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d*)?$/.exec(address)?.[1];
  return bracketed ?? /^([\d.]+):\d*$/.exec(address)?.[1] ?? address;
}

/** The eight groups of an address that the URL parser has already normalized to its shortest form. */
function expand(host: string): number[] {
  const [head = "", tail] = host.split("::");
  const front = head ? head.split(":") : [];
  const back = tail ? tail.split(":") : [];
  const missing = tail === undefined ? 0 : 8 - front.length - back.length;
  return [...front, ...Array(missing).fill("0"), ...back].map((group) => Number.parseInt(group, 16));
}
