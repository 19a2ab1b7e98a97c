/** The project of a service in development, as apps know it. */
export interface DevelopmentProject {
  readonly projectId: string
  readonly publicToken: string
  readonly secret: string
}

/**
 * Loads the development project of a data folder, before a service has started with it: the first call creates the project.
 *
 * @param options.isReadOnly does not store a newly created project
 * @throws ConfigError when the folder's project cannot be read
 */
export async function loadDevelopmentProject(
  dataFolder: string,
  options: { readonly isReadOnly?: boolean } = {},
): Promise<DevelopmentProject> {
  // The process of a service starts with this entry, and loads nothing before it has chosen its heap.
  const { loadDevelopmentIdentity } = await import('../../kernel/config/development-identity.ts')
  const { projectId, publicToken, secret } = await loadDevelopmentIdentity(dataFolder, options)
  return { projectId, publicToken, secret }
}
