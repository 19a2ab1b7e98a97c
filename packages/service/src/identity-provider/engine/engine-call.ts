import { AsyncLocalStorage } from 'node:async_hooks'
import type { Source } from '../../kernel/http/source-address.ts'
import type { InternalAuthorization } from './internal-authorization.ts'

/** On whose behalf the engine works. */
interface EngineCall {
  /** Who asks, by the bucket that limits count by. */
  readonly source: Pick<Source, 'bucket'>
  /** The authorization request that is answered within this process; missing for a request that came over HTTP. */
  readonly authorization?: InternalAuthorization
}

// One for all of it: up to version 22 Node walks every store that is in use at every promise.
const calls = new AsyncLocalStorage<EngineCall>()

/** Does the engine's work for somebody: whatever is fetched meanwhile counts as their doing. */
export function runEngineCall<T>(call: EngineCall, work: () => T): T {
  return calls.run(call, work)
}

/** Who makes us fetch, by the bucket that limits count by; empty where no request does. */
export const findFetchBucket = (): string => calls.getStore()?.source.bucket ?? ''

/** The authorization request under way; null for a request that came over HTTP. */
export const findInternalAuthorization = (): InternalAuthorization | null =>
  calls.getStore()?.authorization ?? null
