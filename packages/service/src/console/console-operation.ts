import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import type { Static, TObject } from 'typebox'
import type {
  OperatorKeyRow,
  OperatorRow,
  OperatorSessionRow,
} from '../declarations/operators/operator-store.ts'
import type { ProjectConfig } from '../kernel/config/config.ts'
import type { Source } from '../kernel/http/source-address.ts'

/** What a call needs: nothing, an operator who is signed in, or one who may act and proved a passkey just now. */
export type ConsoleNeed = 'nothing' | 'operator' | 'act'

/** One call of the console, as the routes, their checks and their description are made of it. */
export interface ConsoleOperation {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Below `/admin/v1`. */
  readonly path: string
  readonly needs: ConsoleNeed
  /**
   * True for a call that needs the operator in person, in a browser: no key of a script makes it.
   *
   * @default false
   */
  readonly isPersonal?: boolean
  readonly summary: string
  readonly body?: TObject
  readonly query?: TObject
  /** The answer; for a call that streams, the data of one event or line. */
  readonly reply: TObject
  /** Set for a call that is answered by events until the page leaves, or by lines of JSON. @default one answer */
  readonly streams?: 'events' | 'lines'
  /**
   * True for a call that the page shows in a sandboxed frame, and not by a script: it is answered by a document of its
   * own, under a policy of its own. @default false
   */
  readonly isFramed?: boolean
}

type Body<Operation> = Operation extends { readonly body: infer Schema extends TObject }
  ? Static<Schema>
  : undefined

type Query<Operation> = Operation extends { readonly query: infer Schema extends TObject }
  ? Static<Schema>
  : Readonly<Record<string, never>>

/** The operator of a call, in the project in which they are one. */
export interface SignedInOperator {
  readonly project: ProjectConfig
  readonly operator: OperatorRow
  /** Null for a script, which has a key. */
  readonly session: OperatorSessionRow | null
  readonly key: OperatorKeyRow | null
}

/** An operator who calls in person. */
export interface PresentOperator extends SignedInOperator {
  readonly session: OperatorSessionRow
}

/** The cookie of the browser that calls. */
export interface ConsoleCookie {
  /** @param expiresAt epoch milliseconds */
  write(projectId: string, token: string, expiresAt: number): void
  clear(): void
}

/** A call as a handler gets it: its values are valid, and its operator has what the operation needs. */
export type ConsoleCall<Operation> = {
  readonly source: Source
  readonly body: Body<Operation>
  readonly query: Query<Operation>
  readonly params: Readonly<Record<string, string>>
  readonly cookie: ConsoleCookie
  /** The raw request, for rules that take a whole call. */
  readonly http: IncomingMessage
} & (Operation extends { readonly needs: 'nothing' }
  ? { readonly by: null }
  : Operation extends { readonly isPersonal: true }
    ? { readonly by: PresentOperator }
    : { readonly by: SignedInOperator })

/** A handler for every operation of a table. */
export type ConsoleHandlers<Table extends Readonly<Record<string, ConsoleOperation>>> = {
  readonly [Name in keyof Table]: (
    call: ConsoleCall<Table[Name]>,
  ) => Promise<
    Table[Name] extends { readonly streams: string } ? Readable : Static<Table[Name]['reply']>
  >
}

/** Keeps the literal types of a table. */
export const defineConsoleOperations = <
  const Table extends Readonly<Record<string, ConsoleOperation>>,
>(
  table: Table,
): Table => table
