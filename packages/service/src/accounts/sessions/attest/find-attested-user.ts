import type { JWTPayload } from 'jose'
import { parseEmail } from '../../../foundation/addresses/parse-email.ts'
import { tryParse } from '../../../foundation/text/try-parse.ts'
import type { TrustedIssuer } from '../../../kernel/config/access-settings.ts'
import type { Repositories, UserRow } from '../../../kernel/storage/storage.ts'

/**
 * Finds the user whom a trusted token names; null when the project has no such user. An address counts only if both
 * sides verified it: the issuer says `email_verified`, and the user verified it in this project.
 */
export async function findAttestedUser(
  { users }: Pick<Repositories, 'users'>,
  projectId: string,
  { subjectClaim, subjectIs }: TrustedIssuer,
  claims: JWTPayload,
): Promise<UserRow | null> {
  const subject = claims[subjectClaim]
  // Text that cannot be an id is not passed to a query.
  if (typeof subject !== 'string' || !/^[^\p{Cc}\p{Cs}]{1,254}$/u.test(subject)) return null
  if (subjectIs === 'user_id') return users.findById(projectId, subject)
  if (subjectIs === 'external_id') return users.findByExternalId(projectId, subject)
  const email = claims.email_verified === true ? findParsedEmail(subject) : null
  const user = email && (await users.findByEmail(projectId, email.canonical))
  const own = user?.emails.find(
    (known) => findParsedEmail(known.email)?.canonical === email?.canonical,
  )
  return own?.verified ? user : null
}

const findParsedEmail = (text: string) => tryParse(() => parseEmail(text))
