/**
 * The wire: the only file that calls fetch. Builds the envelope, waits no longer than is sensible, repeats
 * what is safe to repeat, and turns every failure into one of the package's errors. Knows no session rules.
 */
import type { Operation, ReplyOf, RequestOf, User } from '@portico/contract'
import type { CallOptions } from '../../foundation/client-options.ts'
import { StytchError, toUnreachableError } from '../../foundation/errors/errors.ts'
import type { ClientPorts } from '../../foundation/ports.ts'
import type { DefenceLevel, Send } from '../abuse-defence/guard.ts'
import { isWorthRepeating, readReply } from './reply.ts'

/** How one call is made. */
export interface RequestOptions extends CallOptions {
  /** Values for the `:name` parts of the path. */
  params?: Record<string, string>
  /** Whether a POST may be sent again. Never for sends and for what uses up a token: it may have arrived. */
  isRepeatable?: boolean
  /**
   * The service takes it without a session, by the public token alone: it is sent as a simple request where nobody is
   * signed in, which saves the browser's preflight.
   */
  isSimple?: boolean
  /** Its failure is no news for the host. */
  isQuiet?: boolean
  /** The page goes away: the call is sent all the same. */
  keepalive?: boolean
  /** Which abuse defence the call may carry; left out, none. */
  defence?: DefenceLevel
  /** Sends the call, perhaps more than once, with the fields of the abuse defence. */
  defend?(send: Send): Promise<unknown>
  /**
   * What the call does to the session: begins or proves it, or keeps it fresh. Only one such call is under
   * way at a time, in all tabs together.
   */
  sessionRole?: 'sign-in' | 'refresh'
  /** Hears the person as the call left them, where the service says so. */
  onUser?(user: User): void
}

/** Calls one operation of the contract. */
export type CallService = <O extends Operation>(
  operation: O,
  body: RequestOf<O>,
  options?: RequestOptions,
) => Promise<ReplyOf<O>>

/** What the wire needs. */
export interface RequestParts {
  ports: ClientPorts
  baseUrl: string
  publicToken: string
  /** Whether there may be a session that belongs to the call. */
  hasSession(): boolean
  /** Aborts when the client is closed. */
  closed: AbortSignal
  /** The headers of one call; read anew for each attempt. @param isOfPerson - whether it is somebody's act */
  getHeaders(isOfPerson: boolean): Record<string, string>
  reportError(error: unknown): void
}

const timeoutMs = 15_000
const pausesMs = [500, 1_500]

const toPath = (path: string, params: Record<string, string> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

/** Text as base64 of its UTF-8 bytes. */
export const toBase64 = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))

/** The wire of one client. */
export interface Request {
  call: CallService
  /** Sends without credentials or headers, as text, and never learns what became of it. */
  tell(operation: Operation, body: unknown, keepalive: boolean): void
}

/** Makes the wire of one client. */
export function createRequest(parts: RequestParts): Request {
  const { ports, baseUrl, publicToken, getHeaders, reportError } = parts
  const { clock } = ports
  const toUrl = (path: string) => `${baseUrl}/sdk/v1${path}`

  async function attempt(
    url: string,
    init: RequestInit,
    options: RequestOptions,
  ): Promise<unknown> {
    const { signal, onUser } = options
    const controller = new AbortController()
    const stop = () => controller.abort()
    const cancelTimeout = clock.after(timeoutMs, stop)
    signal?.addEventListener('abort', stop)
    try {
      const response = await ports.fetch(url, { ...init, signal: controller.signal })
      return readReply(response, await response.text(), onUser)
    } catch (cause) {
      signal?.throwIfAborted()
      if (cause instanceof StytchError) throw cause
      throw toUnreachableError(cause)
    } finally {
      cancelTimeout()
      signal?.removeEventListener('abort', stop)
    }
  }

  async function send(operation: Operation, body: unknown, options: RequestOptions) {
    const { method, path } = operation
    const { signal, params, keepalive = false } = options
    const isRepeatable = options.isRepeatable || method === 'GET'
    const isSimple = options.isSimple && !parts.hasSession()
    let url = toUrl(toPath(path, params))
    if (isSimple && method === 'POST') {
      const timezone = ports.page.getTimezone()
      url += `?${new URLSearchParams({ public_token: publicToken, timezone })}`
    }
    for (let count = 0; ; count++) {
      signal?.throwIfAborted()
      parts.closed.throwIfAborted()
      try {
        const init: RequestInit = {
          method,
          credentials: 'include',
          headers: isSimple ? {} : getHeaders(method !== 'GET'),
          // the page's address may still carry a one-time token: no log of a proxy may see it
          referrerPolicy: 'strict-origin',
          keepalive,
        }
        if (body !== undefined) init.body = JSON.stringify(body)
        return await attempt(url, init, options)
      } catch (error) {
        const pauseMs = pausesMs[count]
        if (!isRepeatable || pauseMs === undefined || !isWorthRepeating(error)) throw error
        await new Promise<void>((resolve) => clock.after(pauseMs, resolve))
      }
    }
  }

  return {
    async call<O extends Operation>(
      operation: O,
      body: RequestOf<O>,
      options: RequestOptions = {},
    ): Promise<ReplyOf<O>> {
      try {
        const { defend } = options
        const reply = await (defend
          ? defend((fields) => send(operation, Object.assign({}, body, fields), options))
          : send(operation, body, options))
        return reply as ReplyOf<O> // the contract's schemas bind the service that answered
      } catch (error) {
        if (!options.signal?.aborted && !options.isQuiet) reportError(error)
        throw error
      }
    },
    tell({ method, path }, body, keepalive) {
      ports
        .fetch(toUrl(path), {
          method,
          credentials: 'omit',
          referrerPolicy: 'strict-origin',
          keepalive,
          body: JSON.stringify(body),
        })
        // an answer that nobody reads keeps its connection busy
        .then((response) => response.text())
        .catch(() => {})
    },
  }
}
