/**
 * Takes what hangs on the root key off it, and puts it under another one. In between, secrets are open: only ever in
 * memory, on the way into a sealed line or out of one.
 */
import { getText, type SealedColumn } from '../database/sealed-column.ts'
import type { KeyRing } from '../keys/key-ring.ts'
import { toKeySealContext } from '../keys/key-set.ts'
import { toMovedKeyContext, toMovedKeyId } from '../keys/moved-keys.ts'
import { credentialKinds } from '../method/declared.ts'
import type { MovedBundle, MovedRow } from '../storage/storage.ts'

type Table = keyof MovedBundle

const sealedColumns: Readonly<Partial<Record<Table, SealedColumn>>> = {
  ...Object.assign({}, ...credentialKinds.map(({ sealed }) => sealed)),
  signing_keys: {
    column: 'sealed_private_jwk',
    toContext: (projectId, row) => toKeySealContext({ projectId, kid: getText(row, 'kid') }),
  },
  moved_keys: {
    column: 'sealed_key',
    toContext: (projectId, row) => toMovedKeyContext(projectId, getText(row, 'key_id')),
  },
}

/**
 * Opens what the root key sealed.
 *
 * @throws Error when a row was sealed by another root key; its words name the row
 */
export function openBundle(keyRing: KeyRing, projectId: string, bundle: MovedBundle): MovedBundle {
  return mapRows(bundle, (table, row) => {
    const sealed = sealedColumns[table]
    if (!sealed) return row
    const { column, toContext, rehashed } = sealed
    try {
      const text = keyRing.open(getText(row, column), toContext(projectId, row))
      // A code's hash is made anew of the code.
      return { ...row, [column]: text, ...(rehashed && { [rehashed.column]: '' }) }
    } catch {
      const name = row.totp_id ?? row.kid ?? row.key_id
      throw new Error(
        `${table} ${name}: the root key cannot decrypt it. It was encrypted with another key.`,
      )
    }
  })
}

/** Seals it again, with this root key. A key of this installation's own that comes back is left out. */
export function sealBundle(keyRing: KeyRing, projectId: string, bundle: MovedBundle): MovedBundle {
  const ownKeyId = toMovedKeyId(keyRing.revealIdentifierKey())
  const sealed = mapRows(bundle, (table, row) => {
    const sealed = sealedColumns[table]
    if (!sealed) return row
    const { column, toContext, rehashed } = sealed
    const text = getText(row, column)
    return {
      ...row,
      [column]: keyRing.seal(text, toContext(projectId, row)),
      ...(rehashed && { [rehashed.column]: rehashed.hash(keyRing, row, text) }),
    }
  })
  const { moved_keys: keys, ...others } = sealed
  return keys ? { ...others, moved_keys: keys.filter(({ key_id }) => key_id !== ownKeyId) } : sealed
}

function mapRows(
  bundle: MovedBundle,
  change: (table: Table, row: MovedRow) => MovedRow,
): MovedBundle {
  // Its keys are those that a bundle was built with.
  const tables = Object.keys(bundle) as Table[]
  return Object.fromEntries(
    tables.map((table) => [table, (bundle[table] ?? []).map((row) => change(table, row))]),
  )
}
