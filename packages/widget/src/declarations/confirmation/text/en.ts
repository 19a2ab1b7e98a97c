/** The words of every end of signing in. */
export const confirmationText = { 'success.title': 'Success!' } as const
