import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '@portico/testkit'
import { takeRows } from '@portico/testkit/run'
import { afterEach, expect, test } from 'vitest'

const command = fileURLToPath(new URL('../scripts/example.mjs', import.meta.url))

let stop: () => Promise<void> = async () => {}
afterEach(() => stop())

/** Runs `npm run example` with ports and data of its own. @returns where the example is */
async function runExample(name: string): Promise<{ service: string; example: string }> {
  const [port, examplePort] = [await findFreePort(), await findFreePort()]
  const data = mkdtempSync(join(tmpdir(), 'portico-example-'))
  const child = spawn(process.execPath, [command, name], {
    env: {
      ...process.env,
      PORT: String(port),
      EXAMPLE_PORT: String(examplePort),
      DATA_FOLDER: data,
      NODE_ENV: undefined,
    },
    stdio: 'ignore',
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(data, { recursive: true, force: true })
  }
  return { service: `http://localhost:${port}`, example: `http://localhost:${examplePort}` }
}

const load = async (url: string) => {
  const answer = await fetch(url)
  expect(answer.status).toBe(200)
  return answer.text()
}

// where each example has the public token that it was started with
const examples = [
  ['plain-html', '/settings.js'],
  ['react-server', '/'],
  ['react-vite', '/src/main.tsx'],
  ['hono', '/'],
  ['next', '/'],
] as const
// e2e/react-server and e2e/react-vite start the second and the third one in each change
test.each(takeRows(examples, [examples[0]]))(
  'npm run example %s is the only command needed',
  { timeout: 180_000 },
  async (name, path) => {
    const { service, example } = await runExample(name)
    await expect.poll(() => load(example + path), { timeout: 170_000, interval: 500 }).toBeTruthy()
    const { public_token } = JSON.parse(await load(`${service}/dev/project`))
    expect(await load(example + path)).toContain(public_token)
  },
)
