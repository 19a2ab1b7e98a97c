/** Returns the context that binds sealed tokens to their row. */
export const toTokenSealContext = ({
  projectId,
  registrationId,
}: {
  readonly projectId: string
  readonly registrationId: string
}): string => `oauth tokens\0${projectId}\0${registrationId}`
