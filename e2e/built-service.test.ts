/** The bundle of the service is another program than its sources, which all other tests run. */
import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const chunks = new URL('../packages/service/dist/chunks/', import.meta.url)

/** Loads each file of a folder, and says which fail. */
const loader = `
const [folder, ...files] = process.argv.slice(1)
const failed = []
for (const file of files) await import(folder + file).catch((error) => failed.push(file + ': ' + error.message))
console.log('failed', JSON.stringify(failed))
process.exit(0)
`

test('every part of the built service loads, whichever is needed first', async () => {
  const files = readdirSync(fileURLToPath(chunks)).filter((file) => file.endsWith('.js'))
  expect(files.length).toBeGreaterThan(20)
  const orders = [files, files.toReversed()]
  const run = promisify(execFile)
  for (const order of orders) {
    const args = ['--input-type=module', '--eval', loader, chunks.href, ...order]
    const { stdout } = await run(process.execPath, args)
    expect(stdout.split('\n').find((line) => line.startsWith('failed'))).toBe('failed []')
  }
})
