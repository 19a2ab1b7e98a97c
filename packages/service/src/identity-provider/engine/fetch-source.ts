import { AsyncLocalStorage } from 'node:async_hooks'
import type { Source } from '../../http/source-address.ts'

const buckets = new AsyncLocalStorage<string>()

/** Does something for a request: whatever is fetched meanwhile counts as its source's doing. */
export function runForSource<T>({ bucket }: Pick<Source, 'bucket'>, work: () => T): T {
  return buckets.run(bucket, work)
}

/** Who makes us fetch, by the bucket that limits count by; empty where no request does. */
export const findFetchBucket = (): string => buckets.getStore() ?? ''
