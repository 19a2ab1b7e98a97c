import { error } from '@sveltejs/kit'

export function load({ locals }) {
  const { user, reason } = locals.portico
  if (reason === 'unavailable') error(503, 'Please try again in a moment.')
  return {
    email: user?.email ?? null,
    service: process.env.PORTICO_URL,
    publicToken: process.env.PORTICO_PUBLIC_TOKEN,
  }
}
