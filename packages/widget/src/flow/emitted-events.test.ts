import ts from 'typescript'
import { expect, test } from 'vitest'
import { login } from '../app/login.ts'
import { sharedScreens } from '../app/shared-screens.tsx'
import { identityProvider } from '../identity-provider/identity-provider.ts'
import { methods } from '../method/registered-methods.ts'
import { passkeyRegistration } from '../passkey-registration/passkey-registration.ts'

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

test('every event of every table is emitted somewhere', async () => {
  const files = ts.sys.readDirectory(source, ['.ts', '.tsx'], ['**/*.test.ts'])
  const made = new Set(files.flatMap(listMade))
  const owners = [...methods, login, identityProvider, passkeyRegistration]
  const loaded = await Promise.all(owners.map(async ({ load }) => (await load?.())?.screens))
  const events = [sharedScreens, ...loaded].flatMap((screens) => Object.keys(screens?.flow ?? {}))
  expect(events.length).toBeGreaterThan(30)
  expect(events.filter((type) => !made.has(type))).toEqual([])
})
