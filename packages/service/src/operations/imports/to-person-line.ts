import type { ExportedCredentials } from '../../declarations/all-declarations.ts'
import type { KeyRing } from '../../kernel/keys/key-ring.ts'
import type { UserRow } from '../../kernel/storage/storage.ts'
import { credentialLines } from '../../methods/all-methods.ts'

/** What a line contains beside the fields of the user. */
export interface PersonLineParts {
  readonly credentials: ExportedCredentials
  readonly keyRing: KeyRing
  /** Writes secrets too: the hash of the password, and what an authenticator app shares with the service. */
  readonly withSecrets: boolean
}

/**
 * Writes a user as a line that `users import` can read. Of several addresses it takes the first verified one, else the
 * first.
 */
export function toPersonLine(user: UserRow, parts: PersonLineParts): string {
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
    ...writeCredentials(parts, false),
    ...(Object.keys(name).length > 0 && { name }),
    ...(user.externalId !== null && { external_id: user.externalId }),
    ...(user.locale !== null && { locale: user.locale }),
    ...(user.pictureUrl !== null && { picture_url: user.pictureUrl }),
    ...(user.roles.length > 0 && { roles: user.roles }),
    ...(user.secondStep !== null && { second_step: user.secondStep }),
    ...(Object.keys(user.trustedMetadata).length > 0 && { trusted_metadata: user.trustedMetadata }),
    ...(Object.keys(user.untrustedMetadata).length > 0 && {
      untrusted_metadata: user.untrustedMetadata,
    }),
    created_at: new Date(user.createdAt).toISOString(),
    ...(user.blockedAt !== null && { blocked_at: new Date(user.blockedAt).toISOString() }),
    ...(user.deletion && {
      deletion: {
        requested_at: new Date(user.deletion.requestedAt).toISOString(),
        deletes_at: new Date(user.deletion.deletesAt).toISOString(),
        ...(user.deletion.timeZone !== null && { time_zone: user.deletion.timeZone }),
      },
    }),
    ...(user.stepOfferedAt !== null && {
      step_offered_at: new Date(user.stepOfferedAt).toISOString(),
    }),
    ...(user.exportedAt !== null && { exported_at: new Date(user.exportedAt).toISOString() }),
    ...(parts.withSecrets && writeCredentials(parts, true)),
  })
}

const writeCredentials = ({ credentials, keyRing }: PersonLineParts, areHidden: boolean): object =>
  Object.assign(
    {},
    ...credentialLines
      .filter((line) => (line.isSecret ?? false) === areHidden)
      .map((line) => line.write(credentials[line.kind], { keyRing })),
  )
