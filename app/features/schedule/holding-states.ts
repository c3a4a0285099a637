/** While in one of these a consultation holds its advisor's time: the states of the constraint `consultations_one_moment`. */
export const HOLDING_STATES = ["requested", "countered", "accepted"] as const;
