import type { Person } from './dialect.ts'

/** Renders the page on which the user decides at a provider. */
export const renderDecisionPage = (name: string, person: Person, address: string): string =>
  [
    `<main><h1>Sign in with ${name}</h1>`,
    `<p>You are ${person.firstName ?? person.subject}.</p>`,
    `<form method="post" action="${address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`,
    '<button name="decision" value="continue">Continue</button>',
    '<button name="decision" value="cancel">Cancel</button>',
    '<button name="decision" value="fail">Fail</button></form></main>',
  ].join('')
