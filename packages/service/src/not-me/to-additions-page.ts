import { credentialKinds } from '../method/declared.ts'

const toMinutes = (seconds: number) => `${seconds / 60} minutes`

/** What people call a kind, in the order and the words of the page. */
const names: Readonly<Record<string, string>> = {
  passkeys: 'passkey',
  passwords: 'password',
  phones: 'phone number',
  oauth: 'account at a provider',
  cryptoWallets: 'crypto wallet',
  totps: 'authenticator app with its recovery codes',
}

/** `docs/security/additions.md`: what guards that something is added to an account, from the declarations. */
export function toAdditionsPage(): string {
  const rows = credentialKinds.map(({ id, addition, list: _list }) => [
    names[id] ?? id,
    `${toMinutes(addition.freshSeconds)}, else \`${addition.refusal}\``,
    `\`${addition.notice}\``,
    addition.undo.words.en.done.toLowerCase(),
  ])
  return [
    '# What is added to an account',
    '',
    'A credential outlives the session that added it. So whoever adds one has proved a short time ago who they are; every verified',
    'address gets a mail; and a button in it undoes the addition for seven days, without anything of what was added, with the sessions that',
    'added or used it. `npm run reference` writes this page from the declarations of the methods; a kind of credential without these three',
    'does not compile, and tests add each by an old and by a fresh session, on both databases.',
    '',
    '| added in a session | last proof at most | mail | undone: |',
    '|---|---|---|---|',
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
    '| e-mail address | no session adds one: your back end does | none | – |',
    '',
    'The last proof is the newest authentication factor of the session; a refresh is none, nor is an access token that was exchanged for the',
    'session. A password is also set without a session, by mail or with the existing one: that is the proof. Your back end adds without a',
    'proof of the user, since it vouches for them; if it names a session, the session is judged like on a page.',
    '',
    'Users without a verified e-mail address get no mail. A phone number that was added and verified later gets no text about other additions.',
    '',
  ].join('\n')
}
