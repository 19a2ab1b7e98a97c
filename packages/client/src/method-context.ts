import type { AuthReply, Operation, ReplyOf, RequestOf } from '@portico/contract'
import type { SessionDuration } from './client.ts'
import type { awaitOtherDevice } from './magic-links/await-other-device.ts'
import type { Passkeys } from './passkeys/passkeys.ts'
import type { Pkce } from './pkce/pkce.ts'
import type { ClientPorts } from './ports.ts'
import type { CallService, RequestOptions } from './request.ts'

/** An operation that signs a person in. */
type SignInOperation = Operation<{ request: object; reply: AuthReply }>

/** What a method's calls need of the client. */
export interface MethodContext {
  call: CallService
  /** Makes a call that signs a person in, and takes over the session. */
  signIn<O extends SignInOperation>(
    operation: O,
    body: RequestOf<O> & SessionDuration,
    options?: RequestOptions,
  ): Promise<ReplyOf<O>>
  ports: Pick<ClientPorts, 'clock' | 'page'>
  /** Proof that a link is used where it was asked for. */
  pkce: Pkce
  /** The same for both links of a mail that resets a password. */
  resetPkce: Pkce
  /** The code of a page that waits for its link: loaded when first used. */
  loadOtherDevice(): Promise<{ readonly awaitOtherDevice: typeof awaitOtherDevice }>
  /** The code of passkeys: loaded when first used. */
  loadPasskeys(): Promise<Passkeys>
  /** Whether somebody is signed in here: a second factor goes another way than a first one. */
  isSignedIn(): boolean
}
