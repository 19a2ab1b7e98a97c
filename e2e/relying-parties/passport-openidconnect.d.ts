/** The package has no types of its own: what the app uses of it. */
declare module 'passport-openidconnect' {
  import type { Strategy as PassportStrategy } from 'passport'

  interface Options {
    readonly issuer: string
    readonly authorizationURL: string
    readonly tokenURL: string
    readonly userInfoURL: string
    readonly clientID: string
    readonly clientSecret: string
    readonly callbackURL: string
    readonly scope: readonly string[]
  }
  interface Profile {
    readonly id: string
    readonly emails?: readonly { readonly value: string }[]
  }
  type Done = (error: unknown, user?: Express.User | false) => void

  export class Strategy implements PassportStrategy {
    name: string
    constructor(options: Options, verify: (issuer: string, profile: Profile, done: Done) => void)
    authenticate: PassportStrategy['authenticate']
  }
}
