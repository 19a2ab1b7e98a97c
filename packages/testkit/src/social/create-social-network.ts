/**
 * Simulates the nineteen providers for a service under test and its browser, in one process, with the real providers'
 * URLs, answers and refusals. Nothing reaches a network.
 */
import { answerOneTap } from './answer-one-tap.ts'
import { authorize } from './authorize.ts'
import { callApi } from './call-api.ts'
import { createOneTapScript, oneTapAddress, oneTapScriptAddress } from './create-one-tap-script.ts'
import { type Person, toStandardClaims } from './dialect.ts'
import { dialects, type SocialProviderId } from './dialects.ts'
import type { ProviderPlace } from './provider-place.ts'
import { answerKeys, type SocialFault } from './social-fault.ts'
import { createSocialState } from './social-state.ts'
import { takeToken } from './take-token.ts'
import type { SocialClient } from './verify-client.ts'

/** Options of the network. */
export interface SocialNetworkOptions {
  readonly clients: Readonly<Partial<Record<SocialProviderId, SocialClient>>>
  readonly redirectUris: readonly string[]
  /**
   * The clock, in milliseconds.
   *
   * @default the system's
   */
  readonly now?: () => number
  /** Handles requests to other URLs. @default they are refused */
  readonly otherwise?: typeof fetch
}

/** The simulated network. */
export interface SocialNetwork {
  /** The `fetch` of the service. */
  readonly fetch: typeof fetch
  /** True for a URL of a provider. */
  handles(url: string): boolean
  /** Answers a browser's request. */
  answer(request: Request): Promise<Response>
  /** Sets the user who is signed in at a provider. */
  person(provider: SocialProviderId, person: Person): void
  misbehave(provider: SocialProviderId, fault: SocialFault | null): void
  /** Makes the provider sign with a new key, which is then the only one in its JWKS. */
  rotateKeys(provider: SocialProviderId): void
  /** The requests to providers, the oldest first. */
  readonly requests: readonly SentRequest[]
  /** Signs an id_token as Google's script passes it to a page. */
  signCredential(nonce: string | undefined): Promise<string>
  /** Acts as a browser: decides at the provider, and returns where it redirects. */
  decide(authorizationUrl: string, decision: Decision): Promise<SentBack>
}

/** A request to a provider. */
export interface SentRequest {
  readonly provider: SocialProviderId
  readonly method: string
  readonly url: string
  readonly headers: Headers
  readonly body: string
}

/** The user's action at the provider. */
export type Decision = 'continue' | 'cancel' | 'fail'

/** The provider's way back to the relying party: a redirect URL, or a form. */
export interface SentBack {
  readonly url: string
  readonly form: URLSearchParams | null
}

/** Creates the network. */
export function createSocialNetwork(options: SocialNetworkOptions): SocialNetwork {
  const { clients, redirectUris, now = Date.now, otherwise } = options
  const state = createSocialState({ clients, redirectUris, now })
  const { people, faults, getSigner, getOtherSigner, rotateKeys, sign } = state
  const requests: SentRequest[] = []
  const ids = Object.keys(dialects) as SocialProviderId[] // the keys of the table

  const place = (url: URL) => `${url.origin}${url.pathname}`
  const find = (url: URL): ProviderPlace | null => {
    const at = place(url)
    const id = ids.find((one) => {
      const { authorize, token, refresh, keys, api } = dialects[one]
      return [authorize, token, refresh, keys, ...Object.keys(api)].includes(at)
    })
    return id === undefined ? null : { id, dialect: dialects[id], at }
  }

  const signCredential = (nonce: string | undefined) => {
    const person = people.get('google')
    const clientId = clients.google?.clientId ?? ''
    const { toClaims = toStandardClaims } = dialects.google
    const asked = { query: new URLSearchParams(), scopes: ['email', 'profile'] }
    return sign('google', {
      iss: 'https://accounts.google.com',
      aud: clientId,
      azp: clientId,
      sub: person?.subject ?? '',
      ...(nonce !== undefined && { nonce }),
      ...(person && toClaims(person, asked)),
      ...person?.claims,
    })
  }

  const answer = async (request: Request): Promise<Response> => {
    const address = place(new URL(request.url))
    if (address === oneTapScriptAddress) {
      return new Response(createOneTapScript(), { headers: { 'content-type': 'text/javascript' } })
    }
    if (address === oneTapAddress) {
      const [client, person] = [clients.google, people.get('google')]
      return answerOneTap(request, { client, person, signCredential })
    }
    const found = find(new URL(request.url))
    if (!found) throw new TypeError(`No provider is at ${request.url}.`)
    const { id, dialect, at } = found
    const { method, url, headers } = request
    requests.push({ provider: id, method, url, headers, body: await request.clone().text() })
    if (at === dialect.authorize) return authorize(state, request, found)
    if (at === dialect.token || at === dialect.refresh) return takeToken(state, request, found)
    if (at === dialect.keys) {
      return answerKeys(faults.get(id), [getSigner(id).jwk], [getOtherSigner(id).jwk])
    }
    return callApi(state, request, found)
  }

  return {
    handles: (url) =>
      URL.canParse(url) &&
      ([oneTapScriptAddress, oneTapAddress].includes(place(new URL(url))) ||
        find(new URL(url)) !== null),
    answer,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      if (find(new URL(request.url))) return answer(request)
      if (otherwise) return otherwise(input, init)
      throw new TypeError(`${request.url} is not reachable.`)
    },
    person: (id, person) => void people.set(id, person),
    misbehave(id, fault) {
      if (fault === null) faults.delete(id)
      else faults.set(id, fault)
    },
    rotateKeys,
    requests,
    signCredential,
    async decide(authorizationUrl, decision) {
      const page = await answer(new Request(authorizationUrl))
      const text = await page.text()
      if (page.status !== 200) throw new Error(text)
      const body = new URLSearchParams({ decision })
      const sent = await answer(new Request(authorizationUrl, { method: 'POST', body }))
      const location = sent.headers.get('location')
      if (location !== null) return { url: location, form: null }
      const html = await sent.text()
      const [, url = ''] = /action="([^"]*)"/.exec(html) ?? []
      const fields = [...html.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(
        ([, name = '', value = '']): [string, string] => [name, value.replaceAll('&quot;', '"')],
      )
      return { url, form: new URLSearchParams(fields) }
    },
  }
}
