/** Names the lock of a user, which guards the user's own rows and the client apps' artefacts about the user. */
export const userLockName = (projectId: string, userId: string) =>
  `artefacts\0${projectId}\0${userId}`
