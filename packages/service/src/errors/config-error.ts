/** One thing that is wrong, under the key or variable that a person has to change. */
export interface ConfigProblem {
  /** `projects[0].allowedOrigins[1]`, `PORTICO_ROOT_KEY` */
  readonly key: string
  /** What it must be and, unless it is a secret, what it is. */
  readonly message: string
}

/** The configuration cannot be used. Lists every problem at once, each in words that say what to change. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly problems: readonly ConfigProblem[]

  constructor(problems: readonly ConfigProblem[]) {
    super(problems.map(({ key, message }) => `${key}: ${message}`).join('\n'))
    this.problems = problems
  }
}
