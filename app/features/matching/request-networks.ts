/** Purposes under which a request's network is hashed: from an advisor of its topic, or from anybody else. */
export const NETWORK_OF_REQUEST = "open-first-requests";
export const NETWORK_OF_ADVISOR = "request of an advisor's network";
