import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** Imports and re-exports that run at once, with what they load. */
const imports = /^(?:import|export) (?!type )[^'\n]*(?:\{[^}]*\} )?from '([^']+)'/gm

const service = fileURLToPath(new URL('../../service/src/cli.ts', import.meta.url))

test('a process of the command loads no method before it knows its command', () => {
  const files = new Set<string>()
  const follow = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(imports)) {
      if (from.startsWith('.')) follow(join(file, '..', from))
      else if (from === '@portico/service/cli') follow(service)
    }
  }
  follow(fileURLToPath(new URL('main.ts', import.meta.url)))
  const loaded = [...files].map((file) => file.replaceAll('\\', '/'))
  expect(
    loaded.filter((file) => /\/(usage|run-process|load-setup-methods)\.ts$/.test(file)),
  ).toHaveLength(3)
  expect(
    loaded.filter((file) => /service\/src\/(methods|declarations|accounts)\//.test(file)),
  ).toEqual([])
})
