import { createUserinfoFlow } from '../module-kinds/userinfo-flow.ts'

/** The userinfo endpoint answers a POST with the access token in a form, or refuses that way. */
export const oidccUserinfoPostBody = createUserinfoFlow('oidcc-userinfo-post-body', 'post-body')
