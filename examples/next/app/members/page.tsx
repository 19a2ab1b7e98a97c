import { redirect } from 'next/navigation'
import { auth } from '../../lib/portico'

export default async function Members() {
  const { user } = await auth()
  if (!user) redirect('/')
  return (
    <>
      <h1>Members</h1>
      <p>You are {user.email}.</p>
    </>
  )
}
