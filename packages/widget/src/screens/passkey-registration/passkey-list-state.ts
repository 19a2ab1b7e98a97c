/**
 * The list of passkeys as a pure reducer. What the person does is seen at once; what the service then refuses is
 * taken back, whatever else has happened to the list meanwhile.
 */

/** A passkey of the list. */
export interface ListedPasskey {
  readonly webauthn_registration_id: string
  readonly name: string
  /** ISO 8601; a service of before says neither. */
  readonly created_at?: string
  /** Null: never. */
  readonly last_used_at?: string | null
}

/** The row that is open, and for what. */
export interface OpenRow {
  readonly id: string
  readonly kind: 'rename' | 'delete'
}

export interface PasskeyListState {
  /** As the service has them. */
  readonly passkeys: readonly ListedPasskey[]
  /** Names that the service has not confirmed yet, by id. */
  readonly renames: Readonly<Record<string, string>>
  /** Ids of those whose deletion it has not confirmed. */
  readonly deleted: readonly string[]
  readonly open: OpenRow | null
  /** What the service did not do, and nobody has tried again; with the name that was wanted. */
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

/** A list nothing has happened to. */
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

/** The field or the question stands open again, unless the person is at another row by now. */
const reopen = (
  { open }: PasskeyListState,
  failed: NonNullable<PasskeyListState['failed']>,
): Pick<PasskeyListState, 'open' | 'failed'> => ({
  open: open ?? { id: failed.id, kind: failed.kind },
  failed,
})

/** What follows. */
export function reducePasskeyList(
  state: PasskeyListState,
  event: PasskeyListEvent,
): PasskeyListState {
  const { passkeys, renames, deleted } = state
  switch (event.type) {
    case 'loaded': {
      // a row that is gone, as when another tab deleted it, must not stay open: "Done" waits for it
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
      // a later rename is not the one that was answered
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

/** The list as the person sees it. */
export const listShown = ({
  passkeys,
  renames,
  deleted,
}: PasskeyListState): readonly ListedPasskey[] =>
  passkeys
    .filter((it) => !deleted.includes(it.webauthn_registration_id))
    .map((it) => ({ ...it, name: renames[it.webauthn_registration_id] ?? it.name }))
