import { createUserinfoFlow } from '../module-kinds/userinfo-flow.ts'

/** The userinfo endpoint answers a POST with the access token in the header. */
export const oidccUserinfoPostHeader = createUserinfoFlow(
  'oidcc-userinfo-post-header',
  'post-header',
)
