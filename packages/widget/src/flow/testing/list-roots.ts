import ts from 'typescript'
import type { RootOf, SomeFlow } from '../screens.ts'

type AnyRoot = RootOf<SomeFlow>

/** A root's folder, with what it says of itself, and the root in it that has screens. */
export interface FoundRoot {
  readonly folder: string
  /** What follows "Shows" in the first line of its exports. */
  readonly shows: string
  /** Undefined for the password reset: it starts on a screen of a method. */
  readonly root: AnyRoot | undefined
}

const folder = decodeURI(new URL('../../roots/', import.meta.url).pathname)
const read = (file: string) => ts.sys.readFile(folder + file) ?? ''

const isRoot = (value: unknown): value is AnyRoot =>
  typeof value === 'object' && value !== null && 'id' in value && 'start' in value

/** Finds the roots of the registry by its lines, in its order. */
export async function listRoots(): Promise<FoundRoot[]> {
  const lines = read('index.ts').matchAll(/from '\.\/([^/']+)\/index\.ts'/g)
  return Promise.all([...lines].map(([, name = '']) => findRoot(name)))
}

async function findRoot(name: string): Promise<FoundRoot> {
  const files = ts.sys.readDirectory(folder + name, ['.ts'], ['**/*.test.ts'], ['*'])
  const modules = await Promise.all(
    files.map((file): Promise<Record<string, unknown>> => import(file)),
  )
  const [, shows = ''] = /^\/\*\* Shows (.+)\. \*\/$/m.exec(read(`${name}/index.ts`)) ?? []
  return { folder: name, shows, root: modules.flatMap((one) => Object.values(one)).find(isRoot) }
}
