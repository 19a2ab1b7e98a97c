/** The section of the account that users find it in. */
export const accountSection = 'accounts'
