import { publicToken, service } from './settings.js'

const { Portico } = await import(`${service}/portico.js`)
const portico = new Portico(publicToken)

const element = (id) => document.getElementById(id)

/** Shows the widget to who is signed out, and the address to who is signed in. */
function show(user) {
  element('signed-in').hidden = !user
  element('sign-in').hidden = Boolean(user)
  const number = user?.phone_numbers[0]?.phone_number
  if (user) element('who').textContent = user.emails[0]?.email ?? number ?? user.user_id
}

portico.mountLogin({
  elementId: '#sign-in',
  config: {
    products: ['emailMagicLinks'],
    emailMagicLinksOptions: { loginRedirectURL: location.href, signupRedirectURL: location.href },
  },
})

portico.user.onChange(show)
show(portico.user.getSync())
element('sign-out').addEventListener('click', () => portico.session.revoke())

// The link in the mail leads back here with a token; without one this does nothing.
try {
  await portico.authenticateByUrl({ session_duration_minutes: 60 })
} catch (error) {
  element('problem').textContent = error.error_message ?? error.message
}
