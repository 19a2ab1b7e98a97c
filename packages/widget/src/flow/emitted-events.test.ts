import ts from 'typescript'
import { expect, test } from 'vitest'
import { sharedScreens } from '../app/shared-screens.tsx'
import { methods } from '../methods/all-methods.ts'
import { listRoots } from './testing/list-roots.ts'

const source = decodeURI(new URL('..', import.meta.url).pathname)

/** The texts that a value of `type` may be: `type: 'a'`, and both of `type: is ? 'a' : 'b'`. */
const listTexts = (value: ts.Expression): string[] => {
  if (ts.isStringLiteral(value)) return [value.text]
  return ts.isConditionalExpression(value)
    ? [...listTexts(value.whenTrue), ...listTexts(value.whenFalse)]
    : []
}

/** The types of all events that the source makes: of values, not of tables and types. */
function listMade(path: string): string[] {
  const made: string[] = []
  const text = ts.sys.readFile(path) ?? ''
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText(file) === 'type')
      made.push(...listTexts(node.initializer))
    ts.forEachChild(node, visit)
  }
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022)
  visit(file)
  return made
}

/** The link of a mail starts a widget on a screen of passwords. */
const starts: Readonly<Record<string, readonly string[]>> = {
  'roots/sign-in/login.ts': ['passwords.reset'],
  'roots/reset-password/reset-password.tsx': ['passwords.reset'],
}

/** The texts that a file has in quotes, in types as well. */
function listQuoted(path: string): string[] {
  const quoted: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node)) quoted.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, ts.sys.readFile(path) ?? '', ts.ScriptTarget.ES2022))
  return quoted
}

test('E7: no file of the frame names a screen or an event of a method, but where a widget starts on it', async () => {
  const loaded = await Promise.all(methods.map(async ({ load }) => (await load?.())?.screens))
  const names = new Set(
    loaded.flatMap((own) => [...Object.keys(own?.views ?? {}), ...Object.keys(own?.flow ?? {})]),
  )
  const frame = ts.sys.readDirectory(source, ['.ts', '.tsx'], ['**/*.test.ts', 'methods/**'])
  const found = frame.flatMap((path) => {
    const own = listQuoted(path).filter((text) => names.has(text))
    return own.length > 0 ? [[path.slice(source.length), own] as const] : []
  })
  expect(names.size).toBeGreaterThan(30)
  expect(frame.length).toBeGreaterThan(100)
  expect(Object.fromEntries(found)).toEqual(starts)
})

test('every event of every table is emitted somewhere', async () => {
  const files = ts.sys.readDirectory(source, ['.ts', '.tsx'], ['**/*.test.ts'])
  const made = new Set(files.flatMap(listMade))
  const roots = (await listRoots()).map(({ root }) => root)
  const loaded = await Promise.all(
    [...methods, ...roots].map(async (owner) => (await owner?.load?.())?.screens),
  )
  expect(roots.length).toBeGreaterThan(3)
  const events = [sharedScreens, ...loaded].flatMap((screens) => Object.keys(screens?.flow ?? {}))
  expect(events.length).toBeGreaterThan(30)
  expect(events.filter((type) => !made.has(type))).toEqual([])
})
