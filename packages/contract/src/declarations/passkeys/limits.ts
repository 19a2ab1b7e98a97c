export const passkeyAutofillRetries = 5
/** Passkeys: how long a ceremony may take, and how many passkeys a user may have. */
export const passkey = { challengeSeconds: 300, perPerson: 50, nameLength: 128 } as const
