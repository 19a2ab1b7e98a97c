import { createUserinfoFlow } from '../module-kinds/userinfo-flow.ts'

/** The userinfo endpoint answers a GET. */
export const oidccUserinfoGet = createUserinfoFlow('oidcc-userinfo-get', 'get')
