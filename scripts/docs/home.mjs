/** The words of the first page. */
export const home = {
  title: 'Sign-in for your page, on your own server',
  lines: ['Sign-in for your page,', 'on your own server'],
  lead: 'Users sign up and log in on your page. Their accounts stay in your database, and nothing else has to run.',
  command: 'npx portico',
  playground: '/start/#1-start-the-service',
  picture:
    'The sign-in card: Continue with Google, GitHub or Apple, or an email address and Continue with email.',
  ways: [
    {
      icon: 'bolt',
      title: 'Five minutes',
      text: 'Add one element, and people sign in on your page.',
      link: 'Quick start',
      href: '/start/',
    },
    {
      icon: 'key',
      title: 'Ways to sign in',
      text: 'Links, passcodes, passwords, passkeys, nineteen providers, wallets.',
      link: 'See the screens',
      href: '/screens/',
    },
    {
      icon: 'shield',
      title: 'Second factors',
      text: 'An authenticator app or a recovery code, and notices of new sign-ins.',
      link: 'Turn them on',
      href: '/second-factors/',
    },
    {
      icon: 'server',
      title: 'Your own server',
      text: 'Know who it is: Next, React Router, SvelteKit, Nuxt, Astro, Hono, Express.',
      link: 'Choose a framework',
      href: '/server/',
    },
    {
      icon: 'grid',
      title: 'Sign in with you',
      text: 'Let other apps use your accounts by OpenID Connect.',
      link: 'Be a provider',
      href: '/identity-provider/',
    },
    {
      icon: 'send',
      title: 'Run it',
      text: 'One process, SQLite or Postgres, behind your own proxy.',
      link: 'Put it on a server',
      href: '/operations/',
    },
  ],
}

/** The first page as Markdown. @returns {string} */
export const writeHomeTwin = () =>
  [
    `# ${home.title}\n`,
    `${home.lead}\n`,
    `\`\`\`sh\n${home.command}\n\`\`\`\n`,
    ...home.ways.map(
      ({ title, text, link, href }) =>
        `- ${title}: ${text} [${link}](${href.replace(/^\/|\/$/g, '')}.md)`,
    ),
    '',
  ].join('\n')
