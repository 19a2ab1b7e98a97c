/** Crypto wallets: how long a message may wait for its signature, and how many wallets a user may have. */
export const cryptoWallet = { challengeSeconds: 300, perPerson: 50 } as const
