import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root.mjs'

/** What a script loads as it starts, and what that loads, in order. */
function listImports(file: string, seen: Set<string> = new Set()): Set<string> {
  const text = readFileSync(file, 'utf8')
  for (const [, specifier = ''] of text.matchAll(
    /^(?:import|export)\s(?:[^'();=]*\sfrom\s)?'([^']+)'/gm,
  )) {
    const imported = specifier.startsWith('.') ? join(dirname(file), specifier) : specifier
    if (seen.has(imported)) continue
    seen.add(imported)
    if (specifier.startsWith('.')) listImports(imported, seen)
  }
  return seen
}

test.each(['start', 'test', 'check', 'build', 'bench'])(
  '`npm run %s` starts on a machine where no package is installed yet',
  (command) => {
    const imports = [...listImports(join(root, `scripts/${command}.mjs`))]
    expect(imports.length).toBeGreaterThan(2)
    const packages = imports.filter((one) => !one.startsWith('node:') && !one.startsWith('/'))
    expect(packages).toEqual([])
  },
)
