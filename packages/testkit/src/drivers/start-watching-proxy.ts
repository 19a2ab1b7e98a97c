/**
 * A proxy that adds a script before all other content of a page. WebKit's driver has no command for that, and only a
 * script that runs first sees all faults of a page.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import { text } from 'node:stream/consumers'
import { watchPage } from './watch-page.ts'

/** A running proxy. */
export interface WatchingProxy {
  /** `127.0.0.1:PORT` */
  readonly address: string
  /** Returns the faults that pages have reported since the last call. */
  takeFaults(): string[]
  stop(): Promise<void>
}

const scriptPath = '/__watch.js'

/**
 * The script reports a fault with a request for its own URL: a policy that allows the script also allows that request.
 */
const script = `(${watchPage})((fault) => import('${scriptPath}?' + new URLSearchParams({ fault })))`

/** Starts the proxy on a random loopback port. */
export async function startWatchingProxy(): Promise<WatchingProxy> {
  let faults: string[] = []
  const server = createServer((incoming, response) => {
    const url = new URL(incoming.url ?? '')
    if (url.pathname !== scriptPath) {
      passOn(url, incoming, response)
      return
    }
    const fault = url.searchParams.get('fault')
    if (fault !== null) faults.push(fault)
    response.setHeader('content-type', 'text/javascript').end(fault === null ? script : '')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo // the server listens on a port, not on a pipe
  return {
    address: `127.0.0.1:${port}`,
    takeFaults() {
      const taken = faults
      faults = []
      return taken
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

function passOn(url: URL, incoming: IncomingMessage, response: ServerResponse): void {
  const isDocument = incoming.headers['sec-fetch-dest'] === 'document'
  const { 'accept-encoding': encoding, ...headers } = incoming.headers
  const outgoing = request(url, {
    method: incoming.method ?? 'GET',
    // a page must not be compressed, because the script is inserted into its text
    headers: { ...headers, ...(!isDocument && encoding && { 'accept-encoding': encoding }) },
  })
  outgoing.on('response', async (answer) => {
    const status = answer.statusCode ?? 502
    if (!isDocument || !canRunScript(answer)) {
      response.writeHead(status, answer.headers)
      // an answer that breaks off breaks off for the browser as well
      pipeline(answer, response, () => {})
      return
    }
    const html = await text(answer).catch(() => null)
    if (html === null) {
      response.destroy()
      return
    }
    const { 'content-length': _, 'transfer-encoding': __, ...kept } = answer.headers
    response.writeHead(status, kept)
    response.end(
      html.replace(/(<head>|<!doctype html>)/i, `$1<script src="${scriptPath}"></script>`),
    )
  })
  outgoing.on('error', () => response.destroy())
  response.on('close', () => outgoing.destroy())
  incoming.pipe(outgoing)
}

/**
 * Tells whether the answer is a page whose policy lets it load a script of its own origin; other answers are not
 * watched.
 */
function canRunScript({ headers }: IncomingMessage): boolean {
  const policy = headers['content-security-policy']
  const isPage = headers['content-type']?.startsWith('text/html') ?? false
  return isPage && (policy === undefined || /script-src [^;]*'self'/.test(String(policy)))
}
