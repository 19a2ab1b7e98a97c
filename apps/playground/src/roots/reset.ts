import type { ShownRoot } from '../page/shown-root.ts'

/** The password reset. */
export const root: ShownRoot = {
  label: 'Reset',
  place: 2,
  isForAll: true,
  mount: (client, options, { resetToken }) =>
    client.mountResetPassword({ ...options, passwordResetToken: resetToken }),
}
