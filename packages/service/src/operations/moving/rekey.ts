/**
 * Moves secrets from one root key to another. In between they exist unsealed in memory only, on the way into or out of
 * a line of the file.
 */

import { credentialKinds, methodTablesSealed } from '../../declarations/all-declarations.ts'
import { getText, type SealedColumn } from '../../foundation/database/sealed-column.ts'
import type { KeyRing } from '../../kernel/keys/key-ring.ts'
import { toKeySealContext } from '../../kernel/keys/key-set.ts'
import { toMovedKeyContext, toMovedKeyId } from '../../kernel/keys/moved-keys.ts'
import type { MovedBundle, MovedRow } from '../../kernel/storage/storage.ts'

type Table = keyof MovedBundle

const sealedColumns: Readonly<Partial<Record<Table, SealedColumn>>> = {
  ...Object.assign({}, ...credentialKinds.map(({ sealed }) => sealed)),
  ...methodTablesSealed,
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
 * Opens columns that the root key sealed. Leaves out rows without the sealed text, which an earlier version wrote: another installation
 * could not compute their hash.
 *
 * @throws Error when another root key sealed a row; the message names the row
 */
export function openBundle(keyRing: KeyRing, projectId: string, bundle: MovedBundle): MovedBundle {
  return mapRows(bundle, (table, row) => {
    const sealed = sealedColumns[table]
    if (!sealed) return row
    const { column, toContext, rehashed } = sealed
    if (row[column] === null) return null
    try {
      const text = keyRing.open(getText(row, column), toContext(projectId, row))
      // The new installation computes the code's hash from the code.
      return { ...row, [column]: text, ...(rehashed && { [rehashed.column]: '' }) }
    } catch {
      const name = row.totp_id ?? row.code_id ?? row.kid ?? row.key_id
      throw new Error(
        `${table} ${name}: the root key cannot decrypt it. It was encrypted with another key.`,
      )
    }
  })
}

/**
 * Seals the columns with this root key. Leaves out this installation's own identifier key when it returns in a file.
 */
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
  change: (table: Table, row: MovedRow) => MovedRow | null,
): MovedBundle {
  // a bundle's keys are tables of `MovedBundle`
  const tables = Object.keys(bundle) as Table[]
  return Object.fromEntries(
    tables.map((table) => [
      table,
      (bundle[table] ?? []).map((row) => change(table, row)).filter((row) => row !== null),
    ]),
  )
}
