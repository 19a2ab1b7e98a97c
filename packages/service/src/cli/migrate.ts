import { loadConfig } from '../config/load-config.ts'
import { nameDatabase } from '../config/name-database.ts'
import { createKeyRing } from '../keys/key-ring.ts'
import { prepareStorage } from '../keys/root-key-check.ts'
import { openStorage } from './open-storage.ts'
import type { ExitCode, Terminal } from './terminal.ts'

/** `portico migrate`: brings the database's schema up to date and ends. `start` does it, too. */
export async function migrate(terminal: Terminal): Promise<ExitCode> {
  const config = await loadConfig(terminal)
  const storage = await openStorage(config.database)
  try {
    const keyRing = createKeyRing(config.rootKey)
    const applied = await prepareStorage({ storage, keyRing, config })
    const place = nameDatabase(config.database)
    terminal.say(
      applied.length === 0
        ? `The ${storage.engine} database ${place} was up to date already.`
        : `The ${storage.engine} database ${place} is up to date: ${applied.join(', ')}.`,
    )
    return 0
  } finally {
    await storage.close()
  }
}
