/**
 * Google One Tap: Google's script asks the user, on this page; its result is sent to the service, which names the
 * address that follows. This code is loaded when One Tap is started.
 */
import type { CallContext } from '../../calls/call-context.ts'
import type { CallOptions } from '../../foundation/client-options.ts'
import {
  PorticoAPIError,
  PorticoError,
  toUnreachableError,
} from '../../foundation/errors/errors.ts'
import type { GooglePromptMoment } from '../../foundation/ports.ts'
import type { Pkce } from '../../kernel/pkce/pkce.ts'
import { readReply } from '../../kernel/request/reply.ts'
import { loadGoogleIdentity } from './load-google-identity.ts'
import type { OauthStartOptions } from './to-start-url.ts'

/** Options of One Tap. */
export interface OneTapOptions
  extends Pick<OauthStartOptions, 'login_redirect_url' | 'signup_redirect_url' | 'page_url'> {
  /** Called when the user closes the prompt. */
  onOneTapCancelled?: () => void
  /** Called with the error when the sign-in that the user chose in the prompt fails. */
  onOneTapFailed?: (error: unknown) => void
  /** Whether a press elsewhere on the page closes the prompt; ignored where the prompt is embedded. @default true */
  cancel_on_tap_outside?: boolean
  /** The id of the element in which the prompt is embedded. @default none, the prompt floats above the page */
  prompt_parent_id?: string
  /** Whether the browser itself shows the prompt (FedCM), if it can. @default true */
  use_fedcm_for_prompt?: boolean
}

/** Whether the prompt is shown; if not, Google's reason or the service's `error_type`. */
export type OneTapResult = { success: true } | { success: false; reason: string }

/** The parts of the client that One Tap needs. */
export interface OneTapParts
  extends Pick<CallContext, 'ports' | 'publicToken' | 'language' | 'closed'> {
  /** The service's URL, under the project's own host name if it has one. */
  baseUrl: string
  pkce: Pkce
  /** Leads the page to another address. */
  leave: (href: string) => void
  reportError: (error: unknown) => void
}

interface StartReply {
  google_client_id: string
  oauth_callback_id: string
  nonce: string
}

const unknownReason = 'unknown_reason'

/** Asks the service; its answers to One Tap have no envelope. @throws PorticoAPIError, PorticoAPIUnreachableError */
async function ask<Reply>(
  { ports, language }: OneTapParts,
  url: string,
  init: RequestInit & { headers?: Record<string, string> },
): Promise<Reply> {
  try {
    const request = {
      ...init,
      headers: { ...language, ...init.headers },
      credentials: 'omit',
      referrerPolicy: 'strict-origin',
    } as const
    const response = await ports.fetch(url, request)
    const text = await response.text()
    if (!response.ok) readReply(response, text)
    return JSON.parse(text)
  } catch (error) {
    throw error instanceof PorticoError ? error : toUnreachableError(error)
  }
}

/** Sends Google's result to the service, and leads the page to the address in the answer. */
async function submit(
  parts: OneTapParts,
  { oauth_callback_id, nonce }: StartReply,
  { login_redirect_url, signup_redirect_url, page_url }: OneTapOptions,
  id_token: string,
) {
  const { redirect_url } = await ask<{ redirect_url: string }>(
    parts,
    `${parts.baseUrl}/v1/oauth/callback/${encodeURIComponent(oauth_callback_id)}`,
    {
      method: 'POST',
      headers: { 'x-stytch-oauth-type': 'google-one-tap', 'content-type': 'text/plain' },
      body: JSON.stringify({
        id_token,
        nonce,
        login_redirect_url,
        signup_redirect_url,
        page_url,
        ...(await parts.pkce.renewChallenge()),
      }),
    },
  )
  parts.leave(redirect_url)
}

/** Returns the reason why the prompt is not shown, from Google's report; undefined if it is shown. */
function findRefusal(moment: GooglePromptMoment, isEmbedded: boolean): string | undefined {
  if (moment.isSkippedMoment()) return moment.getSkippedReason?.() ?? unknownReason
  // a browser that shows the prompt itself reports nothing, and cannot embed the prompt
  const isHidden = moment.isNotDisplayed ? moment.isNotDisplayed() : isEmbedded
  return isHidden ? (moment.getNotDisplayedReason?.() ?? unknownReason) : undefined
}

/**
 * Starts One Tap.
 *
 * @returns when it is known whether the prompt is shown
 * @throws PorticoAPIUnreachableError, and Error when Google's script cannot be loaded
 */
export async function startOneTap(
  parts: OneTapParts,
  options: OneTapOptions,
  { signal }: CallOptions = {},
): Promise<OneTapResult> {
  const { ports, baseUrl, publicToken, closed, reportError } = parts
  const { prompt_parent_id, cancel_on_tap_outside = true, use_fedcm_for_prompt = true } = options
  const isOver = () => closed.aborted || signal?.aborted
  const query = `public_token=${encodeURIComponent(publicToken)}`
  const startUrl = `${baseUrl}/v1/public/oauth/google/onetap/start?${query}`
  let reply: StartReply
  try {
    reply = await ask(parts, startUrl, { method: 'GET' })
  } catch (error) {
    if (!(error instanceof PorticoAPIError)) throw error
    return { success: false, reason: error.error_type }
  }
  if (!reply.google_client_id) return { success: false, reason: 'oauth_config_not_found' }
  const google = await (ports.googleIdentity?.load ?? loadGoogleIdentity)()
  closed.throwIfAborted()
  signal?.throwIfAborted()
  for (const end of [closed, signal]) end?.addEventListener('abort', () => google.cancel())

  google.initialize({
    client_id: reply.google_client_id,
    nonce: reply.nonce,
    auto_select: false,
    context: 'use',
    itp_support: true,
    use_fedcm_for_prompt,
    // a tap elsewhere must not close an embedded prompt, because its place on the page would be empty
    cancel_on_tap_outside: cancel_on_tap_outside && !prompt_parent_id,
    ...(prompt_parent_id && { prompt_parent_id }),
    callback({ credential }) {
      if (isOver()) return
      submit(parts, reply, options, credential).catch((error) => {
        reportError(error)
        options.onOneTapFailed?.(error)
      })
    },
  })
  return new Promise((resolve) => {
    // Google calls this function again whenever the prompt's state changes
    google.prompt((moment) => {
      if (isOver()) return
      const reason = findRefusal(moment, Boolean(prompt_parent_id))
      if (reason === 'user_cancel') options.onOneTapCancelled?.()
      resolve(reason === undefined ? { success: true } : { success: false, reason })
    })
  })
}
