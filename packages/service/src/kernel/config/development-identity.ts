import { randomBytes } from 'node:crypto'
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { ConfigError } from '../../foundation/errors/config-error.ts'
import { tryParse } from '../../foundation/text/try-parse.ts'

const DevelopmentIdentitySchema = Type.Object({
  rootKey: Type.String({ pattern: '^[\\w-]{43}$' }),
  projectId: Type.String({ pattern: '^project-test-' }),
  publicToken: Type.String({ pattern: '^public-token-test-' }),
  secret: Type.String({ pattern: '^secret-test-' }),
})

/** The development project's ids, tokens and keys. */
export type DevelopmentIdentity = Static<typeof DevelopmentIdentitySchema>

/**
 * Reads the development project from the data folder. The first start creates it at random; concurrent starts agree on
 * one.
 *
 * @param options.isReadOnly does not store a newly created project
 * @throws ConfigError when the file exists and holds something else
 */
export async function loadDevelopmentIdentity(
  dataFolder: string,
  { isReadOnly = false }: { readonly isReadOnly?: boolean } = {},
): Promise<DevelopmentIdentity> {
  const file = join(dataFolder, 'development.json')
  if (isReadOnly) return (await readIdentity(file)) ?? makeIdentity()
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  const stored = (await readIdentity(file)) ?? (await createIdentity(file))
  if (stored === null) {
    throw new ConfigError([
      { key: file, message: 'is not a development project; delete it and a new one is created' },
    ])
  }
  // Only this account may read the keys; a copy of the file may have lost its mode.
  await chmod(file, 0o600)
  return stored
}

/**
 * Reads the stored project.
 *
 * @returns null when the file does not exist
 */
async function readIdentity(file: string): Promise<DevelopmentIdentity | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  const identity = tryParse((): unknown => JSON.parse(text))
  if (Value.Check(DevelopmentIdentitySchema, identity)) return identity
  throw new ConfigError([
    { key: file, message: 'is not a development project; delete it and a new one is created' },
  ])
}

const random = (size: number) => randomBytes(size).toString('hex')

const makeIdentity = (): DevelopmentIdentity => ({
  rootKey: randomBytes(32).toString('base64url'),
  projectId: `project-test-${random(12)}`,
  publicToken: `public-token-test-${random(16)}`,
  secret: `secret-test-${randomBytes(32).toString('base64url')}`,
})

async function createIdentity(file: string): Promise<DevelopmentIdentity | null> {
  const identity = makeIdentity()
  // The file is written under another name and then linked, so that readers see a complete file or none, and the first
  // of two writers wins.
  const draft = `${file}.${random(6)}`
  await writeFile(draft, `${JSON.stringify(identity, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  try {
    await link(draft, file)
    return identity
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
      return await readIdentity(file)
    }
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}
