import type {} from '@portico/widget/preact'

export const SignIn = () => <portico-sign-in shadow="open" />
