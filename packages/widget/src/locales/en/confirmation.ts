/** Texts of the last screen of a sign-in. */
export const confirmationText = { 'success.title': 'Success!' } as const
