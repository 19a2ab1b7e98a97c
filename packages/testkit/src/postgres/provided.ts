declare module 'vitest' {
  interface ProvidedContext {
    /** Maintenance database of the run's Postgres server. */
    postgresUrl: string
  }
}

/** Under which name the run's Postgres server reaches the tests. */
export const postgresUrlKey = 'postgresUrl'
