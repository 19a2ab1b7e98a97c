import { createLogout } from '../module-kinds/logout.ts'

/** With nothing but a state the session ends at a page that says so. */
export const oidccRpInitiatedLogoutOnlyState = createLogout(
  'oidcc-rp-initiated-logout-only-state',
  {
    params: ({ state }) => ({ state }),
    ends: 'logged out',
  },
)
