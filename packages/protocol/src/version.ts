/** The version in every address. A change that an old client can't understand gets a new number. */
export const API_VERSION = 1;

/** The path under which a server has its API. */
export const API_ROOT = `/api/v${API_VERSION}`;
