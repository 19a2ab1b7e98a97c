import { bindingErrors } from '../checks/fapi2-errors.ts'
import { verifyRefusal } from '../checks/refusal.ts'
import { verifyTokens } from '../checks/token-answer.ts'
import { verifyUserinfo } from '../checks/userinfo.ts'
import { createFapi2Module } from '../module-kinds/fapi2-flows.ts'
import { createClientKey } from '../relying-party/create-client-key.ts'
import {
  askUserinfo,
  registerFapi2Client,
  sendGrant,
  signInByFapi2,
} from '../relying-party/fapi2-flow.ts'
import { toRefreshGrant } from '../relying-party/offline-access.ts'
import { ensure, fail } from '../runner/failure.ts'

/** A refresh token is bound to its key and its app, and stays as it is (FAPI 2.0 5.3.2.1). */
export const fapi2RefreshToken = createFapi2Module('refresh-token', async (context) => {
  const params = { scope: 'openid offline_access', prompt: 'consent' }
  const { flow, tokens, idToken } = await signInByFapi2(context, { params })
  const { refreshToken } = tokens
  if (!refreshToken) return fail('token endpoint: there is no refresh token')
  const grant = toRefreshGrant(refreshToken)
  for (const _time of [1, 2]) {
    await context.provider.passTime(1)
    const renewed = await verifyTokens(await sendGrant(flow, grant), 'dpop')
    const isKept = renewed.refreshToken === null || renewed.refreshToken === refreshToken
    ensure(isKept, 'a refresh token was rotated')
    await verifyUserinfo(await askUserinfo(flow, renewed.accessToken), idToken.subject)
  }
  const foreign = await sendGrant(flow, grant, { proof: { key: await createClientKey('ES256') } })
  // Confidential apps prove who they are: the key may change (RFC 9449 5), and the new token has the new one.
  if (foreign.status !== 200) await verifyRefusal(foreign, 'token endpoint', bindingErrors)
  const client = await registerFapi2Client(context)
  const stranger = await sendGrant({ ...flow, client }, grant)
  await verifyRefusal(stranger, 'token endpoint', ['invalid_grant'])
})
