/**
 * True for what can be a client app's id (RFC 6749 A.1). Anything else is nobody's, and is never looked up: a
 * database may refuse to hold it.
 */
export const isClientId = (text: string): boolean => /^[\x20-\x7e]{1,2048}$/.test(text)
