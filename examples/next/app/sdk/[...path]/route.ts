import { createRoutes } from '@portico/server/next'
import { portico } from '../../../lib/portico'

// passes /sdk on to the service
export const { GET, POST, PUT, DELETE } = createRoutes(portico)
