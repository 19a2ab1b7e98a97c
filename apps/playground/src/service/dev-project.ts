/** The development project, as `GET /dev/project` names it. */
export interface DevProject {
  readonly projectId: string
  readonly publicToken: string
  /** Of the app that asks this project for a sign-in; null when none runs. */
  readonly clientAppUrl: string | null
}

/**
 * Loads the development project. Its secret is in the answer too, for tools; the page has no use for it.
 *
 * @throws Error in words for the page when the service has none or does not answer
 */
export async function loadDevProject(): Promise<DevProject> {
  const response = await fetch('/dev/project').catch(() => {
    throw new Error('The service does not answer. Start it with npm start, then reload this page.')
  })
  const body: unknown = await response.json().catch(() => null)
  const project = typeof body === 'object' && body !== null ? body : {}
  if (
    !response.ok ||
    !('public_token' in project && typeof project.public_token === 'string') ||
    !('project_id' in project && typeof project.project_id === 'string')
  ) {
    throw new Error(
      'The service has no development project. The playground works in development only.',
    )
  }
  const clientAppUrl =
    'client_app_url' in project && typeof project.client_app_url === 'string'
      ? project.client_app_url
      : null
  return { projectId: project.project_id, publicToken: project.public_token, clientAppUrl }
}
