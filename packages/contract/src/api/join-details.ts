import { listFieldErrors } from '../foundation/errors/field-errors.ts'
import type { Operation } from '../foundation/operations/operation.ts'
import type { OperationDetails, StaticShape } from '../foundation/operations/operation-details.ts'
import type { ErrorType } from './error-catalogue.ts'

/** An operation with all details that the service knows. */
export type ApiOperation = Operation & OperationDetails<ErrorType> & JoinedErrors

interface JoinedErrors {
  /** All error types of this operation, without repetition. */
  readonly errors: readonly ErrorType[]
  /** The error for a value of the wrong type, by field. */
  readonly fieldErrors: ReadonlyMap<string, ErrorType>
}

/** The operations of a table with their details. */
export type DetailedOperations<Table extends Record<string, OperationDetails<ErrorType>>> = {
  readonly [K in keyof Table]: Omit<Table[K], 'shape' | 'errors'> &
    Operation<StaticShape<Table[K]>> &
    JoinedErrors
}

/**
 * Joins the operations of a table with the details that only the service reads.
 *
 * @param operations - method and path, by the operations' names
 * @param table - the details, by the same names
 */
export const joinDetails = (
  operations: Readonly<Record<string, Operation>>,
  table: Readonly<Record<string, OperationDetails<ErrorType>>>,
): Readonly<Record<string, ApiOperation>> =>
  Object.fromEntries(
    Object.entries(operations).flatMap(([name, operation]) => {
      const details = table[name]
      return details ? [[name, joinOne(operation, details)]] : []
    }),
  )

function joinOne(operation: Operation, details: OperationDetails<ErrorType>): ApiOperation {
  const { body, query, errors: further = [] } = details
  const fields = [...listFieldErrors<ErrorType>(body), ...listFieldErrors<ErrorType>(query)]
  const errors = [...new Set([...further, ...fields.flatMap(([, own]) => own)])]
  const fieldErrors = new Map(fields.flatMap(([field, [first]]) => (first ? [[field, first]] : [])))
  return { ...operation, ...details, errors, fieldErrors }
}
