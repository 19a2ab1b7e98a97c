import type { Repositories, UserRow } from '../../kernel/storage/storage.ts'
import { credentialLines } from '../../methods/all-methods.ts'

/**
 * Writes a user as a line that `users import` can read. Of several addresses it takes the first verified one, else the
 * first.
 *
 * @param secrets fields with secrets of the user's credentials; none to leave these out
 */
export function toPersonLine(user: UserRow, secrets: object = {}): string {
  const email = user.emails.find(({ verified }) => verified) ?? user.emails[0]
  const { first, middle, last } = user.name
  const name = {
    ...(first && { first_name: first }),
    ...(middle && { middle_name: middle }),
    ...(last && { last_name: last }),
  }
  return JSON.stringify({
    user_id: user.userId,
    ...(email && { email: email.email, email_verified: email.verified }),
    ...Object.assign({}, ...credentialLines.map((part) => part.write(user))),
    ...(Object.keys(name).length > 0 && { name }),
    ...(user.externalId !== null && { external_id: user.externalId }),
    ...(user.roles.length > 0 && { roles: user.roles }),
    ...(Object.keys(user.trustedMetadata).length > 0 && { trusted_metadata: user.trustedMetadata }),
    ...(Object.keys(user.untrustedMetadata).length > 0 && {
      untrusted_metadata: user.untrustedMetadata,
    }),
    created_at: new Date(user.createdAt).toISOString(),
    ...secrets,
  })
}

/** Reads the secrets of a user's credentials as fields of a line. */
export const readSecrets = async (storage: Repositories, user: UserRow): Promise<object> =>
  Object.assign(
    {},
    ...(await Promise.all(credentialLines.map((part) => part.readSecrets?.(storage, user)))),
  )
