import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FastifyInstance, fastify } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerStatic } from './register-static.ts'

const privatePaths = [
  'portico.config.ts',
  'Server.PEM',
  'deep/apple.p8',
  'portico.db',
  'portico.db-wal',
  'places.mmdb',
  'id_ed25519',
]

let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-static-'))
  const write = async (path: string, text: string) => {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  await write('outside.txt', 'outside')
  await write('bundle/portico.js', 'export const name = 1')
  await write('bundle/portico.js.br', 'brotli')
  await write('bundle/chunks/core-BuzYRM5a.js', 'export {}')
  await write('page/index.html', '<!doctype html><title>Playground</title>')
  await write('page/authenticate.html', '<!doctype html><title>Authenticate</title>')
  await write('page/.env', 'SECRET=1')
  await write('page/style.css', 'p {}')
  for (const path of privatePaths) await write(`page/${path}`, 'secret')
  app = fastify()
  registerStatic(app, { staticFolders: [join(folder, 'bundle'), join(folder, 'page')] })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  app.inject({ url, headers })

test('any page may load the bundle, which is revalidated each time', async () => {
  const answer = await get('/portico.js')
  expect(answer.body).toBe('export const name = 1')
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringMatching(/^(text|application)\/javascript/),
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'no-cache',
  })
})

test('a chunk is named by its content and cached for ever', async () => {
  expect((await get('/chunks/core-BuzYRM5a.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  )
})

test('a compressed file is sent to clients that accept it, under the type of the original', async () => {
  const answer = await get('/portico.js', { 'accept-encoding': 'br' })
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringMatching(/^(text|application)\/javascript/),
    'cache-control': 'no-cache',
  })
  expect(answer.body).toBe('brotli')
})

test.each([
  ['/', 'Playground'],
  ['/index.html', 'Playground'],
  ['/authenticate', 'Authenticate'],
  ['/authenticate?stytch_token_type=magic_links&token=abc', 'Authenticate'],
])('%s is a page with the strict policy', async (path, title) => {
  const answer = await get(path, { 'accept-encoding': 'gzip, deflate, br' })
  expect(answer.body).toContain(title)
  expect(answer.headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; require-trusted-types-for 'script'",
  )
  expect(answer.headers['access-control-allow-origin']).toBeUndefined()
})

test.each([
  '/.env',
  '/../outside.txt',
  '/%2e%2e/outside.txt',
  '/..%2foutside.txt',
  '/chunks/..%5c..%5coutside.txt',
  '/portico.js%00.html',
  '/nothing.js',
])('%s is not served', async (path) => {
  const answer = await get(path)
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(answer.body).not.toMatch(/outside$|SECRET/)
})

test.each(privatePaths)('S12: %s is never served, wherever it lies', async (path) => {
  expect((await get(`/${path}`)).statusCode).toBe(404)
})
