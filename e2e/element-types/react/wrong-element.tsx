import type {} from '@portico/widget/jsx'

export const SignIn = () => <portico-signin />
