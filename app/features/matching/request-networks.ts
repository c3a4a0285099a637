/** As what it is kept from which network a request came: of an advisor of its topic, or of anybody else. */
export const NETWORK_OF_REQUEST = "open-first-requests";
export const NETWORK_OF_ADVISOR = "request of an advisor's network";
