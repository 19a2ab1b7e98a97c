import { loadConfig } from '../config/load-config.ts'
import { openStorage } from './open-storage.ts'
import type { ExitCode, Terminal } from './terminal.ts'

/** `portico migrate`: brings the database's schema up to date and ends. `start` does it, too. */
export async function migrate(terminal: Terminal): Promise<ExitCode> {
  const config = await loadConfig(terminal)
  const storage = await openStorage(config.database)
  try {
    await storage.migrate()
  } finally {
    await storage.close()
  }
  terminal.say(`The ${storage.engine} database is up to date.`)
  return 0
}
