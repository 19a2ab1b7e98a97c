import { describe, expect, it, vi } from 'vitest'
import '../../testing/loaded-calls.ts'
import { getInternals } from '../../client/get-internals.ts'
import '../../kernel/pkce/pair.ts'
import type { GoogleIdentity, GooglePromptMoment } from '../../foundation/ports.ts'
import { createFakeBrowser, publicToken } from '../../testing/fake-browser.ts'
import { createFakeClock } from '../../testing/fake-clock.ts'
import { answer, createFakeService, refuse } from '../../testing/fake-service.ts'
import type { OneTapOptions } from './start-one-tap.ts'

const start = 'GET /v1/public/oauth/google/onetap/start'
const submit = 'POST /v1/oauth/callback/callback-1'
const shown: GooglePromptMoment = { isSkippedMoment: () => false, isNotDisplayed: () => false }

function createWorld(bootstrap: object = {}) {
  const clock = createFakeClock()
  const service = createFakeService(clock)
  service.on('GET /projects/bootstrap', () => answer(bootstrap))
  service.on(start, () =>
    Response.json({
      request_id: 'r',
      google_client_id: 'client-1.apps.example',
      oauth_callback_id: 'callback-1',
      nonce: 'nonce-1',
    }),
  )
  service.on(submit, () =>
    Response.json({
      status_code: 200,
      request_id: 'r',
      redirect_url: 'https://a.example/?token=t',
    }),
  )
  let given: Parameters<GoogleIdentity['initialize']>[0] | undefined
  let tell: (moment: GooglePromptMoment) => void = () => {}
  const google = {
    initialize: (options: NonNullable<typeof given>) => {
      given = options
    },
    prompt: (onMoment: typeof tell) => {
      tell = onMoment
    },
    cancel: vi.fn(),
  }
  const browser = createFakeBrowser({
    clock,
    fetch: service.fetch,
    googleIdentity: { load: async () => google },
  })
  const tab = browser.openTab()
  const errors: unknown[] = []
  const client = tab.connect({
    endpoints: { testAPIURL: 'https://auth.example.com' },
    errorReporter: (error) => errors.push(error),
  })
  const getGiven = () => {
    if (!given) throw new Error('Google was not asked.')
    return given
  }
  /** Starts, and has Google say something of the prompt. */
  const begin = async (moment: GooglePromptMoment, options?: OneTapOptions) => {
    const result = client.oauth.googleOneTap.start(options)
    await vi.waitFor(getGiven)
    tell(moment)
    return result
  }
  return { service, browser, tab, client, google, errors, begin, getGiven, tell: () => tell }
}

describe('Google One Tap', () => {
  it('asks Google for the project’s client, with the nonce of the service', async () => {
    const { service, begin, getGiven } = createWorld()
    expect(await begin(shown)).toEqual({ success: true })
    const request = service.requests.find(({ route }) => route === start)
    expect(request?.url).toBe(
      `https://auth.example.com/v1/public/oauth/google/onetap/start?public_token=${publicToken}`,
    )
    expect(request?.headers.has('authorization')).toBe(false)
    expect(getGiven()).toEqual({
      client_id: 'client-1.apps.example',
      nonce: 'nonce-1',
      auto_select: false,
      context: 'use',
      itp_support: true,
      use_fedcm_for_prompt: true,
      cancel_on_tap_outside: true,
      callback: expect.any(Function),
    })
  })

  it('names the language of the widget in both of its requests', async () => {
    const { client, service, tab, begin, getGiven } = createWorld()
    getInternals(client).setLanguage('de-AT')
    await begin(shown)
    getGiven().callback({ credential: 'id-token-1' })
    await vi.waitFor(() => expect(tab.left).toHaveLength(1))
    const named = [start, submit].map((route) =>
      service.requests.find((request) => request.route === route)?.headers.get('accept-language'),
    )
    expect(named).toEqual(['de-AT', 'de-AT'])
  })

  it('can be embedded, and then stays when somebody presses elsewhere', async () => {
    const { begin, getGiven } = createWorld()
    await begin(shown, { prompt_parent_id: 'google-parent-prompt', use_fedcm_for_prompt: false })
    expect(getGiven()).toMatchObject({
      prompt_parent_id: 'google-parent-prompt',
      cancel_on_tap_outside: false,
      use_fedcm_for_prompt: false,
    })
  })

  it('takes the credential to the service with the proof, and the page to where that leads', async () => {
    const { service, browser, tab, begin, getGiven } = createWorld({
      pkce_required_for_oauth: true,
    })
    const urls = {
      login_redirect_url: 'https://a.example',
      signup_redirect_url: 'https://b.example',
    }
    await begin(shown, urls)
    getGiven().callback({ credential: 'id-token-1' })
    await vi.waitFor(() => expect(tab.left).toEqual(['https://a.example/?token=t']))
    const key = `stytch_sdk_state_${publicToken}`
    const pair = JSON.parse(browser.stored.get(`${key}::PKCE_VERIFIER:oauth`) ?? '')
    const request = service.requests.find(({ route }) => route === submit)
    expect(request?.headers.get('x-stytch-oauth-type')).toBe('google-one-tap')
    expect(request?.headers.get('content-type')).toBe('text/plain')
    expect(request?.body).toEqual({
      id_token: 'id-token-1',
      nonce: 'nonce-1',
      code_challenge: pair.code_challenge,
      ...urls,
    })
    expect(browser.stored.get(`${key}::b2c_last_used_oauth`)).toBeUndefined()
  })

  it('tells the host when the service refuses the credential, and the page stays', async () => {
    const { service, tab, errors, begin, getGiven } = createWorld()
    service.on(submit, () => refuse(400, 'oauth_state_mismatch'))
    const onOneTapFailed = vi.fn()
    await begin(shown, { onOneTapFailed })
    getGiven().callback({ credential: 'id-token-1' })
    const refusal = expect.objectContaining({ error_type: 'oauth_state_mismatch' })
    await vi.waitFor(() => expect(onOneTapFailed).toHaveBeenCalledExactlyOnceWith(refusal))
    expect(errors).toEqual([refusal])
    expect(tab.left).toEqual([])
  })

  it.each(['oauth_config_not_found', 'no_login_redirect_urls_set', 'no_signup_redirect_urls_set'])(
    'says why the service has none: %s',
    async (reason) => {
      const { service, client } = createWorld()
      service.on(start, () => refuse(400, reason))
      expect(await client.oauth.googleOneTap.start()).toEqual({ success: false, reason })
    },
  )

  it('says that a project without a client id has none', async () => {
    const { service, client } = createWorld()
    service.on(start, () =>
      Response.json({ google_client_id: '', oauth_callback_id: '', nonce: '' }),
    )
    const reason = 'oauth_config_not_found'
    expect(await client.oauth.googleOneTap.start()).toEqual({ success: false, reason })
  })

  it.each<[string, GooglePromptMoment, object]>([
    [
      'unregistered_origin',
      {
        isSkippedMoment: () => false,
        isNotDisplayed: () => true,
        getNotDisplayedReason: () => 'unregistered_origin',
      },
      {},
    ],
    ['tap_outside', { isSkippedMoment: () => true, getSkippedReason: () => 'tap_outside' }, {}],
    ['unknown_reason', { isSkippedMoment: () => true }, {}],
    // the browser shows the prompt itself, which it embeds nowhere
    ['unknown_reason', { isSkippedMoment: () => false }, { prompt_parent_id: 'place' }],
  ])('says why Google does not show the prompt: %s', async (reason, moment, options) => {
    const { begin } = createWorld()
    expect(await begin(moment, options)).toEqual({ success: false, reason })
  })

  it('tells when somebody closes the prompt, also after it was shown', async () => {
    const { begin, tell } = createWorld()
    const onOneTapCancelled = vi.fn()
    expect(await begin(shown, { onOneTapCancelled })).toEqual({ success: true })
    tell()({ isSkippedMoment: () => true, getSkippedReason: () => 'user_cancel' })
    expect(onOneTapCancelled).toHaveBeenCalledOnce()
  })

  it('is taken away with its signal or its client, and does nothing afterwards', async () => {
    const { service, client, google, getGiven } = createWorld()
    const leaving = new AbortController()
    void client.oauth.googleOneTap.start({}, { signal: leaving.signal }).catch(() => {})
    await vi.waitFor(getGiven)
    leaving.abort()
    expect(google.cancel).toHaveBeenCalled()
    getGiven().callback({ credential: 'id-token-1' })
    await Promise.resolve()
    expect(service.count(submit)).toBe(0)
  })

  it('refuses options of the wrong type by their names', async () => {
    const { client } = createWorld()
    const untyped: object = { onOneTapCancelled: 'yes' } // as a page without types passes it
    await expect(client.oauth.googleOneTap.start(untyped)).rejects.toThrow(
      'Invalid call to oauth.googleOneTap.start\nonOneTapCancelled must be a function.',
    )
  })
})
