import type { LiveValues } from './live-values.ts'
import type { FuzzProject } from './write-request.ts'

/** A project and the valid secrets of its users. */
export interface ProjectUnderTest {
  readonly project: FuzzProject
  readonly otherProject: FuzzProject
  readonly live: LiveValues
}
