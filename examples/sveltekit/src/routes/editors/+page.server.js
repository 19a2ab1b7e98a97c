import { error, redirect } from '@sveltejs/kit'

export function load({ locals }) {
  const { user } = locals.portico
  if (!user) redirect(303, '/')
  if (!user.roles.includes('editor')) error(403, 'You are not allowed to do this.')
}
