import { createLoader } from '@portico/server/react-router'
import { portico } from '../portico.server.ts'

// passes /sdk on to the service
export const loader = createLoader(portico)
export const action = loader
