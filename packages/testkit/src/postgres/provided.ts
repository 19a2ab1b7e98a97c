declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the maintenance database of the run's Postgres server. */
    postgresUrl: string
  }
}

/** The key under which the server's URL is provided to the tests. */
export const postgresUrlKey = 'postgresUrl'
