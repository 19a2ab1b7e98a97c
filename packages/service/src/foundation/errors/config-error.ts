/** A problem of the configuration, with the key or variable to change. */
export interface ConfigProblem {
  /** For example `projects[0].allowedOrigins[1]` or `PORTICO_ROOT_KEY`. */
  readonly key: string
  /** Says what the value must be and, unless it is secret, what it is. */
  readonly message: string
}

/** The configuration is invalid. The error lists all problems, each with what to change. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly problems: readonly ConfigProblem[]

  constructor(problems: readonly ConfigProblem[]) {
    super(problems.map(({ key, message }) => `${key}: ${message}`).join('\n'))
    this.problems = problems
  }
}
