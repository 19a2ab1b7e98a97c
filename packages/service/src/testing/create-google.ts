import { exportJWK, generateKeyPair, SignJWT } from 'jose'

/** Acts as Google in One Tap: it has the keys that the service fetches, and signs id_tokens with them. */
export async function createGoogle(now: () => number) {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] }
  return {
    fetch: (async (input) => {
      if (String(input) !== 'https://www.googleapis.com/oauth2/v3/certs') throw new TypeError('no')
      return Response.json(keys)
    }) satisfies typeof fetch,

    /** Signs an id_token for a client; `changes` replace claims. */
    sign(clientId: string, changes: Readonly<Record<string, unknown>> = {}): Promise<string> {
      const seconds = Math.floor(now() / 1_000)
      return new SignJWT({
        iss: 'https://accounts.google.com',
        aud: clientId,
        azp: clientId,
        sub: '1080',
        email: 'ada@example.com',
        email_verified: true,
        hd: 'example.com',
        name: 'Ada Lovelace',
        iat: seconds,
        exp: seconds + 3_600,
        ...changes,
      })
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .sign(privateKey)
    },
  }
}
