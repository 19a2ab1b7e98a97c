import type { ProjectSettings } from './project-settings.ts'

/** What operators wrote, beside what the service made of it: so that a value’s place can be shown. */
export interface WrittenConfig {
  /** The name of the configuration file; null for none. */
  readonly file: string | null
  /** By project id: the key in the file, `projects[0]` or `development`, and what stands there. */
  readonly projects: ReadonlyMap<string, WrittenProject>
  /** The settings of the whole service that the file contains, by key. */
  readonly service: Readonly<Record<string, unknown>>
  /** Every variable that the service reads. */
  readonly variables: readonly WrittenVariable[]
}

/** A project as the file has it; it names the variables of secrets and contains none. */
export interface WrittenProject {
  readonly key: string
  readonly settings: ProjectSettings
}

/** A variable of the environment. */
export interface WrittenVariable {
  readonly name: string
  readonly isSet: boolean
  /** Its text, unless it is or may contain a secret; null for those, and while it is not set. */
  readonly text: string | null
}
