import type { ClientInternals, ProjectBootstrap } from '../internals.ts'
import type { ClockPort } from '../ports.ts'

/** Gives the project to a call that a person waits for. Never rejects. */
export type GetProject = () => Promise<ProjectBootstrap>

const longestWaitMs = 4_000

/** Makes the look-up: after a few seconds without an answer, what is known has to do. */
export const createProjectLookup =
  (bootstrap: ClientInternals['bootstrap'], clock: ClockPort): GetProject =>
  () =>
    new Promise((resolve) => {
      const cancel = clock.after(longestWaitMs, () => resolve(bootstrap.getSync()))
      void bootstrap.getAsync().then((project) => {
        cancel()
        resolve(project)
      })
    })
