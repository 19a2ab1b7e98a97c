/** Texts for a user who cancelled at a provider. */
export const cancelledText = {
  'oauth.cancelled': 'You cancelled the sign-in. Choose how you want to continue.',
} as const
