/** The version in every address. A change that an old client can't understand gets a new number. */
export const API_VERSION = 1;

/** Where the API begins on a server. */
export const API_ROOT = `/api/v${API_VERSION}`;
