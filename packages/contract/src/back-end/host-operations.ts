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

/** Rows of the host's tables: where an operation is, and what it does. */
export const get = row(rows.get)
export const post = row(rows.post)
export const put = row(rows.put)
export const del = row(rows.del)

/** Makes a table of the host's back end; it is in one piece, since no browser bundles it. */
export const hostOperations = <
  Table extends Record<string, OperationDetails & rows.Operation<never>>,
>(
  table: Table,
): DetailedOperations<Table> => joinDetails(table, table)
