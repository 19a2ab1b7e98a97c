import type { AuthReply, Operation, ReplyOf, RequestOf } from '@portico/contract'
import type { CallOptions, SessionDuration } from './client.ts'
import type { CallService } from './request.ts'

/** An operation that signs a person in. */
type SignInOperation = Operation<{ request: SessionDuration; reply: AuthReply }>

/** What a method's calls need of the client. */
export interface MethodContext {
  call: CallService
  /** Makes a call that signs a person in, and takes over the session. */
  signIn<O extends SignInOperation>(
    operation: O,
    body: RequestOf<O> & SessionDuration,
    options?: CallOptions,
  ): Promise<ReplyOf<O>>
  /** Whether somebody is signed in here: a second factor goes another way than a first one. */
  isSignedIn(): boolean
}
