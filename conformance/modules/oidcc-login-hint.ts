import { createHappyFlow } from '../module-kinds/happy-flow.ts'

/** `login_hint` is accepted. */
export const oidccLoginHint = createHappyFlow('oidcc-login-hint', {
  params: { login_hint: 'somebody@example.com' },
})
