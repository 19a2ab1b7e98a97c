/** The state of a sign-in at a provider while it is in progress: browser, provider and redirects. */
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { createId } from '../../foundation/create-id.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import { issueToken } from '../../kernel/issue-token.ts'
import type { ChallengeRow, Repositories } from '../../kernel/storage/storage.ts'
import { AttachSchema } from './oauth-token.ts'
import type { SignInSecrets } from './upstream/upstream.ts'

/** Leaves time to find a password and a second factor at the provider. */
const lifeMs = 10 * 60_000

const OrNull = Type.Union([Type.String(), Type.Null()])

const StateSchema = Type.Object({
  provider: Type.String(),
  loginUrl: Type.String(),
  signupUrl: Type.String(),
  /** The page to which a failure leads back; null for a page of the service. */
  errorUrl: OrNull,
  codeChallenge: OrNull,
  /** The hash of the browser's cookie; null where a page presents the state itself and proves its browser by PKCE. */
  browserHash: OrNull,
  /** Absent in a row that an older version wrote. */
  isOneTap: Type.Optional(Type.Boolean()),
  /** The language of the page that started, in which a failure is shown; absent without one, and in older rows. */
  locale: Type.Optional(Type.String()),
  attach: Type.Union([AttachSchema, Type.Null()]),
})

/** The data that a sign-in in progress is bound to. */
export type OauthState = Static<typeof StateSchema>

type Ports = Pick<Dependencies, 'random' | 'keyRing' | 'clock'>

/**
 * Stores a state.
 *
 * @returns the state itself, which appears only in the URL to which the browser is sent
 */
export async function issueState(
  repositories: Pick<Repositories, 'challenges'>,
  ports: Ports,
  projectId: string,
  state: OauthState,
): Promise<string> {
  const challengeId = createId(ports.random, 'oauth-state', projectId)
  return issueToken(repositories, ports, {
    projectId,
    challengeId,
    kind: 'oauth_state',
    subject: state.attach?.userId ?? challengeId,
    payload: state,
    lifeMs,
  })
}

/** Reads a row's payload. It is validated, since an older version may have written it. */
export const readState = ({ payload }: ChallengeRow): OauthState =>
  Value.Parse(StateSchema, payload)

/**
 * Derives a sign-in's verifier and nonce from its state and a key of the service. The state itself is not stored.
 * Neither secret can be guessed, and neither has to be stored.
 */
export const toSecrets = ({ keyRing }: Pick<Ports, 'keyRing'>, state: string): SignInSecrets => ({
  state,
  nonce: keyRing.toMac(`oauth nonce\0${state}`),
  codeVerifier: keyRing.toMac(`oauth code_verifier\0${state}`),
})
