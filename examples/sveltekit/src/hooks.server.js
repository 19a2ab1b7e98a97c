import { createHandle } from '@portico/server/sveltekit'
import { portico } from './lib/portico.server.js'

// passes /sdk on to the service, and sets event.locals.portico
export const handle = createHandle(portico)
