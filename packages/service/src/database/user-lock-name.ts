/** The lock of a person: of what is theirs, and of what client apps hold of them. */
export const userLockName = (projectId: string, userId: string) =>
  `artefacts\0${projectId}\0${userId}`
