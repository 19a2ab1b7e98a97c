/**
 * Declares a kind of credential: how it is stored and shown. Code that lists, shows, removes or searches credentials
 * loops over the kinds and names none.
 */
import type { ErrorType, User, WebauthnSignal } from '@portico/contract'
import { credentialRemovals, type RemovalName } from '@portico/contract/schemas'
import type { Atomically } from '../foundation/database/atomically.ts'
import type { Db, Engine } from '../foundation/database/engine.ts'
import type { UsedCredential } from '../foundation/database/factor-row.ts'
import type { HeldRows } from '../foundation/database/held-rows.ts'
import type { Migration } from '../foundation/database/migration.ts'
import type { Prune } from '../foundation/database/prune.ts'
import type { SealedColumn } from '../foundation/database/sealed-column.ts'
import type { TableShape } from '../foundation/database/table-shape.ts'
import type { CredentialAddition, CredentialGuess } from './declare-addition.ts'
import type { CredentialImport } from './declare-import.ts'

/** The functions that every kind's repository has; the others belong to the kind's method. */
export interface CredentialRepository {
  /** Finds the user who has the credential; null when there is none. */
  findOwner(projectId: string, id: string): Promise<string | null>
  /** Removes a credential; true when it existed. */
  remove(projectId: string, userId: string, id: string): Promise<boolean>
  /**
   * Returns true when the user has a credential that was added before they proved an address, so that an attacker may
   * have added it. Such credentials protect nothing, so proving the address removes them.
   */
  isUnproved(projectId: string, userId: string): Promise<boolean>
  /** Marks the user's credentials as their own. */
  markProved(projectId: string, userId: string): Promise<void>
  /** Removes credentials whose set-up was never finished. */
  readonly prune?: Prune
}

/** A search filter on a kind's table. */
export type CredentialFilter =
  /** A column equals one of these texts. */
  | {
      readonly takes: 'texts'
      readonly column: string
      /** Converts a text to its stored form; null when no row can hold it. @default the same text */
      toStored?(text: string): string | null
    }
  /** A column contains this text. */
  | {
      readonly takes: 'part'
      readonly column: string
      readonly tooShort: ErrorType
      /** The kind of the column's texts in the index of parts, which a migration of the kind fills. */
      readonly indexedAs?: string
    }
  /** A column holds 0 or 1. */
  | { readonly takes: 'truth'; readonly column: string }
  /** The user has a row in the table. */
  | { readonly takes: 'truth'; readonly asks: 'exists' }
  /** The user has a proved row in the table; in this kind every row counts as proved. */
  | { readonly takes: 'truth'; readonly asks: 'proved' }

/** One credential of a user, as removals and the audit log describe it. */
export interface CredentialEntry {
  readonly id: string
  /** For the audit log; never a secret. */
  readonly details: Readonly<Record<string, unknown>>
  /** Set for a further factor: true when it is verified, so that the account cannot be changed without it. */
  readonly isGuard?: boolean
  /** Set for an address that receives codes. One that was added a few days ago proves no change of the account. */
  readonly address?: {
    readonly verified: boolean
    /** When it was added, or proved if that was later; epoch milliseconds. */
    readonly createdAt: number
  }
}

/** How a proof of this credential is shown. */
export interface CredentialFactor {
  toView(used: UsedCredential): Readonly<Record<string, unknown>>
  /** The name of the id in the audit log. */
  readonly auditField: string
  /** True for a further factor, which cannot sign in alone. */
  readonly isSecond?: boolean
  /**
   * True for a further factor that is weaker than the others: it completes a sign-in beside a stronger one, and protects
   * nothing that needs the stronger one itself.
   */
  readonly isBackup?: boolean
  /**
   * True for a factor that also signs in by itself, and completes a sign-in which another one began. It is asked where the
   * project requires a second step and the user has made recovery codes beside it.
   */
  readonly completes?: boolean
  /** Set for a factor that users can add between the two steps of a sign-in: anywhere, or on pages alone. */
  readonly isEnrolled?: 'anywhere' | 'on pages'
}

interface CredentialBase<
  Id extends string,
  Repository,
  Table extends string,
  Action extends string,
  Addition extends CredentialAddition | null,
  Imported extends object,
> {
  /** The method's id. */
  readonly id: Id
  /** The name of one credential in the documentation. */
  readonly title: string
  /** The kind's tables, referenced tables first; all have `project_id` and `user_id`. */
  readonly tables: Readonly<Record<Table, TableShape>>
  readonly sealed?: Readonly<Partial<Record<Table, SealedColumn>>>
  readonly migrations: readonly Migration[]
  createRepository(
    db: Db,
    atomically: Atomically,
    engine: Pick<Engine, 'lock' | 'isAmongFirst'>,
  ): Repository
  /**
   * How users are imported and exported with credentials of this kind. The method's behaviour brings the part of a line
   * that describes them.
   */
  readonly imports: CredentialImport<Imported>
  /** Its factors, by the names that sessions store. */
  readonly factors: Readonly<Record<string, CredentialFactor>>
  /** Its search filters, by their names in the API. They all read the first table. */
  readonly filters: Readonly<Record<string, CredentialFilter>>
  /**
   * How a session adds a credential of this kind; null for a kind that only exists from the creation of the account on.
   */
  readonly addition: Addition
  /** How a credential of this kind is removed. */
  readonly removal: {
    /** The operation, which the contract's part of the kind declares: `deleteTotp`. */
    readonly operation: RemovalName
    readonly action: Action
    /**
     * The audit action when it is removed because it was added before the user proved an address.
     *
     * @default the action of any other removal
     */
    readonly dropped?: Action
    /** A factor whose credentials are removed together with their owner: the recovery codes of an app. */
    readonly dependent?: {
      /** A key of `factors`. */
      readonly factor: string
      /** Lists the ids of the user's remaining credentials of that factor. */
      listIds(repository: Repository, projectId: string, userId: string): Promise<readonly string[]>
    }
    /**
     * Reads the row of a credential that its user removes. It is kept, encrypted, for the minutes in which the method
     * gives it back to the session that removed it.
     *
     * @default a removal is final
     */
    readKept?(repository: Repository, projectId: string, id: string): Promise<object | null>
  }
  /**
   * Set when the credential is an address that receives codes: the columns of the first table that hold the address and
   * whether it was proved. An unproved address does not count as a credential; its removal deletes the codes sent to
   * it.
   */
  readonly address?: { readonly column: string; readonly verified: string }
  /** Set for a credential that is known and not held, as a password. */
  readonly guess?: CredentialGuess
  /** The contract's user type of a user who has one; the page then asks for it. */
  readonly userType?: 'password'
}

/** A kind as its method declares it; `State` is the user's credentials of this kind. */
export interface CredentialDeclaration<
  Id extends string,
  State,
  Repository,
  Table extends string,
  Action extends string,
  Addition extends CredentialAddition | null,
  Imported extends object,
> extends CredentialBase<Id, Repository, Table, Action, Addition, Imported> {
  /** The state of a user without credentials of this kind. */
  readonly none: State
  /** The rows that are read with the user to make the state. */
  readonly held: HeldRows<State>
  list(state: State): readonly CredentialEntry[]
  without(state: State, id: string): State
  /** Lists the addresses among the credentials, in the form under which challenges store them. @default none */
  listAddresses?(state: State): readonly string[]
  toView(state: State): Partial<User>
  /**
   * Says whether it suffices to sign the user in.
   *
   * @param settings the project's settings of methods, by their keys
   */
  canSignIn(state: State, person: { readonly hasAddress: boolean }, settings: never): boolean
  /** Summarizes it for the command line, as names and texts. @default nothing */
  toSummary?(state: State): readonly (readonly [name: string, text: string])[]
  /** Returns the WebAuthn signals that the browser gets with the answer to a change of the user. */
  toSignals?(change: CredentialChange<State>): CredentialSignals
}

/** A user before and after a change. */
export interface CredentialChange<State> {
  readonly person: ShownPerson
  readonly before: State
  readonly after: State
  /** True when the user's name was changed. */
  readonly isRenamed: boolean
  /** The name of the project. */
  readonly projectName: string
}

/** The parts of a user that an authenticator shows. */
export interface ShownPerson {
  readonly name: { readonly first: string; readonly middle: string; readonly last: string }
  readonly emails: readonly { readonly email: string; readonly verified: boolean }[]
}

/** The fields of an answer that carry signals. */
export type CredentialSignals = { readonly webauthn_signals?: WebauthnSignal[] }

/** The state of every kind, by the kind's id. */
export type CredentialStates = Readonly<Record<string, unknown>>

/** A kind as all other code sees it: it picks its own state from the states of all kinds. */
export interface CredentialKind<
  Id extends string = string,
  State = unknown,
  Repository = CredentialRepository,
  Table extends string = string,
  Action extends string = string,
  Addition extends CredentialAddition | null = CredentialAddition | null,
  Imported extends object = object,
> extends CredentialBase<Id, Repository, Table, Action, Addition, Imported> {
  readonly removal: CredentialBase<Id, Repository, Table, Action, Addition, Imported>['removal'] & {
    /** The error of an unknown id. */
    readonly missing: ErrorType
    /** True when a removal that would leave the user no way to sign in is refused. */
    readonly keepsWayIn: boolean
  }
  readonly none: State
  readonly held: HeldRows<State>
  list(states: CredentialStates): readonly CredentialEntry[]
  without<States extends CredentialStates>(states: States, id: string): States
  listAddresses(states: CredentialStates): readonly string[]
  toView(states: CredentialStates): Partial<User>
  canSignIn(
    states: CredentialStates,
    person: { readonly hasAddress: boolean },
    settings: never,
  ): boolean
  toSummary(states: CredentialStates): readonly (readonly [name: string, text: string])[]
  toSignals(change: CredentialChange<CredentialStates>): CredentialSignals
}

/**
 * Turns a declaration into a kind of credential.
 *
 * @example
 * ```ts
 * export const credential = declareCredential({ id: 'badges', none: [], … })
 * ```
 */
export function declareCredential<
  const Id extends string,
  State,
  Repository extends CredentialRepository,
  Table extends string,
  const Action extends string,
  Addition extends CredentialAddition | null,
  Imported extends object,
>(
  declared: CredentialDeclaration<Id, State, Repository, Table, Action, Addition, Imported>,
): CredentialKind<Id, State, Repository, Table, Action, Addition, Imported> {
  const { id, list, without, listAddresses, toView, canSignIn, toSummary, toSignals } = declared
  const getOwn = (states: CredentialStates) => states[id] as State // each kind's state is stored under its own id
  return {
    ...declared,
    removal: { ...declared.removal, ...readRemoval(declared.removal.operation) },
    list: (states) => list(getOwn(states)),
    without: (states, gone) => ({ ...states, [id]: without(getOwn(states), gone) }),
    listAddresses: (states) => listAddresses?.(getOwn(states)) ?? [],
    toView: (states) => toView(getOwn(states)),
    canSignIn: (states, person, settings) => canSignIn(getOwn(states), person, settings),
    toSummary: (states) => toSummary?.(getOwn(states)) ?? [],
    toSignals: (change) =>
      toSignals?.({ ...change, before: getOwn(change.before), after: getOwn(change.after) }) ?? {},
  }
}

/** Reads the rules of a deletion, as the contract declares them. */
function readRemoval(operation: RemovalName) {
  const { missing, keepsWayIn } = credentialRemovals[operation]
  const [error] = Object.keys(missing)
  return { missing: error as ErrorType, keepsWayIn } // the contract's catalogue has all of these errors
}
