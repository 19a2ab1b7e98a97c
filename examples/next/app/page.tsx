import { PorticoSignIn, Products } from '@portico/react'
import { auth } from '../lib/portico'
import { SignOut } from './sign-out'

export default async function Home() {
  const { user } = await auth()
  if (!user)
    return (
      <PorticoSignIn
        config={{
          products: [Products.otp],
          otpOptions: { methods: ['email'] },
          sessionOptions: { sessionDurationMinutes: 60 },
        }}
      />
    )
  return (
    <>
      <h1>Hello, {user.email}</h1>
      <p>
        <a href="/members">Members</a> <a href="/editors">Editors</a>
      </p>
      <SignOut />
    </>
  )
}
