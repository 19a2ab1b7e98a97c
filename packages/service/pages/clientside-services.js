/**
 * The frame of older clients. It handles the requests that they do not send to the service directly: One Tap, and
 * parsing phone numbers. A client loads the frame once, hidden, and sends each request with a port for the answer.
 */

/** The token of this frame's One Tap start. It is kept here, since the client does not send it back. */
let csrfToken = ''

const call = async (path, parent, init = {}) => {
  const headers = { ...init.headers, 'x-sdk-parent-host': parent }
  const answer = await fetch(path, { ...init, headers })
  const body = await answer.json()
  // Older clients recognise an error of the API by this name.
  if (!answer.ok)
    throw Object.assign(new Error(body.error_message), body, { name: 'StytchAPIError' })
  return body
}

let loadingParser

/** Loads the parser of phone numbers at the first request that needs it. */
const loadParser = () => {
  loadingParser ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = 'phone-numbers.js'
    script.onload = () => resolve(globalThis.libphonenumber)
    script.onerror = () => {
      loadingParser = undefined
      reject(new Error('The parser of phone numbers could not be loaded.'))
    }
    document.head.append(script)
  })
  return loadingParser
}

const handlers = {
  async parsedPhoneNumber({ phoneNumber, regionCode = 'US' }) {
    const { parsePhoneNumberFromString, AsYouType } = await loadParser()
    const parsed = parsePhoneNumberFromString(phoneNumber, regionCode)
    if (parsed?.isPossible()) {
      return {
        isValid: parsed.isValid(),
        number: parsed.number,
        national: parsed.formatNational(),
      }
    }
    // The user is still typing the number.
    const national = new AsYouType(regionCode).input(phoneNumber)
    return { isValid: false, number: parsed?.number ?? phoneNumber, national }
  },

  async getExamplePhoneNumber({ regionCode }) {
    const { getExampleNumber } = await loadParser()
    const examples = await (await fetch('phone-examples.json')).json()
    return { phoneNumber: getExampleNumber(regionCode, examples)?.formatNational() ?? '' }
  },

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
