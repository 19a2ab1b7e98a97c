/** The token between the provider's answer and the page that signs in with it. */
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { createId } from '../../foundation/create-id.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import { issueToken } from '../../kernel/issue-token.ts'
import type { ChallengeRow, Repositories } from '../../kernel/storage/storage.ts'
import type { Identity } from './upstream/upstream.ts'

const lifeMs = 5 * 60_000

const OrNull = Type.Union([Type.String(), Type.Null()])

const TokensSchema = Type.Object({
  accessToken: Type.String(),
  refreshToken: OrNull,
  idToken: OrNull,
  scopes: Type.Array(Type.String()),
  expiresAt: Type.Union([Type.Number(), Type.Null()]),
})

const IdentitySchema = Type.Object({
  providerId: Type.String(),
  providerType: Type.String(),
  issuer: Type.String(),
  profile: Type.Object({
    subject: Type.String(),
    email: OrNull,
    isEmailVerified: Type.Boolean(),
    isEmailConfirmable: Type.Optional(Type.Boolean()),
    name: Type.Optional(Type.Object({ first: Type.String(), last: Type.String() })),
    pictureUrl: Type.Optional(Type.String()),
    locale: Type.Optional(Type.String()),
  }),
  tokens: TokensSchema,
})

/** The user to whom the account is to be linked. */
export const AttachSchema = Type.Object({
  userId: Type.String(),
  /** The session that requested the link; null when the host did. */
  sessionId: OrNull,
})

/** The user to whom an account is to be linked. */
export type Attach = Static<typeof AttachSchema>

const PayloadSchema = Type.Object({
  /** The encrypted identity: the token is valid only for this identity. */
  sealedIdentity: Type.String(),
  codeChallenge: OrNull,
  browserHash: Type.Optional(OrNull),
  attach: Type.Union([AttachSchema, Type.Null()]),
})

/** The data that a token stands for. */
export interface OauthToken {
  readonly identity: Identity
  readonly codeChallenge: string | null
  /**
   * The hash of the cookie of the browser that began, if its page uses no PKCE. @default any browser may present the
   * token
   */
  readonly browserHash?: string | null
  readonly attach: Attach | null
}

type Ports = Pick<Dependencies, 'random' | 'keyRing' | 'clock'>

const toContext = (challengeId: string) => `oauth identity\0${challengeId}`

/** Issues the token for the redirect URL. The provider's data is stored encrypted beside the token's hash. */
export async function issueOauthToken(
  repositories: Pick<Repositories, 'challenges'>,
  ports: Ports,
  projectId: string,
  token: OauthToken & {
    /** Null for a new user. */
    readonly userId: string | null
  },
): Promise<string> {
  const challengeId = createId(ports.random, 'oauth-token', projectId)
  const payload: Static<typeof PayloadSchema> = {
    sealedIdentity: ports.keyRing.seal(JSON.stringify(token.identity), toContext(challengeId)),
    codeChallenge: token.codeChallenge,
    browserHash: token.browserHash ?? null,
    attach: token.attach,
  }
  // With this subject, the token ends together with all other secrets of the user.
  const subject = token.userId ?? challengeId
  const kind = 'oauth_token'
  return issueToken(repositories, ports, { projectId, challengeId, kind, subject, payload, lifeMs })
}

/**
 * Reads the data of a token.
 *
 * @throws Error when another installation wrote the row
 */
export function readOauthToken(
  { keyRing }: Pick<Ports, 'keyRing'>,
  challenge: ChallengeRow,
): OauthToken {
  const { sealedIdentity, ...bound } = Value.Parse(PayloadSchema, challenge.payload)
  const text = keyRing.open(sealedIdentity, toContext(challenge.challengeId))
  return { ...bound, identity: Value.Parse(IdentitySchema, JSON.parse(text)) }
}
