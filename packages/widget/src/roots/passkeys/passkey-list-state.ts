/**
 * The list of passkeys as a pure reducer. A user's change is shown at once, and is undone if the service refuses it,
 * whatever other changes the list has had meanwhile.
 */

/** A passkey of the list. */
export interface ListedPasskey {
  readonly webauthn_registration_id: string
  readonly name: string
  /** In ISO 8601 format; older services return neither date. */
  readonly created_at?: string
  /** Null if it was never used. */
  readonly last_used_at?: string | null
}

/** The open row, and its purpose. */
export interface OpenRow {
  readonly id: string
  readonly kind: 'rename' | 'delete'
}

export interface PasskeyListState {
  /** The passkeys as the service last returned them. */
  readonly passkeys: readonly ListedPasskey[]
  /** New names that the service has not confirmed yet, by id. */
  readonly renames: Readonly<Record<string, string>>
  /** The ids of passkeys whose deletion the service has not confirmed yet. */
  readonly deleted: readonly string[]
  readonly open: OpenRow | null
  /** The last change that the service refused, until the user tries again; with the new name, if it was a renaming. */
  readonly failed: (OpenRow & { readonly name?: string }) | null
}

export type PasskeyListEvent =
  | { readonly type: 'loaded'; readonly passkeys: readonly ListedPasskey[] }
  | { readonly type: 'opened'; readonly row: OpenRow }
  | { readonly type: 'closed' }
  | { readonly type: 'renamed'; readonly id: string; readonly name: string }
  | {
      readonly type: 'renameAnswered'
      readonly id: string
      readonly name: string
      readonly isDone: boolean
    }
  | { readonly type: 'deleted'; readonly id: string }
  | { readonly type: 'deletionAnswered'; readonly id: string; readonly isDone: boolean }

/** Creates the state of a list without changes. */
export const toPasskeyList = (passkeys: readonly ListedPasskey[]): PasskeyListState => ({
  passkeys,
  renames: {},
  deleted: [],
  open: null,
  failed: null,
})

const without = (names: Readonly<Record<string, string>>, id: string) =>
  Object.fromEntries(Object.entries(names).filter(([key]) => key !== id))

const rename = (passkeys: readonly ListedPasskey[], id: string, name: string) =>
  passkeys.map((it) => (it.webauthn_registration_id === id ? { ...it, name } : it))

const remove = (passkeys: readonly ListedPasskey[], id: string) =>
  passkeys.filter((it) => it.webauthn_registration_id !== id)

/** Opens the row again after a refusal, unless the user has opened another row meanwhile. */
const reopen = (
  { open }: PasskeyListState,
  failed: NonNullable<PasskeyListState['failed']>,
): Pick<PasskeyListState, 'open' | 'failed'> => ({
  open: open ?? { id: failed.id, kind: failed.kind },
  failed,
})

/** Returns the state after an event. */
export function reducePasskeyList(
  state: PasskeyListState,
  event: PasskeyListEvent,
): PasskeyListState {
  const { passkeys, renames, deleted } = state
  switch (event.type) {
    case 'loaded': {
      // the open row must close if its passkey is gone, for example deleted in another tab, because "Done" is disabled
      // while a row is renamed
      const keep = <Row extends OpenRow>(row: Row | null) =>
        event.passkeys.some((it) => it.webauthn_registration_id === row?.id) ? row : null
      return {
        ...state,
        passkeys: event.passkeys,
        open: keep(state.open),
        failed: keep(state.failed),
      }
    }
    case 'opened':
      return { ...state, open: event.row, failed: null }
    case 'closed':
      return { ...state, open: null, failed: null }
    case 'renamed':
      return {
        ...state,
        open: null,
        failed: null,
        renames: { ...renames, [event.id]: event.name },
      }
    case 'renameAnswered': {
      const { id, name, isDone } = event
      // the answer may belong to an earlier renaming of the same passkey
      const isNewest = renames[id] === name
      return {
        ...state,
        passkeys: isDone ? rename(passkeys, id, name) : passkeys,
        renames: isNewest ? without(renames, id) : renames,
        ...(!isDone && isNewest && reopen(state, { id, kind: 'rename', name })),
      }
    }
    case 'deleted':
      return { ...state, open: null, failed: null, deleted: [...deleted, event.id] }
    case 'deletionAnswered':
      return {
        ...state,
        passkeys: event.isDone ? remove(passkeys, event.id) : passkeys,
        deleted: deleted.filter((id) => id !== event.id),
        ...(!event.isDone && reopen(state, { id: event.id, kind: 'delete' })),
      }
  }
}

/** Returns the list as the user sees it. */
export const listShown = ({
  passkeys,
  renames,
  deleted,
}: PasskeyListState): readonly ListedPasskey[] =>
  passkeys
    .filter((it) => !deleted.includes(it.webauthn_registration_id))
    .map((it) => ({ ...it, name: renames[it.webauthn_registration_id] ?? it.name }))
