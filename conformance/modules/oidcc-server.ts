import { createHappyFlow } from '../module-kinds/happy-flow.ts'

/** Signing in with nothing out of the ordinary; every common check. */
export const oidccServer = createHappyFlow('oidcc-server')
