/** Explains why a database cannot be used: the variable, the place, and what to do. */

import type { ConfigProblem } from '../../foundation/errors/config-error.ts'
import type { ServiceConfig } from '../config/config.ts'
import { nameDatabase } from './name-database.ts'

type Database = ServiceConfig['database']

/**
 * Converts an error to a configuration problem.
 *
 * @param isByUrl whether `DATABASE_URL` is set; otherwise `DATA_FOLDER` determines the file
 * @returns null for an error that does not concern reaching or opening the database
 */
export function toDatabaseProblem(
  error: unknown,
  database: Database,
  isByUrl: boolean,
): ConfigProblem | null {
  const message = toWords(error, database)
  return message === null ? null : { key: isByUrl ? 'DATABASE_URL' : 'DATA_FOLDER', message }
}

function toWords(error: unknown, database: Database): string | null {
  if (!(error instanceof Error)) return null
  const place = nameDatabase(database)
  if (/migrated by a newer version/.test(error.message)) return `names ${place}. ${error.message}`
  const code = toCode(error)
  const words = error.cause instanceof Error ? error.cause.message : error.message
  return database.kind === 'sqlite'
    ? toFileWords(code, words, place)
    : toServerWords(code, words, database.url)
}

/** A host name with several addresses fails with one error for each. */
function toCode(error: Error): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error
  return first instanceof Error && 'code' in first ? String(first.code) : ''
}

function toFileWords(code: string, words: string, file: string): string | null {
  if (code === 'SQLITE_NOTADB') return `refers to ${file}, which is not an SQLite database`
  if (code === 'SQLITE_CORRUPT') return `refers to ${file}, which is damaged; restore a backup`
  if (code === 'SQLITE_BUSY') {
    return `refers to ${file}, which another process has locked; SQLite supports one process, Postgres several`
  }
  if (code === 'SQLITE_FULL' || code === 'ENOSPC') return `refers to ${file}, whose disk is full`
  if (code === 'EISDIR') return `refers to ${file}, which is a folder; name a file in it`
  if (code === 'ENOTDIR' || code === 'EEXIST') {
    return `refers to ${file}, and one of the folders above it is a file`
  }
  const isForbidden = /^(EACCES|EPERM|EROFS|SQLITE_READONLY.*|SQLITE_CANTOPEN.*)$/.test(code)
  return isForbidden || /readonly database|unable to open/.test(words)
    ? `refers to ${file}, which this user cannot write (${code}); the folder must be writable, too`
    : null
}

function toServerWords(code: string, words: string, url: string): string | null {
  const { hostname, host, pathname, username, searchParams } = new URL(url)
  const place = searchParams.get('host') ?? host
  switch (code) {
    case 'ECONNREFUSED':
      return `names ${place}, where nothing listens; check the host and the port, and that Postgres is running`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `names the host ${hostname}, which does not resolve here; check its spelling and this machine's DNS`
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `names ${place}, which does not answer; check for a firewall`
    case 'ENOENT':
      return `names the socket folder ${place}, where no Postgres listens`
    case '28P01':
    case '28000':
      return `names ${place}, which refuses the user ${username || '(none)'} or the password (${code})`
    case '3D000':
      return `names the database ${pathname.slice(1)}, which ${place} does not have; create it: createdb ${pathname.slice(1)}`
    case '42501':
      return `names ${place}${pathname}, where the user ${username} may not create tables: grant create on schema public to ${username}`
    case '53300':
      return `names ${place}, which has no free connections; each process uses 10`
    case '57P03':
      return `names ${place}, which is still starting`
    case '25006':
      return `names ${place}, which is read-only; use the primary`
    default:
      return toDriverWords(words, place)
  }
}

/** Errors of the driver itself have no code. */
function toDriverWords(words: string, place: string): string | null {
  if (/timeout/i.test(words)) return `names ${place}, which does not answer; check for a firewall`
  if (/does not support SSL/.test(words)) {
    return `names ${place}, which does not support TLS; remove sslmode, or enable TLS there`
  }
  if (/certificate|self-signed/i.test(words)) {
    return `names ${place}, whose certificate is not trusted here: ${words}`
  }
  if (/password must be a string|SASL/.test(words)) {
    return `names ${place}, which requires a password: postgres://user:password@${place}`
  }
  return /Connection terminated/.test(words)
    ? `names ${place}, which closes the connection; check that Postgres is what listens there`
    : null
}
