/** Answers requests: which visitor it is, what they want, which page they see. */
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { toPage } from './page.mjs'

/** @typedef {import('./relying-party.mjs').SignedIn} SignedIn */
/** @typedef {import('./relying-party.mjs').Pending} Pending */
/** @typedef {{ signedIn: SignedIn | null, pending: Pending | null, notice: string }} Visitor */
/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

const cookieName = 'client_app'
const mostVisitors = 1_000
const prompts = ['', 'none', 'login', 'consent']

/**
 * @param {object} parts
 * @param {string} parts.url - of this app
 * @param {string} parts.issuer
 * @param {import('./relying-party.mjs').RelyingParty} parts.relyingParty
 * @returns {(request: Request, response: Response) => void}
 */
export function createAnswer({ url, issuer, relyingParty }) {
  /** @type {Map<string, Visitor>} */
  const visitors = new Map()
  const ownHost = new URL(url).host
  const policy = `default-src 'none'; style-src 'self'; img-src data:; form-action 'self' ${new URL(issuer).origin}; frame-ancestors 'none'; base-uri 'none'`

  /** @type {Record<string, (visit: { visitor: Visitor, request: Request, response: Response, search: string }) => Promise<void>>} */
  const routes = {
    'GET /': async ({ visitor, response }) => {
      const { notice } = visitor
      visitor.notice = ''
      send(response, 200, toPage({ issuer, signedIn: visitor.signedIn, notice }), policy)
    },

    'POST /sign-in': async ({ visitor, request, response }) => {
      const prompt = (await readForm(request)).get('prompt') ?? ''
      const begun = await relyingParty.beginSignIn(prompts.includes(prompt) ? prompt : '')
      visitor.pending = begun.pending
      sendOn(response, begun.address)
    },

    'GET /callback': async ({ visitor, response, search }) => {
      const { pending } = visitor
      visitor.pending = null
      if (pending === null) visitor.notice = 'There was no sign-in to come back from.'
      else visitor.signedIn = await relyingParty.finishSignIn(search, pending)
      sendOn(response, '/')
    },

    'POST /refresh': async ({ visitor, response }) => {
      if (visitor.signedIn) visitor.signedIn = await relyingParty.refresh(visitor.signedIn)
      sendOn(response, '/')
    },

    'POST /log-out': async ({ visitor, request, response }) => {
      const isHinted = (await readForm(request)).get('hint') !== 'no'
      const address = await relyingParty.toLogoutAddress(isHinted ? visitor.signedIn : null)
      visitor.signedIn = null
      sendOn(response, address)
    },
  }

  const forget = async (/** @type {Request} */ request) => {
    const sid = await relyingParty.readLogoutToken(
      (await readForm(request)).get('logout_token') ?? '',
    )
    for (const visitor of visitors.values()) {
      if (visitor.signedIn?.sid !== sid) continue
      visitor.signedIn = null
      visitor.notice = 'Portico says that you have logged out.'
    }
  }

  const answer = async (/** @type {Request} */ request, /** @type {Response} */ response) => {
    const { pathname, search } = new URL(request.url ?? '/', url)
    if (request.headers.host !== ownHost) return send(response, 403, 'No such host.', policy)
    if (pathname === '/style.css') return sendStyle(response)
    if (pathname === '/backchannel-logout' && request.method === 'POST') {
      return forget(request).then(
        () => send(response, 200, '', policy),
        () => send(response, 400, '', policy),
      )
    }
    const route = routes[`${request.method} ${pathname}`]
    if (!route) return send(response, 404, 'There is nothing here.', policy)
    // Another site's form must neither log anybody out nor sign them in.
    const site = request.headers['sec-fetch-site']
    if (request.method === 'POST' && site !== undefined && site !== 'same-origin') {
      return send(response, 403, 'This form is of another site.', policy)
    }
    const visitor = findVisitor(visitors, request, response)
    try {
      await route({ visitor, request, response, search })
    } catch (error) {
      visitor.notice = toNotice(error)
      sendOn(response, '/')
    }
  }
  return (request, response) => {
    answer(request, response).catch(() => response.destroy())
  }
}

/**
 * @param {Map<string, Visitor>} visitors
 * @param {Request} request
 * @param {Response} response
 * @returns {Visitor}
 */
function findVisitor(visitors, request, response) {
  const id = new RegExp(`(?:^|; )${cookieName}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1]
  const known = id === undefined ? undefined : visitors.get(id)
  if (known) return known
  const [oldest] = visitors.keys()
  if (visitors.size >= mostVisitors && oldest !== undefined) visitors.delete(oldest)
  const fresh = randomBytes(32).toString('base64url')
  const visitor = { signedIn: null, pending: null, notice: '' }
  visitors.set(fresh, visitor)
  response.setHeader('set-cookie', `${cookieName}=${fresh}; Path=/; HttpOnly; SameSite=Lax`)
  return visitor
}

/** @param {unknown} error */
function toNotice(error) {
  if (!(error instanceof Error)) return 'It did not work.'
  const code = 'error' in error && typeof error.error === 'string' ? error.error : ''
  const words =
    'error_description' in error && typeof error.error_description === 'string'
      ? error.error_description
      : error.message
  return code === '' ? words : `${code}: ${words}`
}

/** @param {Request} request */
async function readForm(request) {
  let text = ''
  for await (const chunk of request) {
    text += chunk
    if (text.length > 65_536) throw new Error('The form is too large.')
  }
  return new URLSearchParams(text)
}

/**
 * @param {Response} response
 * @param {number} status
 * @param {string} html
 * @param {string} policy
 */
function send(response, status, html, policy) {
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    .end(html)
}

/** @param {Response} response */
async function sendStyle(response) {
  const style = await readFile(new URL('./style.css', import.meta.url))
  response.writeHead(200, { 'content-type': 'text/css; charset=utf-8' }).end(style)
}

/**
 * @param {Response} response
 * @param {string} address
 */
function sendOn(response, address) {
  response.writeHead(303, { location: address, 'referrer-policy': 'no-referrer' }).end()
}
