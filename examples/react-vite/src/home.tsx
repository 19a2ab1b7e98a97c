import { type User, usePortico } from '@portico/react'

/** What only signed-in people see. */
export function Home({ user }: { user: User }) {
  const portico = usePortico()
  return (
    <>
      <h1>Hello, {user.name.first_name || user.emails[0]?.email}</h1>
      <button type="button" onClick={() => portico.session.revoke()}>
        Sign out
      </button>
    </>
  )
}
