/** States in which a consultation blocks its advisor's time; the same as in the constraint `consultations_one_moment`. */
export const HOLDING_STATES = ["requested", "countered", "accepted"] as const;
