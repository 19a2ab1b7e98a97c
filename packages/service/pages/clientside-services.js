/**
 * What older clients ask a frame of the service for, and cannot ask the service itself: One Tap. They load it hidden,
 * once, and send each request with a port for the answer.
 */

/** Of this frame's start: the client does not send it back. */
let csrfToken = ''

const call = async (path, parent, init = {}) => {
  const headers = { ...init.headers, 'x-sdk-parent-host': parent }
  const answer = await fetch(path, { ...init, headers })
  const body = await answer.json()
  // Under the names by which the client's own errors go.
  if (!answer.ok)
    throw Object.assign(new Error(body.error_message), body, { name: 'StytchAPIError' })
  return body
}

const handlers = {
  async oneTapStart({ publicToken }, parent) {
    const query = new URLSearchParams({ public_token: publicToken })
    const begun = await call(`/v1/public/oauth/google/onetap/start?${query}`, parent)
    csrfToken = begun.stytch_csrf_token
    return {
      requestId: begun.request_id,
      googleClientId: begun.google_client_id,
      stytchCsrfToken: csrfToken,
      oauthCallbackId: begun.oauth_callback_id,
    }
  },

  async oneTapSubmit({ idToken, oauthCallbackID, loginRedirectURL, signupRedirectURL }, parent) {
    const { redirect_url } = await call(
      `/v1/oauth/callback/${encodeURIComponent(oauthCallbackID)}`,
      parent,
      {
        method: 'POST',
        headers: { 'content-type': 'text/plain', 'x-stytch-oauth-type': 'google-one-tap' },
        body: JSON.stringify({
          id_token: idToken,
          stytch_csrf_token: csrfToken,
          login_redirect_url: loginRedirectURL,
          signup_redirect_url: signupRedirectURL,
        }),
      },
    )
    return { redirect_url }
  },
}

addEventListener('message', async ({ data, origin, ports: [port] }) => {
  const handle = Object.hasOwn(handlers, data?.method ?? '') ? handlers[data.method] : undefined
  if (!port || !handle) return
  try {
    port.postMessage({ success: true, payload: await handle(data.args?.[0] ?? {}, origin) })
  } catch (error) {
    const { name, message, stack } = error
    port.postMessage({ success: false, error: { ...error, name, message, stack } })
  }
})
