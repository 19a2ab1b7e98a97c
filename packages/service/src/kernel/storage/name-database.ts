import { isUrl } from '../../foundation/addresses/is-url.ts'
import type { ServiceConfig } from '../config/config.ts'

/** Names a database for messages: its file, or its server and name, never its password. */
export function nameDatabase(database: ServiceConfig['database']): string {
  if (database.kind === 'sqlite') return database.file
  if (!isUrl(database.url)) return 'postgres'
  const { host, pathname, searchParams } = new URL(database.url)
  return `${searchParams.get('host') ?? host}${pathname}`
}
