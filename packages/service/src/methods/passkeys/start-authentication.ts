import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import { authentication, beginCeremony, ceremonyMs } from './ceremony.ts'
import { verifyDomain } from './relying-party.ts'
import { toDescriptor } from './to-descriptor.ts'

/** Who is to prove a passkey, and where. */
export interface Claimant extends Pick<Call, 'project'> {
  /** Of the page; null for a server. */
  readonly origin: string | null
  readonly domain: string
  /** Whose passkeys alone are good; null when the passkey itself is to say who it is. */
  readonly userId: string | null
  /** The session that it is to be a further proof in. */
  readonly sessionId: string | null
}

/**
 * Begins a sign-in by passkey. When nobody is named, no passkey is either: the answer tells nothing of
 * anybody.
 *
 * @throws AuthError `invalid_webauthn_registration_domain`, `no_active_webauthn_registrations`
 */
export async function startAuthentication(
  dependencies: Dependencies,
  claimant: Claimant,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { project, userId, sessionId } = claimant
  const domain = verifyDomain(project, claimant)
  const allowCredentials =
    userId === null ? [] : await listDescriptors(dependencies, project.projectId, userId, domain)
  const challenge = await beginCeremony(dependencies, project.projectId, authentication, {
    domain,
    userId,
    sessionId,
  })
  return {
    challenge,
    timeout: ceremonyMs,
    rpId: domain,
    allowCredentials,
    userVerification: project.passkeys.userVerification,
  }
}

async function listDescriptors(
  { storage }: Dependencies,
  projectId: string,
  userId: string,
  domain: string,
) {
  const passkeys = await storage.passkeys.listOfUser(projectId, userId)
  const fitting = passkeys.filter((passkey) => passkey.domain === domain)
  if (fitting.length === 0) throw new AuthError('no_active_webauthn_registrations')
  return fitting.map(toDescriptor)
}
