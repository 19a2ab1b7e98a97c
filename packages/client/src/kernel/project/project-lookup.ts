import type { ClockPort } from '../../foundation/ports.ts'
import type { ClientInternals, ProjectBootstrap } from '../internals.ts'

/** Gives the project to a call that a person waits for. Never rejects. */
export type GetProject = () => Promise<ProjectBootstrap>

const longestWaitMs = 4_000

/** Makes the look-up: it waits a few seconds for the service, once; then what is known has to do. */
export function createProjectLookup(
  bootstrap: ClientInternals['bootstrap'],
  clock: ClockPort,
): GetProject {
  let isPatient = true
  return () =>
    new Promise((resolve) => {
      if (!isPatient) resolve(bootstrap.getSync())
      const cancel = clock.after(longestWaitMs, () => {
        isPatient = false
        resolve(bootstrap.getSync())
      })
      void bootstrap.getAsync().then((project) => {
        isPatient = true
        cancel()
        resolve(project)
      })
    })
}
