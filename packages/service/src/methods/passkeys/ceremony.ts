/**
 * The one-time challenge between the start and the end of a ceremony. Only its hash is stored. The first answer that
 * names it consumes it, valid or not.
 */
import { limits } from '@portico/contract'
import { type Static, type TObject, Type } from 'typebox'
import { Value } from 'typebox/value'
import type { Dependencies } from '../../kernel/dependencies.ts'
import { issueToken, takeToken } from '../../kernel/issue-token.ts'

const OrNull = Type.Union([Type.String(), Type.Null()])

/** A kind of ceremony, and the schema of the data that its challenge carries. */
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
    /** Null when the host's back end started the registration. */
    sessionId: OrNull,
    /** base64url */
    userHandle: Type.String(),
    userAgent: Type.String(),
    /** True if the host chose the name under which the authenticator lists the user. */
    isPersonNamedByHost: Type.Boolean(),
    isDiscoverable: Type.Boolean(),
    /** True if the browser creates the passkey without a prompt: then the user need not have been present. */
    isAutomatic: Type.Boolean(),
    /** The sign-in that adds the passkey as its second step. */
    intermediateId: Type.Optional(Type.String()),
  }),
)

/** A sign-in with a passkey. */
export const authentication = defineCeremony(
  'webauthn_authentication',
  Type.Object({
    domain: Type.String(),
    /** Only this user's passkeys are accepted; null when the passkey itself identifies the user. */
    userId: OrNull,
    /** The session to which the passkey is added as a further factor. */
    sessionId: OrNull,
    /** The sign-in that the passkey completes. */
    intermediateId: Type.Optional(Type.String()),
  }),
)

/** The data that the challenge of a registration carries. */
export type RegistrationCeremony = Static<typeof registration.schema>

/** The data that the challenge of a sign-in carries. */
export type AuthenticationCeremony = Static<typeof authentication.schema>

type Ports = Pick<Dependencies, 'storage' | 'random' | 'keyRing' | 'clock'>

/** How long the ceremony may take; milliseconds. */
export const ceremonyMs = limits.passkey.challengeSeconds * 1000

/**
 * Starts a ceremony.
 *
 * @returns the challenge: 256 random bits, base64url
 */
export async function beginCeremony<Schema extends TObject>(
  ports: Ports,
  projectId: string,
  { kind }: CeremonyKind<Schema>,
  ceremony: Static<Schema> & Pick<AuthenticationCeremony, 'domain' | 'userId'>,
): Promise<string> {
  // Two tabs may each have a ceremony open.
  return issueToken(ports.storage, ports, {
    projectId,
    kind,
    // With this subject, a change of the user's credentials voids open ceremonies.
    subject: ceremony.userId ?? `passkeys of ${ceremony.domain}`,
    payload: ceremony,
    lifeMs: ceremonyMs,
  })
}

/**
 * Consumes a challenge.
 *
 * @returns null for a challenge that is expired, used, invented, or of another kind or project
 */
export async function takeCeremony<Schema extends TObject>(
  ports: Ports,
  projectId: string,
  { kind, schema }: CeremonyKind<Schema>,
  challenge: string,
): Promise<Static<Schema> | null> {
  const taken = await takeToken(ports.storage, ports, { projectId, kind }, challenge)
  return taken ? Value.Parse(schema, taken.payload) : null
}
