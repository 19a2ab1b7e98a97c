import { credentialKinds } from '../../../declarations/all-declarations.ts'
import { type AddressProof, listUnproved } from './list-unproved.ts'

const toMinutes = (seconds: number) => `${seconds / 60} minutes`

const toOwnBrowser = ({ isMailbox, hasSession }: AddressProof) => {
  if (!hasSession) return 'goes as well'
  return isMailbox ? 'stays' : 'stays until the mailbox is proved elsewhere'
}

/** Writes `docs/security/additions.md`: how the declarations protect additions to an account. */
export function toAdditionsPage(): string {
  const rows = credentialKinds.map(({ title, addition }) =>
    addition === null
      ? [title, 'no session adds one: it comes with a new account', 'none', '–']
      : [
          title,
          `${toMinutes(addition.freshSeconds)}, else \`${addition.refusal}\``,
          `\`${addition.notice}\``,
          addition.words.en.done.toLowerCase(),
        ],
  )
  return [
    '# What is added to an account',
    '',
    'A credential outlives the session that added it. So whoever adds one has proved a short time ago who they are; every verified',
    'address gets a mail; and a button in it undoes the addition for seven days, without anything of what was added, with the sessions that',
    'added or used it. `npm run reference` writes this page from the declarations of the methods; a kind of credential without these three',
    'does not compile, and tests add each by an old and by a fresh session.',
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
    '## Before an address is proved',
    '',
    'Anyone can sign up with an address that is not theirs. What they set up then guards nothing once the owner proves the mailbox or the',
    'number: it goes, with its sessions. It stays for whoever proves the address in the browser that set it up. What your back end or an',
    'import set up stays: it vouches for the user. Each row is tested.',
    '',
    '| set up before | then proved by | guards | what becomes of it | in the browser that set it up |',
    '|---|---|---|---|---|',
    ...listUnproved().map(
      ({ kind: { title, removal }, proof }) =>
        `| ${[
          title,
          proof.title,
          'nothing',
          `it goes, as \`${removal.dropped ?? removal.action}\` in the audit log`,
          toOwnBrowser(proof),
        ].join(' | ')} |`,
    ),
    '',
    'Users without a verified e-mail address get no mail. A phone number that was added and verified later gets no text about other additions.',
    '',
  ].join('\n')
}
