/**
 * What a person can prove who they are with, as it is stored and shown. Everything that lists, shows, removes or
 * searches credentials goes over their kinds and names none.
 */
import type { ErrorType, User, WebauthnSignal } from '@portico/contract'
import type { Atomically } from '../database/atomically.ts'
import type { Db, Engine } from '../database/engine.ts'
import type { HeldRows } from '../database/held-rows.ts'
import type { Migration } from '../database/migration.ts'
import type { Prune } from '../database/prune.ts'
import type { SealedColumn } from '../database/sealed-column.ts'
import type { TableShape } from '../database/table-shape.ts'
import type { UndoableEvent } from './undoable-event.ts'

/** What every kind's repository can do; the rest is its method's own. */
export interface CredentialRepository {
  /** Whose it is; null when nobody's. */
  findOwner(projectId: string, id: string): Promise<string | null>
  /** True when it was there. */
  remove(projectId: string, userId: string, id: string): Promise<boolean>
  /** Where what was begun and never used is to go. */
  readonly prune?: Prune
}

/** What a search asks of a kind's table. */
export type CredentialFilter =
  /** A column has one of these texts. */
  | {
      readonly takes: 'texts'
      readonly column: string
      /** What a text is stored as; null when nobody can have it. @default the same */
      toStored?(text: string): string | null
    }
  /** A column contains this text. */
  | { readonly takes: 'part'; readonly column: string; readonly tooShort: ErrorType }
  /** A column of 0 or 1. */
  | { readonly takes: 'truth'; readonly column: string }
  /** Whether there is one. */
  | { readonly takes: 'truth'; readonly asks: 'exists' }
  /** Whether there is one that was proved, as all of them were. */
  | { readonly takes: 'truth'; readonly asks: 'proved' }

/** One credential of a person's, as removals and the audit log name it. */
export interface CredentialEntry {
  readonly id: string
  /** For the audit log; never a secret. */
  readonly details: Readonly<Record<string, unknown>>
  /** Of a further factor: it counts, so nothing may be changed without it. */
  readonly isGuard?: boolean
}

/** What a session remembers of the credential that was proved. */
export interface UsedCredential {
  /** One of a kind's `factors`. */
  readonly factor: string
  readonly id: string
  /** What the session shows beside the id. */
  readonly shown?: Readonly<Record<string, string>>
}

/** How a proof is told. */
export interface CredentialFactor {
  toView(used: UsedCredential): Readonly<Record<string, unknown>>
  /** The id's name in the audit log. */
  readonly auditField: string
  /** A further factor: it signs nobody in alone. */
  readonly isSecond?: boolean
}

/**
 * What guards that one is added to an account. Required, so that no kind is added by a stolen session, untold, or for
 * good.
 */
export interface CredentialAddition {
  /** How long ago the last proof of the session may have been that adds one. */
  readonly freshSeconds: number
  /** What a session without such a proof is refused with. */
  readonly refusal: ErrorType
  /** The mail that tells of it, at every proved address: a template's name. */
  readonly notice: string
  /** What the button in that mail undoes. */
  readonly undo: UndoableEvent
}

interface CredentialBase<
  Id extends string,
  Repository,
  Table extends string,
  Action extends string,
  Addition extends CredentialAddition | null,
> {
  /** The method's id. */
  readonly id: Id
  /** Its tables, in the order in which one row needs another; all have `project_id` and `user_id`. */
  readonly tables: Readonly<Record<Table, TableShape>>
  readonly sealed?: Readonly<Partial<Record<Table, SealedColumn>>>
  readonly migrations: readonly Migration[]
  createRepository(
    db: Db,
    atomically: Atomically,
    engine: Pick<Engine, 'lock' | 'isAmongFirst'>,
  ): Repository
  /** By the names under which sessions remember its proofs. */
  readonly factors: Readonly<Record<string, CredentialFactor>>
  /** By the filter's name on the wire. All are of the first table. */
  readonly filters: Readonly<Record<string, CredentialFilter>>
  /** How one is added in a session; null for a kind that comes with a new account alone, and is added to none. */
  readonly addition: Addition
  /** How one is taken off. */
  readonly removal: {
    /** Of the contract's users table: `deleteTotp`. */
    readonly operation: `delete${string}`
    readonly action: Action
    readonly missing: ErrorType
    /** Refused when nothing to sign in with would be left. */
    readonly keepsWayIn?: boolean
  }
  /**
   * It is an address that codes are sent to: the columns of the first table that hold it, and whether it was proved.
   * Until then a person has nothing by it, and codes that are under way to it go with it.
   */
  readonly address?: { readonly column: string; readonly verified: string }
  /** What a page asks whoever has one for, in the contract's words. */
  readonly userType?: 'password'
  /**
   * Each can be set up before an address is proved, by a stranger: what was then guards nothing when the address is, and
   * goes.
   */
  readonly unproved: {
    /** How the audit log calls that it went. @default as any removal */
    readonly dropped?: Action
    isUnproved(repository: Repository, projectId: string, userId: string): Promise<boolean>
    markProved(repository: Repository, projectId: string, userId: string): Promise<void>
  }
}

/** A kind as its method writes it: `State` is what a person has of it. */
export interface CredentialDeclaration<
  Id extends string,
  State,
  Repository,
  Table extends string,
  Action extends string,
  Addition extends CredentialAddition | null,
> extends CredentialBase<Id, Repository, Table, Action, Addition> {
  /** Of somebody who has none. */
  readonly none: State
  /** Which rows say what a person has of it. */
  readonly held: HeldRows<State>
  list(state: State): readonly CredentialEntry[]
  without(state: State, id: string): State
  /** The addresses among them, as the secrets on their way to them are filed. @default none */
  listAddresses?(state: State): readonly string[]
  toView(state: State): Partial<User>
  /** Whether it signs the person in by itself. */
  canSignIn(state: State, person: { readonly hasAddress: boolean }): boolean
  /** What the command line shows of it: names and texts. @default nothing */
  toSummary?(state: State): readonly (readonly [name: string, text: string])[]
  /** What the answer to a change of the person tells their browser of it. */
  toSignals?(change: CredentialChange<State>): CredentialSignals
}

/** A person before and after a change. */
export interface CredentialChange<State> {
  readonly person: ShownPerson
  readonly before: State
  readonly after: State
  /** Their name was changed. */
  readonly isRenamed: boolean
  /** Of the project. */
  readonly projectName: string
}

/** Of a person, what an authenticator shows. */
export interface ShownPerson {
  readonly name: { readonly first: string; readonly middle: string; readonly last: string }
  readonly emails: readonly { readonly email: string; readonly verified: boolean }[]
}

/** Fields of an answer. */
export type CredentialSignals = { readonly webauthn_signals?: WebauthnSignal[] }

/** What people have, by kind. */
export type CredentialStates = Readonly<Record<string, unknown>>

/** A kind as everybody else sees it: it finds its own part of what a person has. */
export interface CredentialKind<
  Id extends string = string,
  State = unknown,
  Repository = CredentialRepository,
  Table extends string = string,
  Action extends string = string,
  Addition extends CredentialAddition | null = CredentialAddition | null,
> extends CredentialBase<Id, Repository, Table, Action, Addition> {
  readonly none: State
  readonly held: HeldRows<State>
  list(states: CredentialStates): readonly CredentialEntry[]
  without<States extends CredentialStates>(states: States, id: string): States
  listAddresses(states: CredentialStates): readonly string[]
  toView(states: CredentialStates): Partial<User>
  canSignIn(states: CredentialStates, person: { readonly hasAddress: boolean }): boolean
  toSummary(states: CredentialStates): readonly (readonly [name: string, text: string])[]
  toSignals(change: CredentialChange<CredentialStates>): CredentialSignals
}

/**
 * Declares a kind of credential.
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
>(
  declared: CredentialDeclaration<Id, State, Repository, Table, Action, Addition>,
): CredentialKind<Id, State, Repository, Table, Action, Addition> {
  const { id, list, without, listAddresses, toView, canSignIn, toSummary, toSignals } = declared
  const getOwn = (states: CredentialStates) => states[id] as State // only its own rows come to it
  return {
    ...declared,
    list: (states) => list(getOwn(states)),
    without: (states, gone) => ({ ...states, [id]: without(getOwn(states), gone) }),
    listAddresses: (states) => listAddresses?.(getOwn(states)) ?? [],
    toView: (states) => toView(getOwn(states)),
    canSignIn: (states, person) => canSignIn(getOwn(states), person),
    toSummary: (states) => toSummary?.(getOwn(states)) ?? [],
    toSignals: (change) =>
      toSignals?.({ ...change, before: getOwn(change.before), after: getOwn(change.after) }) ?? {},
  }
}
