import { toShownAddress } from '../../declarations/crypto/wallet-address.ts'
import type { PasswordRow } from '../../declarations/passwords/password-store.ts'
import type { UserRow } from '../../kernel/storage/storage.ts'

/**
 * Writes a user as a line that `users import` can read. Of several addresses it takes the first verified one, else the
 * first; likewise for numbers.
 *
 * @param password null leaves the hash out
 */
export function toPersonLine(user: UserRow, password: PasswordRow | null): string {
  const email = user.emails.find(({ verified }) => verified) ?? user.emails[0]
  const { phones, cryptoWallets } = user.credentials
  const phone = phones.find(({ verified }) => verified) ?? phones[0]
  const { first, middle, last } = user.name
  const name = {
    ...(first && { first_name: first }),
    ...(middle && { middle_name: middle }),
    ...(last && { last_name: last }),
  }
  return JSON.stringify({
    user_id: user.userId,
    ...(email && { email: email.email, email_verified: email.verified }),
    ...(phone && { phone_number: phone.phoneNumber, phone_number_verified: phone.verified }),
    ...(cryptoWallets.length > 0 && {
      crypto_wallets: cryptoWallets.map((wallet) => ({
        crypto_wallet_type: wallet.type,
        crypto_wallet_address: toShownAddress(wallet),
        ...(wallet.chainId !== null && { chain_id: wallet.chainId }),
      })),
    }),
    ...(Object.keys(name).length > 0 && { name }),
    ...(user.externalId !== null && { external_id: user.externalId }),
    ...(user.roles.length > 0 && { roles: user.roles }),
    ...(Object.keys(user.trustedMetadata).length > 0 && { trusted_metadata: user.trustedMetadata }),
    ...(Object.keys(user.untrustedMetadata).length > 0 && {
      untrusted_metadata: user.untrustedMetadata,
    }),
    created_at: new Date(user.createdAt).toISOString(),
    ...(password && {
      password: {
        format: 'portico',
        hash: password.hash,
        ...(password.requiresReset && { requires_reset: true }),
      },
    }),
  })
}
