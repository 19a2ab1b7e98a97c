/** Faults of a provider that tests can switch on. */

/** Faults of an id_token. */
export const idTokenFaults = [
  'no id_token',
  'another nonce',
  'no nonce',
  'another issuer',
  'another audience',
  'another audience beside the client',
  'another authorized party',
  'expired',
  'alg none',
  'signed with the client secret',
  'signed by another key',
  'signed by another provider',
  'signed by an unknown key',
] as const

/** A fault of an id_token. */
export type IdTokenFault = (typeof idTokenFaults)[number]

/** Faults of a token endpoint. */
export const tokenEndpointFaults = [
  'token endpoint down',
  'token endpoint says no JSON',
  'token endpoint says nothing',
  'token endpoint says a list',
  'token endpoint redirects',
  'token endpoint hangs',
  'token endpoint says too much',
] as const

/** A fault of a token endpoint. */
export type TokenEndpointFault = (typeof tokenEndpointFaults)[number]

/** Faults of the JWKS. */
export const keyFaults = [
  'keys down',
  'keys are no JSON',
  'keys redirect',
  'keys are of another provider',
  'no keys',
] as const

/** A fault of the JWKS. */
export type KeyFault = (typeof keyFaults)[number]

/** A fault of a provider. */
export type SocialFault =
  | IdTokenFault
  | TokenEndpointFault
  | KeyFault
  | 'unknown code'
  | 'another issuer in the callback'
  | 'user information down'
  | 'user information of somebody else'

const includes = <Fault extends string>(all: readonly Fault[], fault: string): fault is Fault =>
  all.some((one) => one === fault)

/** True for a fault of an id_token. */
export const isIdTokenFault = (fault: SocialFault): fault is IdTokenFault =>
  includes(idTokenFaults, fault)

/** True for a fault of a token endpoint. */
export const isTokenEndpointFault = (fault: SocialFault): fault is TokenEndpointFault =>
  includes(tokenEndpointFaults, fault)

const inside = 'http://169.254.169.254/latest/meta-data/'
const redirect = () => new Response(null, { status: 307, headers: { location: inside } })
const page = () => new Response('<html>', { headers: { 'content-type': 'application/json' } })

/** Answers a token request wrongly. A hanging endpoint answers only when the caller aborts. */
export function answerWrongly(fault: TokenEndpointFault, signal: AbortSignal): Promise<Response> {
  const answers: Readonly<Record<TokenEndpointFault, () => Response | Promise<Response>>> = {
    'token endpoint down': () => new Response('down', { status: 503 }),
    'token endpoint says no JSON': page,
    'token endpoint says nothing': () => Response.json({}),
    'token endpoint says a list': () => Response.json([]),
    'token endpoint redirects': redirect,
    'token endpoint hangs': () =>
      new Promise((_answer, fail) => {
        signal.addEventListener('abort', () => fail(signal.reason), { once: true })
      }),
    'token endpoint says too much': () => Response.json({ padding: 'x'.repeat(1_000_000) }),
  }
  return Promise.resolve(answers[fault]())
}

/**
 * Answers with the JWKS, or with its fault.
 *
 * @param keys the provider's own keys
 * @param others the keys of another provider
 */
export function answerKeys(
  fault: SocialFault | undefined,
  keys: readonly object[],
  others: readonly object[],
): Response {
  if (fault === 'keys down') return new Response('down', { status: 503 })
  if (fault === 'keys are no JSON') return page()
  if (fault === 'keys redirect') return redirect()
  if (fault === 'keys are of another provider') return Response.json({ keys: others })
  return Response.json({ keys: fault === 'no keys' ? [] : keys })
}
