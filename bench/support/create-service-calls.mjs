import { randomUUID } from 'node:crypto'
import { createClient } from './create-client.mjs'
import { bench } from './open-bench.mjs'
import { readAnswers, runAtOnce } from './run-at-once.mjs'

const toBasic = (name, secret) => `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`
const origin = 'http://localhost:3000'
const domain = 'localhost'
const minutes = { session_duration_minutes: 60 }
const scopes = ['openid', 'email', 'offline_access']

const toSdk = (path, body, session = bench.publicToken) => ({
  path: `/sdk/v1${path}`,
  headers: {
    authorization: toBasic(bench.publicToken, session),
    'content-type': 'application/json',
    origin,
  },
  body: JSON.stringify(body),
})

/**
 * The operations of a service by their names. Each makes ready what a number of calls need, and returns what makes
 * them, so many at once. Whoever calls them is one of the project's people in turn.
 */
export function createServiceCalls({
  port,
  issuerPath,
  people,
  service,
  createAuthenticator,
  pickEmails = (count) => Array.from({ length: count }, (_, i) => bench.toEmail(i % people)),
}) {
  const call = createClient(port)
  const toToken = (fields) => ({
    path: `${issuerPath}/v1/oauth2/token`,
    headers: {
      authorization: toBasic(bench.clientId, bench.clientSecret),
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(fields).toString(),
  })
  const run = async (requests, atOnce = 4) => {
    const answers = readAnswers(await runAtOnce(requests, atOnce, call))
    return answers.map(({ data, ...tokens }) => data ?? tokens)
  }

  const logIns = (count) =>
    pickEmails(count).map((email) =>
      toSdk('/passwords/authenticate', { email, password: bench.password, ...minutes }),
    )
  let known = null
  const findSessions = async () => {
    known ??= (await run(logIns(Math.min(people, 20)), 2)).map((data) => data.session_token)
    return known
  }
  let devices = null
  /** Some have a passkey. */
  const findDevices = async () => {
    if (devices) return devices
    const found = []
    for (const session of await findSessions()) {
      const device = createAuthenticator({ origin })
      const asked = { domain, return_passkey_credential_options: true }
      const [started] = await run([toSdk('/webauthn/register/start', asked, session)])
      const public_key_credential = device.create(started.public_key_credential_creation_options)
      await run([toSdk('/webauthn/register', { public_key_credential, ...minutes }, session)])
      found.push(device)
    }
    // Their sessions go on under new tokens.
    known = null
    devices = found
    return found
  }

  const steps = createSteps({
    run,
    logIns,
    findSessions,
    findDevices,
    pickEmails,
    authorize,
    service,
    toToken,
  })

  /** As a page does that somebody is signed in on. @returns codes */
  async function authorize(count) {
    const sessions = await findSessions()
    const asked = {
      client_id: bench.clientId,
      redirect_uri: bench.redirectUri,
      response_type: 'code',
      scopes,
      nonce: 'n',
    }
    const of = (i) => sessions[i % sessions.length]
    // The same request twice would be one.
    const requests = Array.from({ length: count }, () => ({ ...asked, state: randomUUID() }))
    const started = await run(
      requests.map((one, i) => toSdk('/idp/oauth/authorize/start', one, of(i))),
    )
    const submitted = await run(
      started.map(({ consent_required: consent_granted }, i) =>
        toSdk('/idp/oauth/authorize/submit', { ...requests[i], consent_granted }, of(i)),
      ),
    )
    return submitted.map(({ authorization_code }) => authorization_code)
  }

  const prepare = (name) => async (count) => {
    const toRequests = await steps[name](count)
    return async (atOnce) => {
      let answered = []
      for (const toNext of toRequests) answered = await run(await toNext(answered), atOnce)
      return answered
    }
  }
  return {
    ...Object.fromEntries(Object.keys(steps).map((name) => [name, prepare(name)])),
    call,
    /** The requests of an operation's first step. */
    toRequests: async (name, count) => (await steps[name](count))[0](),
    /** One request and its answer, for each step of an operation. */
    sample: async (name) => {
      const seen = []
      let answered = []
      for (const toNext of await steps[name](1)) {
        const [request] = await toNext(answered)
        const [answer] = await runAtOnce([request], 1, call)
        answered = readAnswers([answer]).map(({ data, ...tokens }) => data ?? tokens)
        seen.push({ request, text: answer.text })
      }
      return seen
    },
  }
}

/** The steps of each operation. Each step turns what the one before answered into requests. */
function createSteps({
  toToken,
  run,
  logIns,
  findSessions,
  findDevices,
  pickEmails,
  authorize,
  service,
}) {
  const steps = {
    'session check': async (count) => {
      const sessions = await findSessions()
      return [
        () =>
          Array.from({ length: count }, (_, i) =>
            toSdk('/sessions/authenticate', {}, sessions[i % sessions.length]),
          ),
      ]
    },
    'password log-in': async (count) => [() => logIns(count)],
    'e-mail passcode': async (count) => {
      const emails = pickEmails(count)
      return [
        () => emails.map((email) => toSdk('/otps/email/send/primary', { email })),
        async (sent) => {
          const codes = await service.deliver()
          return sent.map(({ method_id }, i) => {
            const token = codes.get(emails[i])
            if (token === undefined) throw new Error(`No code for ${emails[i]}.`)
            return toSdk('/otps/authenticate', { method_id, token, ...minutes })
          })
        },
      ]
    },
    'user search by e-mail': async (count) => {
      const headers = {
        authorization: toBasic(bench.projectId, bench.secret),
        'content-type': 'application/json',
      }
      const toQuery = (email) => ({
        query: {
          operator: 'AND',
          operands: [{ filter_name: 'email_address', filter_value: [email] }],
        },
      })
      return [
        () =>
          pickEmails(count).map((email) => ({
            path: '/v1/users/search',
            headers,
            body: JSON.stringify(toQuery(email)),
          })),
      ]
    },
    'passkey log-in': async (count) => {
      const all = await findDevices()
      const asked = { domain, return_passkey_credential_options: true }
      return [
        () =>
          Array.from({ length: count }, () => toSdk('/webauthn/authenticate/start/primary', asked)),
        (started) =>
          started.map((data, i) => {
            const public_key_credential = all[i % all.length].get(
              data.public_key_credential_request_options,
            )
            return toSdk('/webauthn/authenticate', { public_key_credential, ...minutes })
          }),
      ]
    },
    'code exchange': async (count) => {
      const codes = await authorize(count)
      const grant = { grant_type: 'authorization_code', redirect_uri: bench.redirectUri }
      return [() => codes.map((code) => toToken({ ...grant, code }))]
    },
    refresh: async (count) => {
      const [exchange] = await steps['code exchange'](count)
      const tokens = await run(exchange())
      return [
        () =>
          tokens.map(({ refresh_token }) =>
            toToken({ grant_type: 'refresh_token', refresh_token }),
          ),
      ]
    },
  }
  return steps
}
