/** Stands in for a captcha's or a fingerprint's provider: hears what it is asked, answers what it is told. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A provider. */
export interface ProviderStub {
  readonly url: string
  /** Bodies that came, oldest first. */
  readonly asked: string[]
  /** What it answers from now on. */
  answer: unknown
  stop(): void
}

/** Starts it on a random loopback port. */
export async function startProviderStub(): Promise<ProviderStub> {
  const server = createServer(async (request, response) => {
    stub.asked.push(await text(request))
    response.setHeader('content-type', 'application/json').end(JSON.stringify(stub.answer))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo // it listens on a port, not on a pipe
  const stub: ProviderStub = {
    url: `http://127.0.0.1:${port}/`,
    asked: [],
    answer: {},
    stop: () => void server.close(),
  }
  return stub
}
