import { BlockList, isIPv4, isIPv6 } from "node:net";

/** Private networks, this host, and non-addresses (IANA's special-purpose registries). */
const CLOSED_V4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
];

/** Exceptions within the public part of IPv6: tunnels with an embedded IPv4 address, and documentation examples. */
const CLOSED_V6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

const closed = listOf(CLOSED_V4, "ipv4");
const open = listOf(["2000::/3"], "ipv6");
const closedWithin = listOf(CLOSED_V6, "ipv6");

/** Whether an IP address is publicly reachable: the only kind the server connects to on a person's behalf (security, V23). */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, "ipv4");
  return isIPv6(address) && open.check(address, "ipv6") && !closedWithin.check(address, "ipv6");
}

function listOf(networks: readonly string[], family: "ipv4" | "ipv6") {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", prefix] = network.split("/");
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
}
