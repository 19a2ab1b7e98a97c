import type { AuthReply, Operation, ReplyOf, RequestOf } from '@portico/contract'
import type { ClientOptions, SessionDuration } from '../foundation/client-options.ts'
import type { ClientPorts } from '../foundation/ports.ts'
import type { ClientInternals } from '../kernel/internals.ts'
import type { Pkce } from '../kernel/pkce/pkce.ts'
import type { GetProject } from '../kernel/project/project-lookup.ts'
import type { CallService, RequestOptions } from '../kernel/request/request.ts'
import type { SessionDurationMemory } from '../session/session-duration.ts'
import type { SessionStore } from '../session/session-store.ts'

/** An operation that signs a person in. */
type SignInOperation = Operation<{ request: object; reply: AuthReply }>

/** The part that is there before the code of the calls is: what waits for that loads it. */
export type EarlyContext = Pick<
  CallContext,
  'ports' | 'store' | 'call' | 'signIn' | 'isSignedIn' | 'reportError'
>

/** What calls need of the client. */
export interface CallContext {
  ports: ClientPorts
  publicToken: string
  /** Prefix of this client's keys in local storage. */
  storageKey: string
  baseUrl: string
  /** Of the whole client, once: also what its calls and the cards of a page find each other by. */
  bootstrap: ClientInternals['bootstrap']
  getProject: GetProject
  /** Aborts when the client is closed. */
  closed: AbortSignal
  store: SessionStore
  call: CallService
  /** Makes a call that signs a person in, and takes over the session. */
  signIn<O extends SignInOperation>(
    operation: O,
    body: RequestOf<O> & SessionDuration,
    options?: RequestOptions,
  ): Promise<ReplyOf<O>>
  /** Takes over the session of an answer. */
  takeSession(reply: AuthReply): void
  duration: SessionDurationMemory
  options: Pick<ClientOptions, 'requireSameBrowser'>
  /** Proof that a link is used where it was asked for. */
  pkce: Pkce
  /** The same for both links of a mail that resets a password. */
  resetPkce: Pkce
  /** Whether somebody is signed in here: a second factor goes another way than a first one. */
  isSignedIn(): boolean
  /** The headers of one call, read anew for each. */
  getHeaders(): Record<string, string>
  reportError(error: unknown): void
}
