import { createClient } from './create-client.mjs'

/** Calls a service's API over connections that stay open. @returns answers with their times in `ms` */
export function createPost(port, publicToken, maxSockets = 512) {
  const call = createClient(port, maxSockets)
  return async (path, body, session = publicToken, headers = {}) => {
    const { text, ...answer } = await call({
      path: `/sdk/v1${path}`,
      headers: {
        authorization: `Basic ${Buffer.from(`${publicToken}:${session}`).toString('base64')}`,
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify(body),
    })
    return { ...answer, text, data: JSON.parse(text).data }
  }
}
