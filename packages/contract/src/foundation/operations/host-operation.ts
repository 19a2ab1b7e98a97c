import * as rows from './operation.ts'
import type { OperationDetails } from './operation-details.ts'

/**
 * An operation of the host's back end. Its details are in the same place as its method and path, since no browser
 * bundles it.
 *
 * @typeParam OwnErrors - the error types that only this subject has, beside the shared ones
 */
export type HostOperation<OwnErrors extends string = never> = OperationDetails<OwnErrors> &
  rows.Operation<never>

const row = (toOperation: typeof rows.get) => (path: string, summary: string) => ({
  ...toOperation(path),
  summary,
})

/** Rows of the host's tables, with method, path and summary. */
export const get = row(rows.get)
export const post = row(rows.post)
export const put = row(rows.put)
export const del = row(rows.del)
