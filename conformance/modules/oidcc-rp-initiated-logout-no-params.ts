import { createLogout } from '../module-kinds/logout.ts'

/** With nothing at all the session ends at a page that says so. */
export const oidccRpInitiatedLogoutNoParams = createLogout('oidcc-rp-initiated-logout-no-params', {
  params: () => ({}),
  ends: 'logged out',
})
