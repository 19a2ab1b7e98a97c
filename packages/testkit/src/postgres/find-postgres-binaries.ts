import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const debianFolder = '/usr/lib/postgresql'

/**
 * Finds the folder with `initdb` and `postgres`.
 *
 * @throws Error with the command to run when Postgres is not installed
 */
export function findPostgresBinaries(): string {
  const folder = [...listDebianFolders(), ...askPgConfig()].find(
    (candidate) => existsSync(join(candidate, 'initdb')) && existsSync(join(candidate, 'postgres')),
  )
  if (folder) return folder
  throw new Error(
    'These tests need PostgreSQL 15 or newer. Run "apt-get install -y postgresql" (Debian) or "brew install postgresql" (macOS), or name a server in TEST_DATABASE_URL.',
  )
}

function listDebianFolders(): string[] {
  if (!existsSync(debianFolder)) return []
  return readdirSync(debianFolder)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(debianFolder, version, 'bin'))
}

function askPgConfig(): string[] {
  try {
    return [execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim()]
  } catch {
    return []
  }
}
