import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server'
import { verifySufficientFactors } from '../../accounts/sessions/verify-sufficient-factors.ts'
import type { PasskeyRow } from '../../declarations/passkeys/passkey-store.ts'
import { toShownNames } from '../../declarations/passkeys/to-shown-names.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import type { SessionRow, UserRow } from '../../kernel/storage/storage.ts'
import { beginCeremony, ceremonyMs, registration } from './ceremony.ts'
import { verifyDomain } from './relying-party.ts'
import { toDescriptor } from './to-descriptor.ts'
import { toOneLine } from './to-one-line.ts'
import { chooseUserHandle, toOwnHandle } from './user-handle.ts'
import { verifyAutomaticUpgrade, verifyFreshSession } from './verify-fresh-session.ts'
import { allowedAlgorithms } from './verify-key.ts'

/** The user who registers a passkey, and the page. */
export interface Registrant extends Pick<Call, 'project' | 'source'> {
  /** The origin of the page; null for a server. */
  readonly origin: string | null
  readonly user: UserRow
  /** The user's own session; null when the host's back end vouches for the user. */
  readonly session: SessionRow | null
}

/** The options of the registration. */
export interface RegistrationOptions {
  readonly domain: string
  readonly userAgent?: string | undefined
  readonly authenticatorType?: 'platform' | 'cross-platform' | '' | undefined
  /** True for a passkey that signs in without another factor; false for one that is only a further factor. */
  readonly isPasskey: boolean
  readonly isAutomatic?: boolean | undefined
  readonly overrideId?: string | undefined
  readonly overrideName?: string | undefined
  readonly overrideDisplayName?: string | undefined
}

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
  const { project, source, origin, user, session } = registrant
  const { projectId } = project
  const { userId } = user
  const now = dependencies.clock.now()
  if (session) {
    // The factors are checked first, since a page can ask for a missing one at once, and an authenticator app's code
    // also makes the session fresh.
    verifySufficientFactors(user, session, now)
    verifyFreshSession(project, session, now)
  }
  const isAutomatic = options.isAutomatic ?? false
  if (isAutomatic) verifyAutomaticUpgrade(project, session, now)
  const domain = verifyDomain(project, { domain: options.domain, origin })
  const existing = await dependencies.storage.passkeys.listOfUser(projectId, userId)
  const userHandle = options.overrideId
    ? await toOwnHandle(dependencies, user, options.overrideId)
    : chooseUserHandle(dependencies, user, existing)
  const challenge = await beginCeremony(dependencies, projectId, registration, {
    domain,
    userId,
    sessionId: session?.sessionId ?? null,
    userHandle,
    userAgent: toOneLine((options.userAgent || source.userAgent).slice(0, 512)),
    isDiscoverable: options.isPasskey,
    isPersonNamedByHost: Boolean(options.overrideName || options.overrideDisplayName),
    isAutomatic,
  })
  return toOptions(registrant, { options, domain, userHandle, challenge, isAutomatic, existing })
}

function toOptions(
  { project, user }: Registrant,
  made: {
    readonly options: RegistrationOptions
    readonly domain: string
    readonly userHandle: string
    readonly challenge: string
    readonly isAutomatic: boolean
    readonly existing: readonly PasskeyRow[]
  },
): PublicKeyCredentialCreationOptionsJSON {
  const { options, domain } = made
  const own = toShownNames(user, project.name)
  const name = options.overrideName || own.name
  return {
    rp: { id: domain, name: project.passkeys.name ?? project.name },
    user: {
      id: made.userHandle,
      name,
      displayName: options.overrideDisplayName || own.fullName || name,
    },
    challenge: made.challenge,
    pubKeyCredParams: allowedAlgorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: ceremonyMs,
    excludeCredentials: made.existing.filter((one) => one.domain === domain).map(toDescriptor),
    authenticatorSelection: {
      ...(options.authenticatorType && { authenticatorAttachment: options.authenticatorType }),
      residentKey: options.isPasskey ? 'required' : 'discouraged',
      requireResidentKey: options.isPasskey,
      // A browser that creates a passkey without a prompt cannot verify the user.
      userVerification: made.isAutomatic ? 'preferred' : project.passkeys.userVerification,
    },
    attestation: 'none',
    extensions: { credProps: true },
  }
}
