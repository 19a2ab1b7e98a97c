import type { RequestOf } from '@portico/contract'
import type { passkeys } from '@portico/contract/methods/passkeys'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server'
import type { IntermediateSession } from '../../accounts/sessions/intermediate-session.ts'
import { verifySufficientFactors } from '../../accounts/sessions/verify-sufficient-factors.ts'
import { toShownNames } from '../../declarations/passkeys/to-shown-names.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import type { SessionRow, UserRow } from '../../kernel/storage/storage.ts'
import { allowedAlgorithms } from '../../kernel/webauthn/verify-key.ts'
import { beginCeremony, ceremonyMs, registration } from './ceremony.ts'
import { verifyDomain } from './relying-party.ts'
import { toDescriptor } from './to-descriptor.ts'
import { toOneLine } from './to-one-line.ts'
import { chooseUserHandle, toOwnHandle } from './user-handle.ts'
import { verifyAutomaticUpgrade, verifyFreshSession } from './verify-fresh-session.ts'

/** The user who registers a passkey, and the page. */
export interface Registrant extends Pick<Call, 'project' | 'source'> {
  /** The origin of the page; null for a server. */
  readonly origin: string | null
  readonly user: UserRow
  /** The user's own session; null when the host's back end vouches for the user, and in a sign-in. */
  readonly session: SessionRow | null
  /** The sign-in to which the user adds the passkey as its second step. */
  readonly intermediate?: IntermediateSession
}

/** The options of the registration, as the caller sends them. */
type RegistrationOptions = RequestOf<typeof passkeys.registerStart>

/**
 * Starts a registration.
 *
 * @throws AuthError `invalid_webauthn_registration_domain`, `session_too_old_to_register_webauthn`,
 *   `insufficient_factors`, `unauthorized_action`, `bad_request`
 */
export async function startRegistration(
  dependencies: Dependencies,
  registrant: Registrant,
  options: RegistrationOptions,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { project, source, origin, user, session, intermediate } = registrant
  const { projectId } = project
  const { userId } = user
  const now = dependencies.clock.now()
  if (session) {
    // The factors are checked first, since a page can ask for a missing one at once, and an authenticator app's code
    // also makes the session fresh.
    verifySufficientFactors(user, session, now)
    verifyFreshSession(project, session, now)
  }
  const isAutomatic = options.conditional_mediation ?? false
  if (isAutomatic) verifyAutomaticUpgrade(project, session, now)
  const domain = verifyDomain(project, { domain: options.domain, origin })
  const existing = await dependencies.storage.passkeys.listOfUser(projectId, userId)
  const userHandle = options.override_id
    ? await toOwnHandle(dependencies, user, options.override_id)
    : chooseUserHandle(dependencies, user, existing)
  // Such a passkey signs in without another factor; another one is only a further factor.
  const isPasskey = intermediate ? true : (options.return_passkey_credential_options ?? false)
  const challenge = await beginCeremony(dependencies, projectId, registration, {
    domain,
    userId,
    sessionId: session?.sessionId ?? null,
    userHandle,
    userAgent: toOneLine((options.user_agent || source.userAgent).slice(0, 512)),
    isDiscoverable: isPasskey,
    isPersonNamedByHost: Boolean(options.override_name || options.override_display_name),
    isAutomatic,
    ...(intermediate && { intermediateId: intermediate.challengeId }),
  })
  const own = toShownNames(user, project.name)
  const name = options.override_name || own.name
  return {
    rp: { id: domain, name: project.passkeys.name ?? project.name },
    user: {
      id: userHandle,
      name,
      displayName: options.override_display_name || own.fullName || name,
    },
    challenge,
    pubKeyCredParams: allowedAlgorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: ceremonyMs,
    excludeCredentials: existing.filter((one) => one.domain === domain).map(toDescriptor),
    authenticatorSelection: {
      ...(options.authenticator_type && { authenticatorAttachment: options.authenticator_type }),
      residentKey: isPasskey ? 'required' : 'discouraged',
      requireResidentKey: isPasskey,
      userVerification: toUserVerification(registrant, isAutomatic),
    },
    attestation: 'none',
    extensions: { credProps: true },
  }
}

/** As a second step, a passkey has to be both factors at once. */
function toUserVerification(
  { project, intermediate }: Registrant,
  isAutomatic: boolean,
): ProjectConfig['passkeys']['userVerification'] {
  if (intermediate) return 'required'
  // A browser that creates a passkey without a prompt cannot verify the user.
  return isAutomatic ? 'preferred' : project.passkeys.userVerification
}
