const LONGEST = 60;

/**
 * The network a caller counts as: an IPv4 address, however it is written, or the /64 of an IPv6 address, because a single subscriber commands that
 * many. A port, which some proxies write behind it, is none of it. What is no address is taken as it is.
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

/** '203.0.113.7:4711' and '[2001:db8::1]:4711' without what follows the address; an IPv6 address without brackets has no port. */
function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d*)?$/.exec(address)?.[1];
  return bracketed ?? /^([\d.]+):\d*$/.exec(address)?.[1] ?? address;
}

/** The eight groups of an address that the URL parser has already brought into its one shortest form. */
function expand(host: string): number[] {
  const [head = "", tail] = host.split("::");
  const front = head ? head.split(":") : [];
  const back = tail ? tail.split(":") : [];
  const missing = tail === undefined ? 0 : 8 - front.length - back.length;
  return [...front, ...Array(missing).fill("0"), ...back].map((group) => Number.parseInt(group, 16));
}
