import { redirect } from '@sveltejs/kit'

export function load({ locals }) {
  const { user } = locals.portico
  if (!user) redirect(303, '/')
  return { email: user.email }
}
