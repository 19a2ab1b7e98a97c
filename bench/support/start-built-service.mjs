import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { makeFolder } from './build-service.mjs'
import { findFreePort } from './find-free-port.mjs'

const main = fileURLToPath(new URL('../../packages/service/dist/main.js', import.meta.url))

/**
 * Starts the built service as `npm start` does, in development, with limits that no measurement reaches.
 *
 * @returns its origin and the public token of its project
 */
export async function startBuiltService() {
  if (!existsSync(main)) throw new Error('The service is not built: npm run build')
  const folder = makeFolder()
  const port = await findFreePort()
  const rates = { sendPerSource: { max: 1_000_000, perSeconds: 60 } }
  writeFileSync(
    join(folder, 'portico.config.ts'),
    `export default ${JSON.stringify({ development: { name: 'Bench', rates } })}\n`,
  )
  const child = spawn(process.execPath, [main, 'start'], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: String(port), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  const origin = `http://localhost:${port}`
  for (let tries = 0; ; tries += 1) {
    const answer = await fetch(`${origin}/dev/project`).catch(() => null)
    if (answer?.ok) {
      const project = await answer.json()
      return {
        origin,
        publicToken: project.public_token,
        async stop() {
          child.kill('SIGTERM')
          await ended
          rmSync(folder, { recursive: true, force: true })
        },
      }
    }
    if (child.exitCode !== null || tries > 600) throw new Error('The service does not start.')
    await sleep(50)
  }
}
