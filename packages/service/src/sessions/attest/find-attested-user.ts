import type { JWTPayload } from 'jose'
import { type ParsedEmail, parseEmail } from '../../addresses/parse-email.ts'
import type { TrustedIssuer } from '../../config/config.ts'
import type { Repositories, UserRow } from '../../storage/storage.ts'

/**
 * Finds whom a trusted token speaks of; null when it is nobody of the project. An address counts only where
 * both sides proved it: the issuer says `email_verified`, and the person proved it to us.
 */
export async function findAttestedUser(
  { users }: Pick<Repositories, 'users'>,
  projectId: string,
  { subjectClaim, subjectIs }: TrustedIssuer,
  claims: JWTPayload,
): Promise<UserRow | null> {
  const subject = claims[subjectClaim]
  // What no id of ours can be reaches no query.
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

function findParsedEmail(text: string): ParsedEmail | null {
  try {
    return parseEmail(text)
  } catch {
    return null
  }
}
