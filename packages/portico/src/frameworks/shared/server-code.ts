/** Source text that the servers of several frameworks share. */
import type { Choices } from '../framework.ts'

/**
 * Writes the creation of the server's client.
 *
 * @param read writes how the code reads a variable of the environment
 */
export const toCreation = (read: (name: string) => string): string => `createPortico({
  baseUrl: ${read('PORTICO_URL')},
  projectId: ${read('PORTICO_PROJECT_ID')},
  secret: ${read('PORTICO_SECRET')},
})`

/** Writes the client of a server that Node runs, from variables that a file may set. */
export const toNodeClient = ({ environmentFile }: Choices): string =>
  `// where the service runs, and the keys of this app; in production they are in the server's environment
if (existsSync('${environmentFile}')) process.loadEnvFile('${environmentFile}')
const {
  PORTICO_URL = '',
  PORTICO_PROJECT_ID = '',
  PORTICO_PUBLIC_TOKEN = '',
  PORTICO_SECRET = '',
} = process.env

const portico = ${toCreation((name) => name)}`
