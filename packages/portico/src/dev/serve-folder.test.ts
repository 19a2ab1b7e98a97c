import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveFolder } from './serve-folder.ts'

let outside: string
let server: Server
let origin: string
beforeAll(async () => {
  outside = mkdtempSync(join(tmpdir(), 'portico-serve-'))
  const folder = join(outside, 'site')
  mkdirSync(join(folder, 'next'), { recursive: true })
  writeFileSync(join(outside, 'secret.txt'), 'secret')
  writeFileSync(join(folder, '.env'), 'secret')
  writeFileSync(join(folder, 'index.html'), 'first')
  writeFileSync(join(folder, 'next/index.html'), 'next')
  writeFileSync(join(folder, 'next.md'), '# Next')
  mkdirSync(join(folder, '.portico'))
  writeFileSync(join(folder, '.portico/development.json'), 'secret')
  symlinkSync(join(outside, 'secret.txt'), join(folder, 'link.txt'))
  symlinkSync('.env', join(folder, 'shown.txt'))
  server = await serveFolder(folder, 0)
  const address = server.address()
  origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => {
  server.close()
  rmSync(outside, { recursive: true, force: true })
})

const ask = async (path: string) => {
  const answer = await fetch(origin + path, { redirect: 'manual' })
  const { status, headers } = answer
  return {
    status,
    type: headers.get('content-type'),
    to: headers.get('location'),
    text: await answer.text(),
  }
}

test.each([
  ['/', 'text/html; charset=utf-8', 'first'],
  ['/next/', 'text/html; charset=utf-8', 'next'],
  ['/next.md', 'text/markdown; charset=utf-8', '# Next'],
])('serves %s as %s', async (path, type, text) => {
  expect(await ask(path)).toEqual({ status: 200, type, to: null, text })
})

test('leads to the folder of a page, from where its relative addresses start', async () => {
  expect(await ask('/next')).toMatchObject({ status: 308, to: '/next/' })
})

test.each([
  '/.env',
  '/%2eenv',
  '/next/%2e%2e/.env',
  '/.portico/development.json',
  '/shown.txt',
  '/link.txt',
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '/%ff',
  '/%2e%2e/secret.txt',
  '/next/%00',
  '/missing',
])('does not serve %s', async (path) => {
  expect(await ask(path)).toMatchObject({ status: 404 })
})
