/** What a sign-in at a provider is bound to while it is under way: browser, provider, redirects. */
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { createId, createToken } from '../../foundation/create-id.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { ChallengeRow, Repositories } from '../../kernel/storage/storage.ts'
import { AttachSchema } from './oauth-token.ts'
import type { SignInSecrets } from './upstream/upstream.ts'

/** Long enough to find a password and a second factor at the provider. */
const lifeMs = 10 * 60_000

const OrNull = Type.Union([Type.String(), Type.Null()])

const StateSchema = Type.Object({
  provider: Type.String(),
  loginUrl: Type.String(),
  signupUrl: Type.String(),
  /** Where the person is led back to when it comes to nothing; null for a page of the service's. */
  errorUrl: OrNull,
  codeChallenge: OrNull,
  /** Of the value of the browser's cookie; null where a page presents the state itself, and proves its browser by PKCE. */
  browserHash: OrNull,
  /** Left out by older versions. */
  isOneTap: Type.Optional(Type.Boolean()),
  attach: Type.Union([AttachSchema, Type.Null()]),
})

/** What a sign-in under way is bound to. */
export type OauthState = Static<typeof StateSchema>

type Ports = Pick<Dependencies, 'random' | 'keyRing' | 'clock'>

/** @returns the state, which stands nowhere but in the address that the browser is sent to */
export async function issueState(
  { challenges }: Pick<Repositories, 'challenges'>,
  { random, keyRing, clock }: Ports,
  projectId: string,
  state: OauthState,
): Promise<string> {
  const secret = createToken(random)
  const challengeId = createId(random, 'oauth-state', projectId)
  const createdAt = clock.now()
  await challenges.issue(
    {
      projectId,
      challengeId,
      kind: 'oauth_state',
      subject: state.attach?.userId ?? challengeId,
      secretHash: keyRing.hashToken(secret),
      payload: { ...state },
      createdAt,
      expiresAt: createdAt + lifeMs,
    },
    { supersede: false },
  )
  return secret
}

/** Reads a row's payload; what an older version wrote is checked like anything from outside. */
export const readState = ({ payload }: ChallengeRow): OauthState =>
  Value.Parse(StateSchema, payload)

/**
 * Verifier and nonce of a sign-in: they follow from the state, which is nowhere kept, and from a key that nobody else
 * has. Neither can be guessed, and none need be stored.
 */
export const toSecrets = ({ keyRing }: Pick<Ports, 'keyRing'>, state: string): SignInSecrets => ({
  state,
  nonce: keyRing.toMac(`oauth nonce\0${state}`),
  codeVerifier: keyRing.toMac(`oauth code_verifier\0${state}`),
})
