/**
 * The one-time challenge between the start of a ceremony and its end. Only its hash is kept; it is used up
 * by the first answer that names it, whatever becomes of that answer.
 */
import { limits } from '@portico/contract'
import { type Static, type TObject, Type } from 'typebox'
import { Value } from 'typebox/value'
import { createToken, createUuid, isToken } from '../../foundation/create-id.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'

const OrNull = Type.Union([Type.String(), Type.Null()])

/** A kind of ceremony, and what its challenge is made for. */
interface CeremonyKind<Schema> {
  readonly kind: 'webauthn_registration' | 'webauthn_authentication'
  readonly schema: Schema
}

const defineCeremony = <Schema extends TObject>(
  kind: CeremonyKind<Schema>['kind'],
  schema: Schema,
): CeremonyKind<Schema> => ({ kind, schema })

/** The registration of a passkey. */
export const registration = defineCeremony(
  'webauthn_registration',
  Type.Object({
    domain: Type.String(),
    userId: Type.String(),
    /** Null for one that the host's back end began. */
    sessionId: OrNull,
    /** base64url */
    userHandle: Type.String(),
    userAgent: Type.String(),
    /** The host chose under which name the authenticator shows the person. */
    isPersonNamedByHost: Type.Boolean(),
    isDiscoverable: Type.Boolean(),
    /** Made by the browser without asking: then nobody need have been present. */
    isAutomatic: Type.Boolean(),
  }),
)

/** A sign-in by a passkey. */
export const authentication = defineCeremony(
  'webauthn_authentication',
  Type.Object({
    domain: Type.String(),
    /** Whose passkeys alone are good; null when the passkey itself says who it is. */
    userId: OrNull,
    /** The session that it is a further proof in. */
    sessionId: OrNull,
  }),
)

/** What a challenge of a registration was made for. */
export type RegistrationCeremony = Static<typeof registration.schema>

/** What a challenge of a sign-in was made for. */
export type AuthenticationCeremony = Static<typeof authentication.schema>

type Ports = Pick<Dependencies, 'storage' | 'random' | 'keyRing' | 'clock'>

/** How long an authenticator may take; milliseconds. */
export const ceremonyMs = limits.passkey.challengeSeconds * 1000

/** Begins a ceremony. @returns the challenge: 256 random bits, base64url */
export async function beginCeremony<Schema extends TObject>(
  { storage, random, keyRing, clock }: Ports,
  projectId: string,
  { kind }: CeremonyKind<Schema>,
  ceremony: Static<Schema> & Pick<AuthenticationCeremony, 'domain' | 'userId'>,
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
export async function takeCeremony<Schema extends TObject>(
  { storage, keyRing, clock }: Ports,
  projectId: string,
  { kind, schema }: CeremonyKind<Schema>,
  challenge: string,
): Promise<Static<Schema> | null> {
  if (!isToken(challenge)) return null
  const now = clock.now()
  const hash = keyRing.hashToken(challenge)
  const found = await storage.challenges.findBySecret(projectId, kind, hash, now)
  // Of parallel answers one gets it.
  const taken = found && (await storage.challenges.consume(projectId, kind, found.challengeId, now))
  return taken ? Value.Parse(schema, taken.payload) : null
}
