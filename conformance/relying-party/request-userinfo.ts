import type { Trial } from '../runner/trial.ts'

/** Where the access token stands in a userinfo request (RFC 6750 2). */
export type UserinfoRequest = 'get' | 'post-header' | 'post-body'

export function requestUserinfo(
  { subject, metadata }: Trial,
  accessToken: string,
  how: UserinfoRequest = 'get',
): Promise<Response> {
  const bearer = { authorization: `Bearer ${accessToken}` }
  if (how === 'get') return subject.send(metadata.userinfoEndpoint, { headers: bearer })
  if (how === 'post-header') {
    return subject.send(metadata.userinfoEndpoint, { method: 'POST', headers: bearer })
  }
  return subject.send(metadata.userinfoEndpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ access_token: accessToken }).toString(),
  })
}
