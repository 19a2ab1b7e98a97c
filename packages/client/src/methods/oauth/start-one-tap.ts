/**
 * Google One Tap: Google's script asks the person, on this page; what it answers goes to the service, which leads on to
 * the redirect URL. Loaded when it is started.
 */
import type { CallContext } from '../../calls/call-context.ts'
import type { CallOptions } from '../../foundation/client-options.ts'
import { StytchAPIError, StytchError, toUnreachableError } from '../../foundation/errors/errors.ts'
import type { GooglePromptMoment } from '../../foundation/ports.ts'
import type { Pkce } from '../../kernel/pkce/pkce.ts'
import { readReply } from '../../kernel/request/reply.ts'
import { loadGoogleIdentity } from './load-google-identity.ts'
import type { OauthStartOptions } from './to-start-url.ts'

/** What One Tap is started with. */
export interface OneTapOptions
  extends Pick<OauthStartOptions, 'login_redirect_url' | 'signup_redirect_url' | 'page_url'> {
  /** Hears that the person closed the prompt. */
  onOneTapCancelled?: () => void
  /** Hears why the sign-in did not come about that the person chose in the prompt. */
  onOneTapFailed?: (error: unknown) => void
  /** Whether the prompt goes away when somebody presses elsewhere; not where it is embedded. @default true */
  cancel_on_tap_outside?: boolean
  /** The id of the element that the prompt is embedded in. @default none, it floats above the page */
  prompt_parent_id?: string
  /** Whether the browser shows the prompt, where it can. @default true */
  use_fedcm_for_prompt?: boolean
}

/** Whether the prompt is shown; if not, Google's reason or the service's `error_type`. */
export type OneTapResult = { success: true } | { success: false; reason: string }

/** What the client lends it. */
export interface OneTapParts extends Pick<CallContext, 'ports' | 'publicToken' | 'closed'> {
  /** The service, or the project's own name for it. */
  baseUrl: string
  pkce: Pkce
  /** Leads the page on. */
  leave: (href: string) => void
  reportError: (error: unknown) => void
}

interface StartReply {
  google_client_id: string
  oauth_callback_id: string
  nonce: string
}

const unknownReason = 'unknown_reason'

/** Asks the service; its answers to this have no envelope. @throws StytchAPIError, StytchAPIUnreachableError */
async function ask<Reply>({ ports }: OneTapParts, url: string, init: RequestInit): Promise<Reply> {
  try {
    const request = { ...init, credentials: 'omit', referrerPolicy: 'strict-origin' } as const
    const response = await ports.fetch(url, request)
    const text = await response.text()
    if (!response.ok) readReply(response, text)
    return JSON.parse(text)
  } catch (error) {
    throw error instanceof StytchError ? error : toUnreachableError(error)
  }
}

/** Takes what Google answered to the service, and the page to where that leads. */
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

/** Why the prompt is not shown, by what Google says of it; undefined where it is. */
function findRefusal(moment: GooglePromptMoment, isEmbedded: boolean): string | undefined {
  if (moment.isSkippedMoment()) return moment.getSkippedReason?.() ?? unknownReason
  // a browser that shows the prompt itself tells nothing, and embeds nothing
  const isHidden = moment.isNotDisplayed ? moment.isNotDisplayed() : isEmbedded
  return isHidden ? (moment.getNotDisplayedReason?.() ?? unknownReason) : undefined
}

/**
 * Starts One Tap.
 *
 * @returns once it is known whether the prompt is shown
 * @throws StytchAPIUnreachableError, and Error where Google's script cannot be had
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
    if (!(error instanceof StytchAPIError)) throw error
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
    // a tap elsewhere on the page shall not empty its place in it
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
    // called again whenever something happens to the prompt
    google.prompt((moment) => {
      if (isOver()) return
      const reason = findRefusal(moment, Boolean(prompt_parent_id))
      if (reason === 'user_cancel') options.onOneTapCancelled?.()
      resolve(reason === undefined ? { success: true } : { success: false, reason })
    })
  })
}
