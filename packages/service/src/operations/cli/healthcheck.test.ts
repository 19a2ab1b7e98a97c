import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createWorld } from '@portico/testkit/world'
import { afterEach, describe, expect, test } from 'vitest'
import { prepareTerminal } from '../../testing/prepare-terminal.ts'

/** Imports and re-exports, with what they load. */
const imports = /^(?:import|export)\b[^'\n]*(?:\{[^}]*\} )?from '([^']+)'/gm

const { heard, run } = prepareTerminal()

let server: Server | null = null
afterEach(() => new Promise<unknown>((resolve) => (server ? server.close(resolve) : resolve(null))))

/** Listens as the service does, and gives commands the environment of that service. */
async function listen(answer: RequestListener): Promise<number> {
  server = createServer(answer)
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port, not on a pipe
  heard.env = { PORT: String(port) }
  return port
}

describe('portico healthcheck', () => {
  test('asks the service of the same environment, and exits with 0 when it is ready', async () => {
    const world = await createWorld()
    try {
      const { port } = new URL(world.origin)
      heard.env = { PORT: port }
      expect(await run('healthcheck')).toBe(0)
      expect(heard.said).toEqual([`http://127.0.0.1:${port}/readyz answers.`])
      expect(await run('healthcheck', '--alive')).toBe(0)
      expect(heard.said).toEqual([`http://127.0.0.1:${port}/healthz answers.`])
      // the public address of production leads past a proxy, which keeps these paths
      heard.env = { PORT: port, PORTICO_BASE_URL: 'https://auth.example.com' }
      expect(await run('healthcheck')).toBe(0)
    } finally {
      await world.stop()
    }
  })

  test.each([
    ['0.0.0.0', '127.0.0.1'],
    ['::', '[::1]'],
    ['', '127.0.0.1'],
    ['127.0.0.9', '127.0.0.9'],
  ])('a service that listens at "%s" is asked at %s', async (host, asked) => {
    heard.env = { HOST: host, PORT: '1' }
    expect(await run('healthcheck')).toBe(1)
    expect(heard.complaints[0]).toMatch(`http://${asked}:1/readyz does not answer: `)
  })

  test('exits with 1 and the reason when the service is not ready', async () => {
    const port = await listen((_request, response) => {
      response.writeHead(503).end('{"status":"not_ready","reason":"storage_read_only"}')
    })
    expect(await run('healthcheck')).toBe(1)
    expect(heard.complaints).toEqual([
      `http://127.0.0.1:${port}/readyz answers 503 (storage_read_only). Its database takes no writes; look for a full disk or a standby.`,
    ])
  })

  test('exits with 1 when nothing listens there, and says what to do as JSON', async () => {
    const port = await listen(() => {})
    await new Promise((resolve) => server?.close(resolve))
    expect(await run('healthcheck', '--json')).toBe(1)
    expect(JSON.parse(heard.said.join('\n'))).toEqual({
      ok: false,
      url: `http://127.0.0.1:${port}/readyz`,
      problems: [
        {
          key: `http://127.0.0.1:${port}/readyz`,
          message: expect.stringContaining('ECONNREFUSED'),
          next: expect.stringContaining('portico start'),
        },
      ],
    })
  })

  test('exits with 1 when the service takes the connection and never answers', async () => {
    await listen(() => {})
    expect(await run('healthcheck', '--within', '0.05')).toBe(1)
    expect(heard.complaints[0]).toContain('no answer within 0.05 seconds')
    server?.closeAllConnections()
  })

  test('asks another place with --url, and refuses what is none', async () => {
    const port = await listen((_request, response) => void response.end('{"status":"ready"}'))
    heard.env = {}
    expect(await run('healthcheck', '--url', `http://localhost:${port}`)).toBe(0)
    expect(await run('healthcheck', '--url', 'auth.example.com')).toBe(2)
    expect(heard.complaints[0]).toContain('--url takes an origin like https://auth.example.com')
    expect(await run('healthcheck', '--within', 'soon')).toBe(2)
    expect(await run('healthcheck', '--alife')).toBe(2)
  })

  test('loads a few small files of the service and no package, since it runs every few seconds', () => {
    const runner = fileURLToPath(new URL('run-process.ts', import.meta.url))
    const files = new Set<string>()
    const packages = new Set<string>()
    const follow = (file: string) => {
      if (files.has(file)) return
      files.add(file)
      for (const [line, from = ''] of readFileSync(file, 'utf8').matchAll(imports)) {
        if (line.startsWith('import type')) continue
        if (from.startsWith('.')) follow(join(file, '..', from))
        else if (!from.startsWith('node:')) packages.add(from)
      }
    }
    follow(runner)
    // the files that it loads for this command alone
    for (const name of ['healthcheck.ts', 'run-command.ts']) {
      expect(readFileSync(runner, 'utf8')).toContain(`await import('./${name}')`)
      follow(join(runner, '..', name))
    }
    expect([...packages]).toEqual([])
    expect([...files].length).toBeLessThan(12)
  })
})
