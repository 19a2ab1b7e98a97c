/**
 * The one-time challenge between the start of a ceremony and its end. Only its hash is kept; it is used up
 * by the first answer that names it, whatever becomes of that answer.
 */
import { limits } from '@portico/contract'
import { createToken, createUuid, isToken } from '../../create-id.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { ChallengeRow } from '../../storage/storage.ts'

/** What a challenge of a registration was made for. */
export interface RegistrationCeremony {
  readonly domain: string
  readonly userId: string
  /** Null for one that the host's back end began. */
  readonly sessionId: string | null
  /** base64url */
  readonly userHandle: string
  readonly userAgent: string
  /** The host chose under which name the authenticator shows the person. */
  readonly isPersonNamedByHost: boolean
  readonly isDiscoverable: boolean
  /** Made by the browser without asking: then nobody need have been present. */
  readonly isAutomatic: boolean
}

/** What a challenge of a sign-in was made for. */
export interface AuthenticationCeremony {
  readonly domain: string
  /** Whose passkeys alone are good; null when the passkey itself says who it is. */
  readonly userId: string | null
  /** The session that it is a further proof in. */
  readonly sessionId: string | null
}

interface Ceremonies {
  readonly webauthn_registration: RegistrationCeremony
  readonly webauthn_authentication: AuthenticationCeremony
}

type Kind = keyof Ceremonies
type Ports = Pick<Dependencies, 'storage' | 'random' | 'keyRing' | 'clock'>

/** How long an authenticator may take; milliseconds. */
export const ceremonyMs = limits.passkey.challengeSeconds * 1000

/** Begins a ceremony. @returns the challenge: 256 random bits, base64url */
export async function beginCeremony<K extends Kind>(
  { storage, random, keyRing, clock }: Ports,
  projectId: string,
  kind: K,
  ceremony: Ceremonies[K],
): Promise<string> {
  const challenge = createToken(random)
  const now = clock.now()
  await storage.challenges.issue(
    {
      projectId,
      challengeId: createUuid(random),
      kind,
      // By it a change of the person's credentials voids what is open.
      subject: ceremony.userId ?? `passkeys of ${ceremony.domain}`,
      secretHash: keyRing.hashToken(challenge),
      payload: { ...ceremony },
      createdAt: now,
      expiresAt: now + ceremonyMs,
    },
    // Two tabs may be at it at once.
    { supersede: false },
  )
  return challenge
}

/**
 * Uses a challenge up.
 *
 * @returns null for one that is over, used, of another kind or project, or made up
 */
export async function takeCeremony<K extends Kind>(
  { storage, keyRing, clock }: Ports,
  projectId: string,
  kind: K,
  challenge: string,
): Promise<Ceremonies[K] | null> {
  if (!isToken(challenge)) return null
  const now = clock.now()
  const hash = keyRing.hashToken(challenge)
  const found = await storage.challenges.findBySecret(projectId, kind, hash, now)
  // Of parallel answers one gets it.
  const taken = found && (await storage.challenges.consume(projectId, kind, found.challengeId, now))
  return taken ? readPayload<Ceremonies[K]>(taken) : null
}

function readPayload<Ceremony>({ payload }: ChallengeRow): Ceremony {
  // Written by `beginCeremony` alone, under this very kind.
  return payload as unknown as Ceremony
}
