/**
 * Returns true for a valid client id (RFC 6749 appendix A.1). Any other text is never looked up, since a database may
 * refuse to store it.
 */
export const isClientId = (text: string): boolean => /^[\x20-\x7e]{1,2048}$/.test(text)
