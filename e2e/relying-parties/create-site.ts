/**
 * A small host app around an OpenID Connect library: a home page that says who is signed in, a session per browser, and
 * the library's own routes. What the library does with a callback stays the library's.
 */
import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** What the app keeps of a browser; libraries store their own fields in it. */
export type SiteSession = Record<string, unknown>

/** A request, as the routes receive it. */
export interface SiteVisit {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly url: URL
  readonly session: SiteSession
}

/** How an app behaves. */
export interface SiteParts {
  /** Its routes, by method and path. */
  readonly routes: Readonly<Record<string, (visit: SiteVisit) => Promise<unknown> | unknown>>
  /** The e-mail address of the user who is signed in; undefined when nobody is. */
  readonly findEmail: (visit: SiteVisit) => Promise<string | undefined> | string | undefined
  /** Where its sign-in button leads. */
  readonly signInPath: string
}

/** A host app, running. */
export interface Site {
  readonly url: string
  readonly close: () => Promise<void>
}

const cookieName = 'site'

/** Starts an app on a free port of 127.0.0.1. */
export async function startSite(
  toParts: (url: string) => Promise<SiteParts> | SiteParts,
): Promise<Site> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const url = `http://127.0.0.1:${port}`
  const parts = await toParts(url)
  const sessions = new Map<string, SiteSession>()
  server.on('request', (request, response) => {
    const visit = {
      request,
      response,
      url: new URL(request.url ?? '/', url),
      session: findSession(sessions, request, response),
    }
    answer(parts, visit).catch((error: unknown) => sendFailure(response, error))
  })
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function findSession(
  sessions: Map<string, SiteSession>,
  request: IncomingMessage,
  response: ServerResponse,
): SiteSession {
  const cookies = (request.headers.cookie ?? '').split('; ')
  const known = cookies.find((cookie) => cookie.startsWith(`${cookieName}=`))?.split('=')[1] ?? ''
  const found = sessions.get(known)
  if (found) return found
  const id = randomBytes(16).toString('hex')
  const session: SiteSession = {}
  sessions.set(id, session)
  response.setHeader('set-cookie', `${cookieName}=${id}; Path=/; HttpOnly; SameSite=Lax`)
  return session
}

async function answer(parts: SiteParts, visit: SiteVisit): Promise<void> {
  const { request, response, url } = visit
  const route = parts.routes[`${request.method} ${url.pathname}`]
  if (route) await route(visit)
  else if (url.pathname === '/') send(response, 200, toHome(parts, await parts.findEmail(visit)))
  else send(response, 404, '<h1>Not found</h1>')
}

const toHome = ({ signInPath }: SiteParts, email: string | undefined) =>
  email === undefined
    ? `<h1>Signed out</h1><form action="${signInPath}"><button>Sign in with Portico</button></form>`
    : `<h1>Signed in</h1><p>${email}</p>`

/** Answers with the app's error page. */
export function sendFailure(response: ServerResponse, error: unknown): void {
  const text = error instanceof Error ? error.message : String(error)
  if (!response.headersSent) send(response, 500, `<h1>Error</h1><p role="alert">${text}</p>`)
}

/** Redirects the browser. */
export function redirect(response: ServerResponse, url: string): void {
  response.writeHead(302, { location: url }).end()
}

function send(response: ServerResponse, status: number, body: string): void {
  const head = '<!doctype html><title>App</title><link rel="icon" href="data:,">'
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(head + body)
}
