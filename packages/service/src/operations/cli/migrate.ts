import { loadConfig } from '../../kernel/config/load-config.ts'
import { nameDatabase } from '../../kernel/storage/name-database.ts'
import { openDatabase } from './open-database.ts'
import { refuseArguments } from './read-arguments.ts'
import type { ExitCode, Terminal } from './terminal.ts'

/** `portico migrate`: migrates the database's schema and ends. `start` migrates as well. */
export async function migrate(terminal: Terminal, args: readonly string[] = []): Promise<ExitCode> {
  refuseArguments('migrate', args)
  const config = await loadConfig(terminal)
  const { storage, applied } = await openDatabase(config, terminal.env)
  await storage.close()
  const place = `The ${storage.engine} database ${nameDatabase(config.database)}`
  terminal.say(
    applied.length === 0
      ? `${place} is already up to date.`
      : `${place} is up to date: ${applied.join(', ')}.`,
  )
  return 0
}
