import * as rows from '../operation.ts'
import {
  type DetailedOperations,
  joinDetails,
  type OperationDetails,
} from '../operation-details.ts'

const row = (toOperation: typeof rows.get) => (path: string, summary: string) => ({
  ...toOperation(path),
  summary,
})

/** Rows of the host's tables, with method, path and summary. */
export const get = row(rows.get)
export const post = row(rows.post)
export const put = row(rows.put)
export const del = row(rows.del)

/**
 * Builds a table for the host's back end. Its details are in the same place as its paths, since no browser bundles it.
 */
export const hostOperations = <
  Table extends Record<string, OperationDetails & rows.Operation<never>>,
>(
  table: Table,
): DetailedOperations<Table> => joinDetails(table, table)
