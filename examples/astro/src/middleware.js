import { createOnRequest } from '@portico/server/astro'
import { portico } from './lib/portico.js'

// passes /sdk on to the service, and sets Astro.locals.portico
export const onRequest = createOnRequest(portico)
