import type { HostOperation } from '../foundation/operations/host-operation.ts'
import type { Operation } from '../foundation/operations/operation.ts'
import type { OperationDetails } from '../foundation/operations/operation-details.ts'
import * as methods from '../methods/index.schemas.ts'
import type { ErrorType } from './error-catalogue.ts'
import { type ApiOperation, type DetailedOperations, joinDetails } from './join-details.ts'
import * as partSchemas from './parts.schemas.ts'
import * as parts from './parts.ts'

type Schemas = typeof methods & typeof partSchemas
type Details = Record<string, OperationDetails<ErrorType>>
type Joined<Part, Side extends string> = Part extends {
  readonly [Key in Side]: infer Own extends Details
}
  ? DetailedOperations<Own>
  : Record<string, never>

/** All operations by their method or part, with the details that only the service reads. */
export type Api = {
  readonly [Name in keyof Schemas]: {
    /** The operations for pages, under `/sdk/v1`. */
    readonly page: Joined<Schemas[Name], 'page'>
    /**
     * The operations for the host's back end, under `/v1`: they require the project's id and secret, and answer without
     * a `data` envelope.
     */
    readonly backEnd: Joined<Schemas[Name], 'backEnd'>
  }
}

/** A table of operations, and its kind of caller. */
export interface ApiTable {
  readonly side: 'browser' | 'back-end'
  /** The table's subject: `sessions`. */
  readonly id: string
  readonly operations: Readonly<Record<string, ApiOperation>>
  /** True for calls that name their project without an Authorization header. */
  readonly isOpen?: boolean
}

type Table = ApiTable['operations']
type Operations = Readonly<Record<string, Operation>>
interface Described {
  readonly operations?: Operations
  readonly page?: Details
  readonly backEnd?: Readonly<Record<string, HostOperation<ErrorType>>>
  readonly isOpen?: boolean
}

const partOperations: Readonly<Record<string, Operations>> = { ...parts }
const schemas: Readonly<Record<string, Described>> = { ...methods, ...partSchemas }

/** Sorted by the registries' names, so that the order is the same in every engine and bundle. */
const joined = Object.entries(schemas)
  .sort(([left], [right]) => (left < right ? -1 : 1))
  .map(
    ([
      name,
      { operations = partOperations[name] ?? {}, page = {}, backEnd = {}, isOpen = false },
    ]) => {
      return {
        name,
        page: joinDetails(operations, page),
        backEnd: joinDetails(backEnd, backEnd),
        isOpen,
      }
    },
  )

/** The whole API. */
export const api = Object.fromEntries(
  joined.map(({ name, page, backEnd }) => [name, { page, backEnd }]),
) as unknown as Api // the loop above built each name's tables

/** Returns a table's id: a method's own id, on the back end the beginning of its paths; for any other part its name. */
function toId(name: string, side: ApiTable['side'], table: Table): string {
  if (!Object.hasOwn(methods, name)) return name
  if (side === 'browser') return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const [first] = Object.values(table)
  return (first?.path.split('/')[1] ?? name).replaceAll('_', '-')
}

function toTable(
  name: string,
  side: ApiTable['side'],
  operations: Table,
  isOpen = false,
): ApiTable[] {
  return Object.keys(operations).length > 0
    ? [{ side, id: toId(name, side, operations), operations, isOpen }]
    : []
}

/** All tables, those for pages first. */
export const apiTables: readonly ApiTable[] = [
  ...joined.flatMap(({ name, page, isOpen }) => toTable(name, 'browser', page, isOpen)),
  ...joined.flatMap(({ name, backEnd }) => toTable(name, 'back-end', backEnd)),
]
