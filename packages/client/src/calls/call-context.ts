import type { AuthReply, Operation, ReplyOf, RequestOf } from '@portico/contract'
import type { ClientOptions, SessionDuration } from '../foundation/client-options.ts'
import type { ClientPorts } from '../foundation/ports.ts'
import type { ClientInternals } from '../kernel/internals.ts'
import type { Pkce } from '../kernel/pkce/pkce.ts'
import type { GetProject } from '../kernel/project/project-lookup.ts'
import type { CallService, Request, RequestOptions } from '../kernel/request/request.ts'
import type { SecondStepMemory } from '../session/second-step.ts'
import type { SessionDurationMemory } from '../session/session-duration.ts'
import type { SessionStore } from '../session/session-store.ts'

/** An operation that signs a user in. */
type SignInOperation = Operation<{ request: object; reply: AuthReply }>

/** The part of the context that exists before the code of the calls is loaded. Its functions load that code. */
export type EarlyContext = Pick<
  CallContext,
  'ports' | 'store' | 'call' | 'signIn' | 'isSignedIn' | 'reportError'
>

/** The parts of the client that calls need. */
export interface CallContext {
  ports: ClientPorts
  publicToken: string
  /** Prefix of this client's keys in local storage. */
  storageKey: string
  baseUrl: string
  /**
   * The bootstrap of the client. There is one object per client, so calls and the cards of a page also use it to find
   * each other.
   */
  bootstrap: ClientInternals['bootstrap']
  getProject: GetProject
  /** The header that names the language which the user reads, for a request that is not a call. */
  language: Request['language']
  /** Aborts when the client is closed. */
  closed: AbortSignal
  store: SessionStore
  call: CallService
  /** Makes a call that signs a user in, and stores the session of the answer. */
  signIn<O extends SignInOperation>(
    operation: O,
    body: RequestOf<O> & SessionDuration,
    options?: RequestOptions,
  ): Promise<ReplyOf<O>>
  /** Stores the session of an answer. */
  takeSession(reply: AuthReply): void
  duration: SessionDurationMemory
  secondStep: SecondStepMemory
  options: Pick<ClientOptions, 'requireSameBrowser'>
  /** Proof that a link is used in the browser in which it was requested. */
  pkce: Pkce
  /** The proof for both links of a mail that resets a password. */
  resetPkce: Pkce
  /** Tells whether a user is signed in here: a further factor uses other operations than the first. */
  isSignedIn(): boolean
  /** Builds the headers of one call, with current values each time. */
  getHeaders(): Record<string, string>
  reportError(error: unknown): void
}
