import { AsyncLocalStorage } from 'node:async_hooks'
import type { Source } from '../../kernel/http/source-address.ts'
import type { InternalAuthorization } from './internal-authorization.ts'

/** The context of a call to the engine. */
interface EngineCall {
  /** The source of the request, by the bucket that limits count. */
  readonly source: Pick<Source, 'bucket'>
  /** The authorization request that is answered within this process; absent for a request over HTTP. */
  readonly authorization?: InternalAuthorization
}

// One store for everything: Node up to version 22 visits every store at every promise.
const calls = new AsyncLocalStorage<EngineCall>()

/** Runs the engine's work in a context: documents that it fetches count against the context's source. */
export function runEngineCall<T>(call: EngineCall, work: () => T): T {
  return calls.run(call, work)
}

/** Returns the bucket of the source that causes a fetch; empty outside of a request. */
export const findFetchBucket = (): string => calls.getStore()?.source.bucket ?? ''

/** Returns the authorization request in progress; null for a request over HTTP. */
export const findInternalAuthorization = (): InternalAuthorization | null =>
  calls.getStore()?.authorization ?? null
