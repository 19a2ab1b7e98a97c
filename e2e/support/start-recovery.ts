import type { World } from '@portico/testkit'

/** Starts a recovery of the one user of a world, as a host's own server does. It takes effect after a week. */
export async function startRecovery({ origin, project }: World): Promise<void> {
  const call = async (path: string, body: object) => {
    const answer = await fetch(`${origin}/v1/${path}`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`${project.projectId}:${project.secret}`)}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
  }
  const { results } = await call('users/search', {})
  await call(`users/${results[0].user_id}/recoveries`, {
    reason: 'Showed the passport, ticket 4711',
    email: 'found@example.com',
  })
}
