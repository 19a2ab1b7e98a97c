import type {} from '@portico/widget/preact'

export const SignIn = () => <portico-signin />
