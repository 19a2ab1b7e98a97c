import type { TestContext } from '../runner/test-context.ts'

/** Where the access token stands in a userinfo request (RFC 6750 2). */
export type UserinfoRequest = 'get' | 'post-header' | 'post-body'

export function requestUserinfo(
  { provider, metadata }: TestContext,
  accessToken: string,
  how: UserinfoRequest = 'get',
): Promise<Response> {
  const bearer = { authorization: `Bearer ${accessToken}` }
  if (how === 'get') return provider.send(metadata.userinfoEndpoint, { headers: bearer })
  if (how === 'post-header') {
    return provider.send(metadata.userinfoEndpoint, { method: 'POST', headers: bearer })
  }
  return provider.send(metadata.userinfoEndpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ access_token: accessToken }).toString(),
  })
}
