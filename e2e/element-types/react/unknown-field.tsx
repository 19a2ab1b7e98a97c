import type {} from '@portico/widget/jsx'

export const SignIn = () => <portico-sign-in config={{ product: ['otp'] }} />
