import { exportJWK } from 'jose'
import { bindingErrors } from '../checks/fapi2-errors.ts'
import { verifyRefusal } from '../checks/refusal.ts'
import { verifyUserinfo } from '../checks/userinfo.ts'
import { createFapi2SignIn } from '../module-kinds/fapi2-flows.ts'
import { createClientKey } from '../relying-party/create-client-key.ts'
import { createProof, type ProofChange, toBareJwk } from '../relying-party/create-proof.ts'
import { type Fapi2Flow, obtainCode, openFapi2Flow, sendCode } from '../relying-party/fapi2-flow.ts'
import { ensure } from '../runner/failure.ts'
import type { TestContext } from '../runner/test-context.ts'

type Make = (
  flow: Fapi2Flow,
  sign: (change?: ProofChange) => Promise<string>,
) => string | Promise<string>

const without = (claim: string): Make => {
  return (_flow, sign) => sign({ claims: { [claim]: undefined } })
}

const withHeader =
  (toHeader: (flow: Fapi2Flow) => ProofChange['header'] | Promise<ProofChange['header']>): Make =>
  async (flow, sign) =>
    sign({ header: { ...(await toHeader(flow)) } })

/** Writes a header anew; the signature is of the old one. */
const replaceHeader = (proof: string, change: object): string => {
  const [header = '', ...rest] = proof.split('.')
  const old: object = JSON.parse(Buffer.from(header, 'base64url').toString())
  return [Buffer.from(JSON.stringify({ ...old, ...change })).toString('base64url'), ...rest].join(
    '.',
  )
}

const inAnHour = (hours: number) => Math.floor(Date.now() / 1000) + hours * 3600

/** What must not pass for a proof (RFC 9449 4.3). */
const wrong: Readonly<Record<string, Make>> = {
  'two proofs': async (_flow, sign) => `${await sign()}, ${await sign()}`,
  'no JWT': () => 'no.jwt',
  'no typ': withHeader(() => ({ typ: undefined })),
  'another typ': withHeader(() => ({ typ: 'JWT' })),
  'no alg': async (_flow, sign) => replaceHeader(await sign(), { alg: undefined }),
  'no jwk': withHeader(() => ({ jwk: undefined })),
  'no jti': without('jti'),
  'no htm': without('htm'),
  'no htu': without('htu'),
  'no iat': without('iat'),
  'no ath': without('ath'),
  'alg none': async (_flow, sign) =>
    replaceHeader(await sign(), { alg: 'none' }).replace(/[^.]*$/, ''),
  'a wrong signature': async (_flow, sign) => sign({ signedBy: await createClientKey('ES256') }),
  'a private key': withHeader(async ({ proofKey }) => ({
    jwk: await exportJWK(proofKey.privateKey),
  })),
  'another method': (_flow, sign) => sign({ claims: { htm: 'PUT' } }),
  'another address': (_flow, sign) => sign({ claims: { htu: 'https://elsewhere.example/me' } }),
  'an hour ahead': (_flow, sign) => sign({ claims: { iat: inAnHour(1) } }),
  'an hour behind': (_flow, sign) => sign({ claims: { iat: inAnHour(-1) } }),
  'the hash of another token': (_flow, sign) => sign({ claims: { ath: 'A'.repeat(43) } }),
  'another key': async (_flow, sign) => {
    const key = await createClientKey('ES256')
    return sign({ signedBy: key, header: { jwk: toBareJwk(key) } })
  },
}

/** What must pass all the same. */
const right: Readonly<Record<string, Make>> = {
  'members that are not known': (_flow, sign) =>
    sign({ header: { extra: 'x' }, claims: { extra: 'x' } }),
  'a query and a fragment': ({ context }, sign) =>
    sign({ claims: { htu: `${context.metadata.userinfoEndpoint}?a=b#c` } }),
}

/** Userinfo takes no token but with a proof that is right in every member. */
export const fapi2DpopNegativeTests = createFapi2SignIn(
  'dpop-negative-tests',
  {},
  async (context, { flow, tokens: { accessToken }, idToken }) => {
    const url = context.metadata.userinfoEndpoint
    const sign = (change?: ProofChange) =>
      createProof(flow.proofKey, { method: 'GET', url, accessToken }, change)
    const ask = (dpop: string, scheme = 'DPoP') =>
      context.provider.send(url, { headers: { authorization: `${scheme} ${accessToken}`, dpop } })

    for (const [what, make] of Object.entries(wrong)) {
      const { status } = await ask(await make(flow, sign))
      ensure(status === 400 || status === 401, `a proof with ${what} is answered with ${status}`)
    }
    for (const make of Object.values(right)) {
      await verifyUserinfo(await ask(await make(flow, sign)), idToken.subject)
    }
    const bearer = await ask(await sign(), 'Bearer')
    ensure(bearer.status >= 400, 'a bound token is taken as a bearer token')
    await verifyNoRs256(context)
    const proof = await sign()
    await verifyUserinfo(await ask(proof), idToken.subject)
    if ((await ask(proof)).status < 400) context.warn('a proof is good twice')
  },
)

/** RSA keys sign by PS256, or not at all (FAPI 2.0 5.4). */
async function verifyNoRs256(context: TestContext): Promise<void> {
  const flow = { ...(await openFapi2Flow(context)), proofKey: await createClientKey('RS256') }
  const answer = await sendCode(flow, await obtainCode(flow))
  await verifyRefusal(answer, 'token endpoint, a proof by RS256', bindingErrors)
}
