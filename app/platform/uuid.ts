const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text is written as a UUID, in capitals or without: anything else would be an error of the database's type. */
export const isUuid = (text: string): boolean => UUID.test(text);
