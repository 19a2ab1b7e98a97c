import type {} from '@portico/widget/preact'

export const SignIn = () => <portico-sign-in strings="Welcome" />
