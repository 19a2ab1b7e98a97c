import { type User, usePortico } from '@portico/react'

/** What only signed-in people see. */
export function Home({ user }: { user: User }) {
  const portico = usePortico()
  const number = user.phone_numbers[0]?.phone_number
  return (
    <>
      <h1>Hello, {user.name.first_name || (user.emails[0]?.email ?? number ?? user.user_id)}</h1>
      <button type="button" onClick={() => portico.session.revoke()}>
        Sign out
      </button>
    </>
  )
}
