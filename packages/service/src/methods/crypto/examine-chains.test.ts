import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTestProject } from '@portico/testkit/world'
import { afterEach, expect, test } from 'vitest'
import { systemClock } from '../../foundation/clock.ts'
import { createGuardedFetch } from '../../kernel/outgoing/guarded-fetch.ts'
import { examineChains } from './examine-chains.ts'

let closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers) await close()
  closers = []
})

/** A node that gives one answer to whatever it is asked. */
async function startNode(answer: unknown, status = 200): Promise<string> {
  const node = createServer((request, response) => {
    request.resume()
    request.on('end', () => response.writeHead(status).end(JSON.stringify(answer)))
  })
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve))
  closers.push(() => new Promise((resolve) => node.close(resolve)))
  const { port } = node.address() as AddressInfo // it listens on a port, not on a pipe
  return `http://127.0.0.1:${port}/key-of-the-node`
}

const examine = (chains: Readonly<Record<string, string>>) => {
  const contractChains = new Map(Object.entries(chains))
  const project = createTestProject({ name: 'Shop', crypto: { siwe: true, contractChains } })
  const fetch = createGuardedFetch({ allowLoopback: true })
  // of a configuration it reads the projects
  const config = { projects: [project] } as unknown as Parameters<typeof examineChains>[0]
  return examineChains(config, { fetch, clock: systemClock })
}

test('doctor asks the node of each chain where it is, and never prints its URL', async () => {
  const base = { jsonrpc: '2.0', id: 1 }
  const lines = await examine({
    '1': await startNode({ ...base, result: '0x1' }),
    '8453': await startNode({ ...base, result: '0x89' }),
    '10': await startNode({ ...base, error: { code: -32000, message: 'no' } }),
    '137': await startNode('down', 503),
  })
  expect(lines.toSorted()).toEqual([
    'ok    wallets     the node of chain 1 (Shop) answers',
    'wrong wallets     the node of chain 10 (Shop) does not answer',
    'wrong wallets     the node of chain 137 (Shop) does not answer',
    'wrong wallets     the node of chain 8453 (Shop) says that it is on another chain: 0x89',
  ])
  expect(lines.join()).not.toContain('key-of-the-node')
})
