import { createTestDatabase, type TestDatabase } from '@portico/testkit/storage'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import type { Storage } from '../storage.ts'
import { openPostgresStorage } from './open-postgres-storage.ts'

let database: TestDatabase
let [one, other]: [Storage?, Storage?] = []
let client: pg.Client
const own = () => open(one)
const others = () => open(other)
const open = (storage: Storage | undefined) => {
  if (!storage) throw new Error('It is not open.')
  return storage
}

beforeEach(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  one = openPostgresStorage({ url: database.url })
  other = openPostgresStorage({ url: database.url })
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterEach(async () => {
  await client.end()
  await Promise.all([one?.close(), other?.close()])
  await database.drop()
})

const listListeners = async () => {
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and query like 'listen %'",
  )
  return rows.map(({ pid }) => pid)
}
const waitForListener = () => expect.poll(listListeners).toHaveLength(1)

test('an announcement of one process reaches the other, and not itself', async () => {
  let [heard, ownHeard] = [0, 0]
  const end = others().onMessages(() => {
    heard += 1
  })
  await waitForListener()
  const endOwn = own().onMessages(() => {
    ownHeard += 1
  })
  // A new listener calls once, because earlier announcements are unknown to it.
  await expect.poll(() => [heard, ownHeard]).toEqual([1, 1])
  await own().announceMessages()
  await expect.poll(() => heard).toBe(2)
  await others().announceMessages()
  await expect.poll(() => ownHeard).toBe(2)
  expect(heard).toBe(2)
  await Promise.all([end(), endOwn()])
})

test('a lost connection is restored, and counts as an announcement', async () => {
  let heard = 0
  const end = others().onMessages(() => {
    heard += 1
  })
  await waitForListener()
  await expect.poll(() => heard).toBe(1)
  const [pid] = await listListeners()
  await client.query('select pg_terminate_backend($1)', [pid])
  await own().announceMessages()
  await expect.poll(() => heard, { timeout: 10_000 }).toBeGreaterThanOrEqual(2)
  const before = heard
  await own().announceMessages()
  await expect.poll(() => heard).toBe(before + 1)
  await end()
})

test('an ended listener closes its connection and receives nothing more', async () => {
  const end = others().onMessages(() => {})
  await waitForListener()
  await end()
  await expect.poll(listListeners).toEqual([])
})

test('changed addresses are announced apart from messages, over the same connection', async () => {
  const heard = { messages: 0, addresses: 0 }
  const end = others().onMessages(() => {
    heard.messages += 1
  })
  const endAddresses = others().onAddresses(() => {
    heard.addresses += 1
  })
  await waitForListener()
  await expect.poll(() => heard).toEqual({ messages: 1, addresses: 2 })
  await own().announceAddresses()
  await expect.poll(() => heard).toEqual({ messages: 1, addresses: 3 })
  await own().announceMessages()
  await expect.poll(() => heard).toEqual({ messages: 2, addresses: 3 })
  await end()
  await own().announceAddresses()
  await expect.poll(() => heard.addresses).toBe(4)
  await endAddresses()
  await expect.poll(listListeners).toEqual([])
})
