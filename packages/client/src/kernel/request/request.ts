/**
 * The only file that calls fetch. It builds the envelope, limits how long a call takes, repeats requests that are safe
 * to repeat, and turns every failure into one of the package's errors. It knows no rules of sessions.
 */
import type { Operation, ReplyOf, RequestOf, User } from '@portico/contract'
import type { CallOptions } from '../../foundation/client-options.ts'
import { PorticoError, toUnreachableError } from '../../foundation/errors/errors.ts'
import type { ClientPorts } from '../../foundation/ports.ts'
import type { DefenceLevel } from '../abuse-defence/guard.ts'
import { isWorthRepeating, readReply } from './reply.ts'

/** Options of one call. */
export interface RequestOptions extends CallOptions {
  /** Values for the `:name` parts of the path. */
  params?: Record<string, string>
  /**
   * Whether a POST may be repeated. Never for calls that send messages or use up a token: the first request may have
   * arrived.
   */
  isRepeatable?: boolean
  /**
   * Whether the service accepts the call without a session, by the public token alone. Without a signed-in user it is
   * then sent as a simple request (Fetch standard), which saves the browser's preflight.
   */
  isSimple?: boolean
  /** Whether a failure is kept from the host page's `errorReporter`. */
  isQuiet?: boolean
  /** Whether the call is sent even if the page is being left. */
  keepalive?: boolean
  /** The proofs of abuse defence that the call may carry. @default none */
  defence?: DefenceLevel
  /**
   * The call's effect on the session: begins or proves it (`sign-in`), or keeps it fresh (`refresh`). Only one such
   * call runs at a time, in all tabs together.
   */
  sessionRole?: 'sign-in' | 'refresh'
  /** Receives the updated user from the answer, if the answer contains one. */
  onUser?(user: User): void
}

/** Calls one operation of the contract. */
export type CallService = <O extends Operation>(
  operation: O,
  body: RequestOf<O>,
  options?: RequestOptions,
) => Promise<ReplyOf<O>>

/** The parts that requests need. */
export interface RequestParts {
  ports: ClientPorts
  baseUrl: string
  publicToken: string
  /** Tells whether there may be a session that the call belongs to. */
  hasSession(): boolean
  /** Aborts when the client is closed. */
  closed: AbortSignal
  /**
   * Builds the headers of one call, with current values for each attempt.
   *
   * @param isOfPerson - whether the user caused the call
   */
  getHeaders(isOfPerson: boolean): Record<string, string>
  reportError(error: unknown): void
}

const timeoutMs = 15_000
const pausesMs = [500, 1_500]

const toPath = (path: string, params: Record<string, string> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

/** Encodes a text as base64 of its UTF-8 bytes. */
export const toBase64 = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))

/** Sends the requests of one client. */
export interface Request {
  call: CallService
  /** Sends text without credentials or headers, and ignores the answer. */
  tell(operation: Operation, body: unknown, keepalive: boolean): void
  /**
   * The header that names the language which the user reads, to be set with a BCP 47 tag. Later calls carry it; it needs
   * no preflight.
   */
  readonly language: { 'Accept-Language'?: string }
}

/** Makes the requests of one client. */
export function createRequest(parts: RequestParts): Request {
  const { ports, baseUrl, publicToken, getHeaders, reportError } = parts
  const { clock } = ports
  const language: Request['language'] = {}
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
      if (cause instanceof PorticoError) throw cause
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
          headers: { ...(isSimple ? {} : getHeaders(method !== 'GET')), ...language },
          // the page's address may still carry a one-time token, which must not reach the log of a proxy
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
        // the contract's schemas bind the service
        return (await send(operation, body, options)) as ReplyOf<O>
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
        // an unread answer keeps its connection busy
        .then((response) => response.text())
        .catch(() => {})
    },
    language,
  }
}
