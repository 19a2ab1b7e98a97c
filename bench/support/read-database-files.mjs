import { closeSync, openSync, readdirSync, readSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Reads a database's files whole, so that the system has them in memory, as it has those that are in use. Some systems
 * give that memory back within a minute, and what is measured then is their disk.
 *
 * @param sql of `openBench`
 */
export async function readDatabaseFiles(sql, engine) {
  const buffer = Buffer.alloc(1_048_576)
  for (const path of await findFiles(sql, engine)) {
    const file = openSync(path, 'r')
    while (readSync(file, buffer) > 0);
    closeSync(file)
  }
}

async function findFiles(sql, engine) {
  if (engine === 'sqlite') {
    const [{ file }] = await sql("select file from pragma_database_list where name = 'main'")
    return [file]
  }
  const [{ data_directory: folder }] = await sql('show data_directory')
  return readdirSync(join(folder, 'base'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, path, name }) => join(parentPath ?? path, name))
}
