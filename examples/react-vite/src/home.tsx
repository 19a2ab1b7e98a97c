import { type User, useStytch } from '@portico/react'

/** What only signed-in people see. */
export function Home({ user }: { user: User }) {
  const stytch = useStytch()
  return (
    <>
      <h1>Hello, {user.name.first_name || user.emails[0]?.email}</h1>
      <button type="button" onClick={() => stytch.session.revoke()}>
        Sign out
      </button>
    </>
  )
}
