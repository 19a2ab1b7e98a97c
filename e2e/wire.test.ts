/** What really goes over the wire: read without a client that unpacks it. */
import { readFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { World } from '@portico/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { budgetBytes, freeBytes, listFirstFiles, readManifest } from '../scripts/budgets.mjs'
import { createPlaygroundWorld } from './support/create-playground-world.ts'

let world: World
beforeAll(async () => {
  world = await createPlaygroundWorld()
})
afterAll(() => world.stop())

interface WireAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<WireAnswer>((resolve, reject) => {
    const sent = request(new URL(path, world.origin), { method, headers }, async (answer) => {
      const parts: Buffer[] = []
      for await (const part of answer) parts.push(part)
      const status = answer.statusCode ?? 0
      resolve({ status, headers: answer.headers, body: Buffer.concat(parts) })
    })
    sent.on('error', reject)
    sent.end()
  })

const manifest = readManifest()
const files = listFirstFiles(manifest)
const entry = 'portico.js'
const calls = Object.values(manifest).find(({ name }) => name === 'calls')?.file ?? ''
const texts = [
  `/${entry}`,
  `/${calls}`,
  '/quartz.js',
  '/',
  '/v1/public/hosted-page.js',
  '/v1/public/hosted-page.css',
]

describe('the bundle on the wire', () => {
  test('until the e-mail field is usable a page gets no more than the budget', async () => {
    const answers = await Promise.all(
      files.map((file) => ask(`/${file}`, { 'accept-encoding': 'gzip, deflate, br, zstd' })),
    )
    for (const { headers } of answers) expect(headers['content-encoding']).toBe('br')
    const bytes = answers.reduce((sum, { body }) => sum + body.length, 0)
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(budgetBytes - freeBytes)
  })

  test.each(texts)('%s is served as brotli, gzip or plain, and says so', async (path) => {
    const plain = await ask(path)
    const brotli = await ask(path, { 'accept-encoding': 'br' })
    const gzip = await ask(path, { 'accept-encoding': 'br;q=0, gzip' })
    expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ])
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body)
    expect(gunzipSync(gzip.body)).toEqual(plain.body)
    expect(brotli.body.length).toBeLessThan(plain.body.length)
    for (const { status, headers } of [plain, brotli, gzip]) {
      expect(status).toBe(200)
      expect(headers.vary).toMatch(/accept-encoding/i)
      expect(headers['content-type']).toBe(plain.headers['content-type'])
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
  })

  test('a file with a hash in its name is cached for ever, the entry file is revalidated with a 304', async () => {
    const chunk = await ask(`/${calls}`, { 'accept-encoding': 'br' })
    expect(chunk.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const first = await ask(`/${entry}`, { 'accept-encoding': 'br' })
    expect(first.headers['cache-control']).toBe('no-cache')
    const again = await ask(`/${entry}`, {
      'accept-encoding': 'br',
      'if-none-match': first.headers.etag ?? '',
    })
    expect([again.status, again.body.length]).toEqual([304, 0])
    const page = await ask('/v1/public/hosted-page.js', { 'accept-encoding': 'br' })
    const pageAgain = await ask('/v1/public/hosted-page.js', {
      'accept-encoding': 'br',
      'if-none-match': page.headers.etag ?? '',
    })
    expect([pageAgain.status, pageAgain.body.length]).toEqual([304, 0])
  })

  test('HEAD returns the same headers, without a body', async () => {
    const get = await ask(`/${calls}`, { 'accept-encoding': 'br' })
    const head = await ask(`/${calls}`, { 'accept-encoding': 'br' }, 'HEAD')
    expect(head.body.length).toBe(0)
    expect(head.headers['content-length']).toBe(String(get.body.length))
    expect(head.headers['content-encoding']).toBe('br')
  })

  test('a range request does not get part of a compressed file', async () => {
    const whole = await ask(`/${calls}`, { 'accept-encoding': 'br', range: 'bytes=0-9' })
    expect(whole.status).toBe(200)
    expect(brotliDecompressSync(whole.body).length).toBeGreaterThan(10)
  })

  test('the README promises the size that the budget enforces', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
    expect(readme).toContain('under 28 kB of JavaScript (brotli)')
    expect(budgetBytes).toBe(28_000)
  })

  test('an API response is never compressed', async () => {
    const answer = await ask(`/sdk/v1/projects/bootstrap/${world.project.publicToken}`, {
      'accept-encoding': 'br, gzip',
    })
    expect(answer.status).toBe(200)
    expect(answer.headers['content-encoding']).toBeUndefined()
  })
})
