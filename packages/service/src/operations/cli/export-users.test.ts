import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { prepareTerminal } from '../../testing/prepare-terminal.ts'
import { runPortico } from './portico.ts'

const { heard, run, terminal } = prepareTerminal()

test('an export of one user reports one user', async () => {
  await writeFile(join(heard.folder, 'portico.config.ts'), 'export default { development: {} }')
  await writeFile(join(heard.folder, 'people.jsonl'), '{"email":"ada@example.com"}\n')
  expect(await run('users', 'import', 'people.jsonl')).toBe(0)
  expect(await run('users', 'export', '--output', 'out.jsonl')).toBe(0)
  expect(heard.said).toEqual(['Wrote 1 user to out.jsonl.'])
})

test('secrets are not printed where a person reads them, but into a file or a pipe', async () => {
  await writeFile(join(heard.folder, 'portico.config.ts'), 'export default { development: {} }')
  await writeFile(
    join(heard.folder, 'people.jsonl'),
    '{"email":"ada@example.com","totps":[{"secret":"JBSWY3DPEHPK3PXP"}]}\n',
  )
  expect(await run('users', 'import', 'people.jsonl')).toBe(0)
  const shown = { ...terminal(), isInteractive: true }
  const secrets = ['users', 'export', '--with-secrets'] as const
  heard.said = []
  expect(await runPortico(secrets, shown)).toBe(2)
  expect([heard.said, heard.complaints.join()]).toEqual([[], expect.stringMatching(/^Name a file/)])
  expect(await runPortico(['users', 'export'], shown)).toBe(0)
  expect(heard.said.join()).not.toContain('JBSWY3DPEHPK3PXP')
  expect(await runPortico([...secrets, '--output', 'out.jsonl'], shown)).toBe(0)
  expect(await run(...secrets)).toBe(0)
  expect(heard.said.join()).toContain('JBSWY3DPEHPK3PXP')
})
