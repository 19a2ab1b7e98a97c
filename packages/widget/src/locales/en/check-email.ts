/** The title of every screen that waits for a mail. */
export const checkEmailText = { 'emailConfirmation.title': 'Check your email' } as const
