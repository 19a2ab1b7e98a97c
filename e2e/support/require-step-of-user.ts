import type { World } from '@portico/testkit'

/** Requires a second step of the one user of a world, as a host's own server does. */
export async function requireStepOfUser({ origin, project }: World): Promise<void> {
  const call = async (method: 'POST' | 'PUT', path: string, body: object) => {
    const answer = await fetch(`${origin}/v1/${path}`, {
      method,
      headers: {
        authorization: `Basic ${btoa(`${project.projectId}:${project.secret}`)}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
  }
  const { results } = await call('POST', 'users/search', {})
  await call('PUT', `users/${results[0].user_id}`, { second_step: 'required' })
}
