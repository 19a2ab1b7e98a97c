/**
 * A page that uses our names meets no compatible name in its editor, its console or its callbacks: types, comments and
 * messages of the packages say ours. Only the definitions of the compatible names say those.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inRoot } from '../root.mjs'

const compatible = /Stytch/

/** The files that define the compatible names, or list them among the exports. */
const definitions = [
  'client/src/client/compatible-client.ts',
  'client/src/foundation/errors/errors.ts',
  'client/src/index.ts',
  'client/src/type-names.ts',
  'react/src/hocs/to-display-name.ts',
  'react/src/hocs/with-stytch-permissions.tsx',
  'react/src/hocs/with-stytch-session.tsx',
  'react/src/hocs/with-stytch-user.tsx',
  'react/src/hocs/with-stytch.tsx',
  'react/src/hooks/compatible-hooks.ts',
  'react/src/index.ts',
  'react/src/provider/stytch-provider.tsx',
  'react/src/react-server.ts',
  'react/src/widgets/compatible-widgets.tsx',
  'react/src/widgets/stytch-passkey-registration.tsx',
  'widget/src/roots/exports.ts',
  'widget/src/roots/passkeys/index.ts',
  'widget/src/roots/stytch-ui-client.ts',
  'widget/src/standalone.ts',
]

const listSources = (name: string) =>
  readdirSync(inRoot('packages', name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => join(name, 'src', path))

/** The exports of a report, each as the lines of its name and its members. */
const readExports = (name: string) =>
  readFileSync(inRoot('docs/reference/exports', `${name}.md`), 'utf8')
    .split('```')[1]
    ?.trim()
    .split(/\n(?! )/) ?? []

describe('a page that uses our names reads no compatible name', () => {
  test('in comments and messages: only the definitions of the compatible names say them', () => {
    const found = ['contract', 'client', 'widget', 'react']
      .flatMap(listSources)
      .filter((path) => compatible.test(readFileSync(inRoot('packages', path), 'utf8')))
    expect(found.sort()).toEqual(definitions)
  })

  test.each(['client', 'widget', 'react'])('in a type that @portico/%s exports', (name) => {
    const exported = readExports(name)
    const named = exported.map((block) => ({
      own: /^(?:class |type )?(\w+)/.exec(block)?.[1] ?? '',
      block,
    }))
    expect(named.length).toBeGreaterThan(50)
    // the report spells an export with another name behind "=" or ":", or in the lines of its members
    expect(
      named.filter(({ own, block }) => !compatible.test(own) && compatible.test(block)),
    ).toEqual([])
  })
})
