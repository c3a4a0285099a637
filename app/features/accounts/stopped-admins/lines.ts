/** Advisory lock in which changes of people stand in line, so that two admins cannot remove each other. */
export const ROLES_LINE = 7_241_019;
/** That of saves of settings. Whoever stands in both is in that of people first. */
export const SETTINGS_LINE = 7_241_020;
