import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { prepareTerminal } from '../../testing/prepare-terminal.ts'

const { heard, run } = prepareTerminal()

test('an export of one user reports one user', async () => {
  await writeFile(join(heard.folder, 'portico.config.ts'), 'export default { development: {} }')
  await writeFile(join(heard.folder, 'people.jsonl'), '{"email":"ada@example.com"}\n')
  expect(await run('users', 'import', 'people.jsonl')).toBe(0)
  expect(await run('users', 'export', '--output', 'out.jsonl')).toBe(0)
  expect(heard.said).toEqual(['Wrote 1 user to out.jsonl.'])
})
