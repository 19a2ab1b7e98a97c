import { forbidden, redirect } from 'next/navigation'
import { auth } from '../../lib/portico'

export default async function Editors() {
  const { user } = await auth()
  if (!user) redirect('/')
  if (!user.roles.includes('editor')) forbidden()
  return <h1>Editors</h1>
}
