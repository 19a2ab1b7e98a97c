/** The base of all simulated text providers: an HTTP server on loopback that can be faulty, stop and start again. */
import { createServer, type Server, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { createCertificate } from '../keys/create-certificate.ts'

/** Faults that replace a provider's answer. */
export type TextFault =
  /** It answers with this status and accepts nothing. */
  | { readonly status: number; readonly body?: unknown }
  /** It accepts the request and never answers. */
  | 'hang'
  /** It accepts the message and then sends its answer byte by byte without an end. */
  | 'drip'
  /** It closes the connection without an answer. */
  | 'reset'
  /** Its answer is not JSON. */
  | 'no JSON'
  /** It redirects to another host. */
  | 'redirect'
  /** Its answer is far too long. */
  | 'too much'

/** A request as the provider received it. */
export interface TextCall {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A provider's answer, and the message that it accepted. */
export interface TextAnswer<Taken> {
  readonly status: number
  readonly body: unknown
  readonly taken?: Taken
}

/** A running provider. */
export interface TextServer<Taken> {
  readonly origin: string
  /** The accepted messages, in order. */
  readonly taken: readonly Taken[]
  /** All requests, including refused ones. */
  readonly calls: readonly TextCall[]
  /**
   * Makes the provider faulty.
   *
   * @param times for how many requests; @default until the next call
   */
  fail(fault: TextFault | null, times?: number): void
  /** Closes all connections and stops listening. */
  stop(): Promise<void>
  /** Listens again, on the same port. */
  start(): Promise<void>
}

const dripMs = 50

/** Options of a provider's server. */
export interface TextServerOptions {
  /** Answers over TLS with an untrusted certificate. @default false */
  readonly isUntrusted?: boolean
}

/** Starts a provider on a random port. */
export async function startTextServer<Taken>(
  answer: (call: TextCall, taken: readonly Taken[]) => TextAnswer<Taken>,
  { isUntrusted = false }: TextServerOptions = {},
): Promise<TextServer<Taken>> {
  const taken: Taken[] = []
  const calls: TextCall[] = []
  const sockets = new Set<Socket>()
  let fault: TextFault | null = null
  let faultsLeft = 0
  let port = 0
  let server: Server | undefined

  const takeFault = () => {
    if (fault === null || faultsLeft <= 0) return null
    faultsLeft -= 1
    return fault
  }
  const hear = async (
    request: AsyncIterable<Uint8Array>,
    about: Omit<TextCall, 'body'>,
    response: ServerResponse,
  ) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk)
    const call = { ...about, body: Buffer.concat(chunks).toString() }
    calls.push(call)
    const now = takeFault()
    if (now !== null && now !== 'drip') return misbehave(now, response)
    const { status, body, taken: message } = answer(call, taken)
    if (message !== undefined) taken.push(message)
    response.writeHead(status, { 'content-type': 'application/json' })
    if (now === null) return void response.end(JSON.stringify(body))
    drip(response)
  }
  const listen = async () => {
    const options = isUntrusted ? await createCertificate([]) : null
    server = options
      ? createTlsServer({ cert: options.cert, key: options.private })
      : createServer()
    server.on('request', (request, response) => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      )
      const about = { method: request.method ?? '', path: request.url ?? '', headers }
      // a caller that disconnects is not the provider's problem
      hear(request, about, response).catch(() => response.destroy())
    })
    server.on('connection', (socket: Socket) => {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    })
    await new Promise<void>((done, failed) => {
      server?.once('error', failed)
      server?.listen(port, '127.0.0.1', done)
    })
    port = (server.address() as AddressInfo).port // the server listens on a port, not on a pipe
  }
  await listen()
  return {
    get origin() {
      return `${isUntrusted ? 'https' : 'http'}://localhost:${port}`
    },
    taken,
    calls,
    fail(next, times = Number.POSITIVE_INFINITY) {
      fault = next
      faultsLeft = times
    },
    async stop() {
      const closing = server
      if (!closing) return
      server = undefined
      const closed = new Promise<void>((done) => closing.close(() => done()))
      for (const socket of sockets) socket.destroy()
      await closed
    },
    start: listen,
  }
}

function misbehave(fault: Exclude<TextFault, 'drip'>, response: ServerResponse): void {
  switch (fault) {
    case 'hang':
      return
    case 'reset':
      response.socket?.destroy()
      return
    case 'no JSON':
      response.writeHead(200, { 'content-type': 'application/json' }).end('<html>')
      return
    case 'redirect':
      response.writeHead(307, { location: 'http://169.254.169.254/latest/meta-data/' }).end()
      return
    case 'too much':
      response.writeHead(500).end('x'.repeat(5_000_000))
      return
    default:
      response
        .writeHead(fault.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(fault.body ?? {}))
  }
}

function drip(response: ServerResponse): void {
  const timer = setInterval(() => response.write(' '), dripMs)
  response.once('close', () => clearInterval(timer))
}
