/**
 * Takes what hangs on the root key off it, and puts it under another one. In between, secrets are open: only ever in
 * memory, on the way into a sealed line or out of one.
 */
import type { KeyRing } from '../keys/key-ring.ts'
import { toKeySealContext } from '../keys/key-set.ts'
import { toMovedKeyContext, toMovedKeyId } from '../keys/moved-keys.ts'
import type { MovedBundle, MovedRow } from '../storage/storage.ts'
import { hashRecoveryCode, toCodeSealContext } from '../totps/recovery-code.ts'
import { toSecretSealContext } from '../totps/totp-secret-context.ts'

type Table = keyof MovedBundle

/** A column that is sealed by the root key, and what binds it to its row. */
interface SealedColumn {
  readonly column: string
  toContext(projectId: string, row: MovedRow): string
}

const sealedColumns: Readonly<Partial<Record<Table, SealedColumn>>> = {
  totps: {
    column: 'sealed_secret',
    toContext: (projectId, row) =>
      toSecretSealContext({
        projectId,
        userId: getText(row, 'user_id'),
        totpId: getText(row, 'totp_id'),
      }),
  },
  recovery_codes: {
    column: 'sealed_code',
    toContext: (projectId, row) =>
      toCodeSealContext({ projectId, totpId: getText(row, 'totp_id') }),
  },
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
    const { column, toContext } = sealed
    try {
      const text = keyRing.open(getText(row, column), toContext(projectId, row))
      // A code's hash is made anew of the code.
      return { ...row, [column]: text, ...(table === 'recovery_codes' && { code_hash: '' }) }
    } catch {
      const name = row.totp_id ?? row.kid ?? row.key_id
      throw new Error(`${table} ${name}: the root key does not open it. It was sealed by another.`)
    }
  })
}

/** Seals it again, with this root key. A key of this installation's own that comes back is left out. */
export function sealBundle(keyRing: KeyRing, projectId: string, bundle: MovedBundle): MovedBundle {
  const ownKeyId = toMovedKeyId(keyRing.revealIdentifierKey())
  const sealed = mapRows(bundle, (table, row) => {
    const place = sealedColumns[table]
    if (!place) return row
    const text = getText(row, place.column)
    return {
      ...row,
      [place.column]: keyRing.seal(text, place.toContext(projectId, row)),
      ...(table === 'recovery_codes' && {
        code_hash: hashRecoveryCode(keyRing, getText(row, 'user_id'), text),
      }),
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

function getText(row: MovedRow, column: string): string {
  const value = row[column]
  if (typeof value !== 'string') throw new Error(`A row has no ${column}.`)
  return value
}
