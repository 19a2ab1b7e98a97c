import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createGuardedFetch, FetchRefusedError } from './guarded-fetch.ts'

const guardedFetch = createGuardedFetch({ allowLoopback: true })

/** Starts a server that answers with exactly these bytes. */
async function startOddServer(answer: string): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => socket.end(answer))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}/`
}

test.each([600, 999])(
  'OP-23 a status of %i fails the call, and never ends the process',
  async (status) => {
    const uncaught = new Promise((_resolve, reject) => {
      process.once('uncaughtException', reject)
      onTestFinished(() => void process.off('uncaughtException', reject))
    })
    const url = await startOddServer(
      `HTTP/1.1 ${status} Odd\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}`,
    )
    await expect(Promise.race([guardedFetch(url), uncaught])).rejects.toThrow(FetchRefusedError)
  },
)

test('a response arrives as it was sent', async () => {
  const url = await startOddServer(
    'HTTP/1.1 404 Not Found\r\ncontent-type: text/plain\r\ncontent-length: 2\r\nconnection: close\r\n\r\nno',
  )
  const answer = await guardedFetch(url)
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    404,
    'text/plain',
    'no',
  ])
})

test('a response that stops half-way makes the fetch throw', async () => {
  const url = await startOddServer('HTTP/1.1 200 OK\r\ncontent-length: 20\r\n\r\n{}')
  await expect(guardedFetch(url)).rejects.toThrow()
})

test('in production only https URLs with public addresses are called', async () => {
  const strict = createGuardedFetch({ allowLoopback: false })
  const answered = startOddServer(
    'HTTP/1.1 200 OK\r\ncontent-length: 0\r\nconnection: close\r\n\r\n',
  )
  await expect(strict(await answered)).rejects.toThrow('only https is called')
  await expect(strict('http://192.0.2.1/')).rejects.toThrow('only https is called')
  for (const url of ['https://127.0.0.1/', 'https://[::1]/', 'https://169.254.169.254/'])
    await expect(strict(url)).rejects.toThrow('the address is not a public one')
})
