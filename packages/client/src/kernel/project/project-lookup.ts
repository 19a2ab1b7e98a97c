import type { ClockPort } from '../../foundation/ports.ts'
import type { ClientInternals, ProjectBootstrap } from '../internals.ts'

/** Returns the project's settings to a call for which a user waits. Never rejects. */
export type GetProject = () => Promise<ProjectBootstrap>

const longestWaitMs = 4_000

/** Makes the look-up: it waits a few seconds for the service, once; after that it returns the settings known so far. */
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
