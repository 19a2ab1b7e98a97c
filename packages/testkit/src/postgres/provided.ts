declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the maintenance database of the run's Postgres server. */
    postgresUrl: string
    /** The beginning of the names of the run's templates, which are migrated databases that the tests copy. */
    postgresTemplates: string
  }
}

/** The key under which the server's URL is provided to the tests. */
export const postgresUrlKey = 'postgresUrl'

/** The key under which the beginning of the templates' names is provided to the tests. */
export const postgresTemplatesKey = 'postgresTemplates'
