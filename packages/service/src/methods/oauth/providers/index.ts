/** The specified providers (specification section 2), by the id that stands in URLs. One line each. */
import { apple } from './apple.ts'
import { github } from './github.ts'
import { google } from './google.ts'
import { microsoft } from './microsoft.ts'
import type { Provider } from './provider.ts'

export const knownProviders: Readonly<Record<string, Provider>> = {
  google,
  microsoft,
  apple,
  github,
}
