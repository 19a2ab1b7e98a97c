/**
 * A server for a host page: static files and one HTML page, under any Content-Security-Policy, on its own origin. It
 * can proxy the service's paths, so that page, bundle and API share one origin.
 */
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize, sep } from 'node:path'

/** Options of a host page. */
export interface HostPageOptions {
  /** The HTML for every path that is not a file. */
  readonly html: string
  /** Folders of files by their path, for example `{ '/bundle/': '…/dist' }`. */
  readonly folders: Readonly<Record<string, string>>
  /** Single files by path, read at each request, so that a test can change them. */
  readonly files?: Readonly<Record<string, string>>
  /** The page's `Content-Security-Policy`. @default none */
  readonly policy?: string
  /** The origin of a service whose `/sdk`, `/v1` and `/.well-known` are proxied; single files take precedence. */
  readonly service?: string
}

/** A running host page. */
export interface HostPage {
  /** `http://localhost:PORT` */
  readonly origin: string
  /** Path and query of every request so far. */
  readonly requests: readonly string[]
  stop(): Promise<void>
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** Starts the server on a random loopback port. */
export async function startHostPage(options: HostPageOptions): Promise<HostPage> {
  const requests: string[] = []
  const server = createServer((incoming, response) => {
    const path = incoming.url ?? '/'
    requests.push(path)
    if (options.service && isOfService(path) && !options.files?.[path]) {
      passOn(options.service, incoming, response)
    } else {
      serve(options, path, response)
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo // the server listens on a port, not on a pipe
  return {
    origin: `http://localhost:${port}`,
    requests,
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

function serve(options: HostPageOptions, url: string, response: ServerResponse) {
  const { html, folders, files, policy } = options
  const { pathname } = new URL(url, 'http://localhost')
  const file = files?.[pathname] ?? findFile(folders, pathname)
  if (file) {
    const type = types[extname(pathname)] ?? 'application/octet-stream'
    response.setHeader('content-type', type).end(file)
    return
  }
  if (extname(pathname)) {
    response.writeHead(404).end()
    return
  }
  if (policy) response.setHeader('content-security-policy', policy)
  response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
}

function findFile(folders: HostPageOptions['folders'], pathname: string): Buffer | null {
  for (const [prefix, folder] of Object.entries(folders)) {
    if (!pathname.startsWith(prefix)) continue
    const file = normalize(join(folder, pathname.slice(prefix.length)))
    if (!file.startsWith(normalize(folder + sep))) continue
    try {
      return readFileSync(file)
    } catch {
      // the file is not in this folder
    }
  }
  return null
}

const wellKnown = '/.well-known/'

const isOfService = (path: string) =>
  ['/sdk/', '/v1/', wellKnown].some((prefix) => path.startsWith(prefix))

function passOn(service: string, incoming: IncomingMessage, response: ServerResponse) {
  const target = new URL(incoming.url ?? '/', service)
  // The well-known paths depend on the host's name, so the browser's Host header is kept.
  const host = target.pathname.startsWith(wellKnown) ? incoming.headers.host : target.host
  const headers = { ...incoming.headers, host }
  const outgoing = request(target, { method: incoming.method ?? 'GET', headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  outgoing.on('error', () => response.destroy())
  incoming.pipe(outgoing)
}
