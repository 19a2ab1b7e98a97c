import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import { authentication, beginCeremony, ceremonyMs } from './ceremony.ts'
import { verifyDomain } from './relying-party.ts'
import { toDescriptor } from './to-descriptor.ts'

/** The user who is to prove a passkey, if known, and the page. */
export interface Claimant extends Pick<Call, 'project'> {
  /** The origin of the page; null for a server. */
  readonly origin: string | null
  readonly domain: string
  /** Only this user's passkeys are accepted; null when the passkey itself identifies the user. */
  readonly userId: string | null
  /** The session to which the passkey is to be added as a further factor. */
  readonly sessionId: string | null
  /** The sign-in that the passkey is to complete. */
  readonly intermediateId?: string
}

/**
 * Starts a sign-in with a passkey. Without a named user, the answer lists no passkeys, so that it reveals nothing about
 * any account.
 *
 * @throws AuthError `invalid_webauthn_registration_domain`, `no_active_webauthn_registrations`
 */
export async function startAuthentication(
  dependencies: Dependencies,
  claimant: Claimant,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { project, userId, sessionId, intermediateId } = claimant
  const domain = verifyDomain(project, claimant)
  const allowCredentials =
    userId === null ? [] : await listDescriptors(dependencies, project.projectId, userId, domain)
  const challenge = await beginCeremony(dependencies, project.projectId, authentication, {
    domain,
    userId,
    sessionId,
    ...(intermediateId !== undefined && { intermediateId }),
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
